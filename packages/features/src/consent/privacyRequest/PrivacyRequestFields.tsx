import { locationStates } from '@touchline/contract/privacyRequest/constants';
import { Callout } from '@touchline/design-system/Callout';
import { EmailField } from '@touchline/design-system/EmailField';
import { Link } from '@touchline/design-system/Link';
import { RadioList } from '@touchline/design-system/RadioList';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { legalPath, useSite } from '../../platform/site/index.ts';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import type { PrivacyRequestField } from './privacyRequestRules.ts';
import type { PrivacyRequestStore } from './PrivacyRequestStore.ts';
import { usePrivacyRequestProblem } from './usePrivacyRequestProblem.ts';

/** The id of a field, for the links of a summary. */
export const fieldId = (formId: string, name: PrivacyRequestField): string => `${formId}-${name}`;

export interface PrivacyRequestFieldsProps {
  store: PrivacyRequestStore;
  /** Makes the ids of the fields unique: a page may have the form twice. */
  formId: string;
}

/** The choices and fields; each choice reveals the next ones. */
export const PrivacyRequestFields = observer(function PrivacyRequestFields(props: PrivacyRequestFieldsProps) {
  const { store } = props;
  return (
    <>
      {store.asksForState ? <StateSelector {...props} /> : null}
      {store.asksForState && store.locationState === 'All other states' ? <OtherStates /> : null}
      {store.isOffered ? <TypeChoice {...props} /> : null}
      {store.isOffered && store.requestType ? <PersonFields {...props} /> : null}
    </>
  );
});

const StateSelector = observer(function StateSelector({ store, formId }: PrivacyRequestFieldsProps) {
  const t = useMessages(privacyRequestMessages);
  const problemText = usePrivacyRequestProblem();
  const { value, error } = store.fieldState('state');
  return (
    <RadioList
      id={fieldId(formId, 'state')}
      name="state"
      legend={t('privacyRequest.state')}
      isInline
      options={locationStates.map((state) => ({ value: state, label: t(`privacyRequest.state.${state}`) }))}
      error={problemText(error)}
      value={value}
      onValueChange={(state) => store.type('state', state)}
    />
  );
});

/** What the law of California does not give. */
function OtherStates() {
  const t = useMessages(privacyRequestMessages);
  const site = useSite();
  const privacy = legalPath(site.market, 'privacy');
  return (
    <Callout
      tone="info"
      isAnnounced
      title={t('privacyRequest.otherStates.title')}
      actions={
        privacy === undefined ? undefined : (
          <Link href={site.href(privacy)}>{t('privacyRequest.policy')}</Link>
        )
      }
    >
      {t('privacyRequest.otherStates')}
    </Callout>
  );
}

const TypeChoice = observer(function TypeChoice({ store, formId }: PrivacyRequestFieldsProps) {
  const t = useMessages(privacyRequestMessages);
  const problemText = usePrivacyRequestProblem();
  const { value, error } = store.fieldState('requestType');
  return (
    <RadioList
      id={fieldId(formId, 'requestType')}
      name="requestType"
      legend={t('privacyRequest.type')}
      options={store.types.map((type) => ({
        value: type,
        label: t(`privacyRequest.type.${type}`),
        description: t(`privacyRequest.type.${type}.text`),
      }))}
      error={problemText(error)}
      value={value}
      onValueChange={(type) => store.type('requestType', type)}
    />
  );
});

const PersonFields = observer(function PersonFields({ store, formId }: PrivacyRequestFieldsProps) {
  const t = useMessages(privacyRequestMessages);
  const problemText = usePrivacyRequestProblem();
  const common = (name: PrivacyRequestField) => {
    const { value, error } = store.fieldState(name);
    return {
      ...{ id: fieldId(formId, name), name, value, error: problemText(error) },
      onChange: (event: { currentTarget: { value: string } }) => store.type(name, event.currentTarget.value),
      onBlur: () => store.leave(name),
    };
  };
  return (
    <>
      <TextField
        {...common('lastName')}
        label={t('privacyRequest.lastName')}
        autoComplete="family-name"
        aria-required
      />
      <EmailField
        {...common('email')}
        label={t('privacyRequest.email')}
        hint={t('privacyRequest.email.hint')}
        aria-required
      />
      <TextField
        {...common('membershipId')}
        label={t('privacyRequest.membershipId')}
        mark={`(${t('privacyRequest.optional')})`}
        autoComplete="off"
      />
    </>
  );
});
