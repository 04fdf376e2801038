import { codeDigits } from '@touchline/contract/account/constants';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { OneTimeCodeField } from '@touchline/design-system/OneTimeCodeField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { ConfirmationStore } from './ConfirmationStore.ts';
import { fieldId } from './fieldId.ts';
import { RegistrationFailure } from './RegistrationFailure.tsx';
import { registrationMessages } from './registrationMessages.ts';
import { registrationPath } from './registrationPath.ts';
import type { RegistrationStore } from './RegistrationStore.ts';

export interface ConfirmationFormProps {
  store: RegistrationStore;
  confirmation: ConfirmationStore;
}

/** Asks for the code of the mail. Says nothing of whether the address was in use. */
export const ConfirmationForm = observer(function ConfirmationForm({
  store,
  confirmation,
}: ConfirmationFormProps) {
  const t = useMessages(registrationMessages);
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const { email, ticket, code, status } = confirmation;
  const error = status.kind === 'refused' ? t(`registration.confirm.${status.reason}`) : undefined;

  // The form is gone with the button that had the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Form
      method="post"
      action={registrationPath(site, store)}
      errors={error ? [{ fieldId: fieldId('code'), message: error }] : []}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('code');
        if (typeof typed === 'string') confirmation.type(typed);
        void store.confirm();
      }}
    >
      <Heading ref={heading} tabIndex={-1} level={2} variant="head">
        {t('registration.confirm.title')}
      </Heading>
      <RegistrationFailure status={status} />
      <Callout>{t('registration.confirm.text', { email })}</Callout>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="ticket" value={ticket} />
      <OneTimeCodeField
        id={fieldId('code')}
        name="code"
        label={t('registration.confirm.code')}
        hint={t('registration.confirm.hint')}
        length={codeDigits}
        value={code}
        error={error}
        onChange={({ currentTarget }) => confirmation.type(currentTarget.value)}
      />
      <BotCheckCallout store={store.bots} purpose="confirm" about="account" />
      <Button
        type="submit"
        name="action"
        value="confirm"
        isWide
        isBusy={status.kind === 'submitting' || status.kind === 'confirmed'}
        busyLabel={t('registration.confirm.submitting')}
      >
        {t('registration.confirm.submit')}
      </Button>
    </Form>
  );
});
