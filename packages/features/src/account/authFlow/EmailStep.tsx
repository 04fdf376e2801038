import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmailField } from '@touchline/design-system/EmailField';
import { Form } from '@touchline/design-system/Form';
import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { authFlowMessages } from './authFlowMessages.ts';
import type { AuthFlowStore } from './AuthFlowStore.ts';

/** Asks for the address that decides which form follows. */
export const EmailStep = observer(function EmailStep({ store }: { store: AuthFlowStore }) {
  const t = useMessages(authFlowMessages);
  const fieldId = useId();
  const { status, fields } = store;
  const { error: problem } = fields.state('email');
  const error = problem && t(problem.key, problem.values);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.submitEmail();
  };
  return (
    <Form errors={error ? [{ fieldId, message: error }] : []} onSubmit={handleSubmit}>
      {status.kind === 'tooMany' ? (
        <Callout tone="urgent" isAnnounced title={t('authFlow.tooMany.title')}>
          {t('authFlow.tooMany.text', { count: Math.max(1, Math.ceil(status.seconds / 60)) })}
        </Callout>
      ) : null}
      <BotCheckCallout store={store.bots} purpose="lookup" about="account" />
      <EmailField
        id={fieldId}
        name="email"
        label={t('authFlow.email')}
        autoComplete="username"
        error={error}
        value={fields.raw('email')}
        onChange={({ currentTarget }) => store.type(currentTarget.value)}
        onBlur={() => fields.leave('email')}
      />
      <Button type="submit" isWide isBusy={status.kind === 'lookingUp'} busyLabel={t('authFlow.busy')}>
        {t('authFlow.continue')}
      </Button>
    </Form>
  );
});
