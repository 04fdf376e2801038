import { carriers } from '@touchline/contract/account/constants';
import { Button } from '@touchline/design-system/Button';
import { ButtonGroup } from '@touchline/design-system/ButtonGroup';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { OneTimeCodeField } from '@touchline/design-system/OneTimeCodeField';
import { RadioList } from '@touchline/design-system/RadioList';
import { observer } from 'mobx-react-lite';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { CarrierFailure } from './CarrierFailure.tsx';
import { carrierCodeDigits } from './CarrierStore.ts';
import { fieldId } from './fieldId.ts';
import { PersonFields } from './PersonFields.tsx';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { verifiedFields } from './registrationFields.ts';
import { registrationMessages } from './registrationMessages.ts';
import { registrationPath } from './registrationPath.ts';
import { TypedForm } from './TypedForm.tsx';
import { VerifiedInputs } from './VerifiedInputs.tsx';

/** Who the shopper is, and the code that their phone company sends. Works as a plain form without JavaScript. */
export const CarrierForm = observer(function CarrierForm(props: BlockProps) {
  return props.store.carrier.isCodeStep ? <CodeStep {...props} /> : <PersonStep {...props} />;
});

const PersonStep = observer(function PersonStep(props: BlockProps) {
  const { store } = props;
  const t = useMessages(registrationMessages);
  const { carrier } = store;
  return (
    <TypedForm
      store={store}
      only={verifiedFields}
      onSubmit={({ values, mobileCountry }) => {
        store.applyPerson(values, mobileCountry);
        void store.startCarrier();
      }}
    >
      <CarrierFailure status={carrier.status} />
      <PersonFields {...props} />
      <RadioList
        name="carrier"
        legend={t('carrier.carrier')}
        isInline
        options={carriers.map((one) => ({ value: one, label: t(`carrier.carrier.${one}`) }))}
        value={carrier.carrier}
        onValueChange={carrier.choose}
      />
      <BotCheckCallout store={store.bots} purpose="carrier" about="account" />
      <Button
        type="submit"
        name="action"
        value="startCarrier"
        isWide
        isBusy={carrier.status.kind === 'submitting'}
        busyLabel={t('carrier.sending')}
      >
        {t('carrier.send')}
      </Button>
    </TypedForm>
  );
});

const CodeStep = observer(function CodeStep(props: BlockProps) {
  const { store } = props;
  const t = useMessages(registrationMessages);
  const site = useSite();
  const { carrier } = store;
  const { status, testCode } = carrier;
  const error =
    status.kind === 'refused' && status.reason === 'invalidCode' ? t('carrier.invalidCode') : undefined;
  const id = fieldId('carrierCode');
  return (
    <Form
      method="post"
      action={registrationPath(site, store)}
      errors={error ? [{ fieldId: id, message: error }] : []}
      onSubmit={(event) => {
        event.preventDefault();
        void store.carrier.confirm();
      }}
    >
      {error ? null : <CarrierFailure status={status} />}
      <Callout>
        {t('carrier.sent', { phone: store.fields.value('mobileNumber') })}
        {testCode ? ` ${t('carrier.testCode', { code: testCode })}` : null}
      </Callout>
      <VerifiedInputs store={store} />
      <input type="hidden" name="authenticationId" value={carrier.authenticationId} />
      <OneTimeCodeField
        id={id}
        name="carrierCode"
        label={t('carrier.code')}
        length={carrierCodeDigits}
        value={carrier.code}
        error={error}
        onChange={({ currentTarget }) => carrier.type(currentTarget.value)}
      />
      <ButtonGroup>
        <Button
          type="submit"
          name="action"
          value="confirmCarrier"
          isBusy={status.kind === 'submitting'}
          busyLabel={t('carrier.confirming')}
        >
          {t('carrier.confirm')}
        </Button>
        <Button
          variant="secondary"
          type="submit"
          name="action"
          value="open"
          onClick={(event) => {
            event.preventDefault();
            carrier.restart();
          }}
        >
          {t('carrier.back')}
        </Button>
      </ButtonGroup>
    </Form>
  );
});
