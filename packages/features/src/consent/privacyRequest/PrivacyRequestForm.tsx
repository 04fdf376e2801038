import { privacyRequestPages } from '@touchline/contract/privacyRequest/pages';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { legalPath, useSite } from '../../platform/site/index.ts';
import { fieldId, PrivacyRequestFields } from './PrivacyRequestFields.tsx';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import type { PrivacyRequestField } from './privacyRequestRules.ts';
import type { PrivacyRequestStore } from './PrivacyRequestStore.ts';
import { readPrivacyRequestForm } from './readPrivacyRequestForm.ts';
import { usePrivacyRequestProblem } from './usePrivacyRequestProblem.ts';

/* With script a choice reveals what comes next by itself. */
const WithoutScript = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

export interface PrivacyRequestFormProps {
  store: PrivacyRequestStore;
}

/** The form. Its heading is that of the page or dialog around it. */
export const PrivacyRequestForm = observer(function PrivacyRequestForm({ store }: PrivacyRequestFormProps) {
  const t = useMessages(privacyRequestMessages);
  const site = useSite();
  const formId = useId();
  const problemText = usePrivacyRequestProblem();
  if (!store.market) return <WithoutForm store={store} />;
  const errors = store.fields.inOrder.map(({ name, problem }) => ({
    fieldId: fieldId(formId, name as PrivacyRequestField),
    message: problemText(problem) ?? '',
  }));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields, not the store: something may have been typed before hydration.
    store.applyTyped(readPrivacyRequestForm(new FormData(event.currentTarget)));
    void store.submit();
  };
  return (
    <Form
      method="post"
      action={site.href(privacyRequestPages.form)}
      attempt={store.attempt}
      errors={errors}
      summaryTitle={t('privacyRequest.summary', { count: errors.length })}
      onSubmit={handleSubmit}
    >
      <FormFailure store={store} />
      <BotCheckCallout store={store.bots} purpose="privacyRequest" about="account" />
      <PrivacyRequestFields {...{ store, formId }} />
      {store.isOffered && store.requestType ? (
        <Button type="submit" isWide isBusy={store.state === 'loading'} busyLabel={t('privacyRequest.busy')}>
          {t('privacyRequest.submit')}
        </Button>
      ) : (
        <WithoutScript>
          <Button type="submit" name="step" value="choose" isWide>
            {t('privacyRequest.next')}
          </Button>
        </WithoutScript>
      )}
    </Form>
  );
});

/** What was not received, besides a field. */
const FormFailure = observer(function FormFailure({ store }: PrivacyRequestFormProps) {
  const t = useMessages(privacyRequestMessages);
  const site = useSite();
  const privacy = legalPath(site.market, 'privacy');
  const { failure } = store;
  if (!failure) return null;
  if (failure.kind === 'failed')
    return (
      <Callout tone="very-urgent" isAnnounced title={t('chk.delivery.cnc.confirmation.error.title')}>
        {t('chk.delivery.cnc.confirmation.error.text')}
      </Callout>
    );
  if (failure.kind === 'refused')
    return (
      <Callout
        tone="urgent"
        isAnnounced
        actions={
          failure.refusal === 'elsewhere' && privacy !== undefined ? (
            <Link href={site.href(privacy)}>{t('privacyRequest.policy')}</Link>
          ) : undefined
        }
      >
        {t(`privacyRequest.refused.${failure.refusal}`)}
      </Callout>
    );
  return (
    <Callout tone="urgent" isAnnounced>
      {failure.kind === 'offline'
        ? t('privacyRequest.offline')
        : t('privacyRequest.tooMany', { count: Math.max(1, Math.ceil(failure.seconds / 60)) })}
    </Callout>
  );
});

/** While the form is loaded, and where it could not be. */
const WithoutForm = observer(function WithoutForm({ store }: PrivacyRequestFormProps) {
  const t = useMessages(privacyRequestMessages);
  if (store.loading === 'loading')
    return (
      <Stack gap={16} aria-busy="true">
        <Skeleton shape="box" style={{ blockSize: 48 }} />
        <Skeleton shape="box" style={{ blockSize: 144 }} />
      </Stack>
    );
  return (
    <Callout
      tone="urgent"
      isAnnounced
      title={t('privacyRequest.unavailable.title')}
      actions={
        <Button variant="secondary" onClick={() => void store.load()}>
          {t('privacyRequest.again')}
        </Button>
      }
    >
      {t(store.loading === 'offline' ? 'privacyRequest.offline' : 'privacyRequest.unavailable')}
    </Callout>
  );
});
