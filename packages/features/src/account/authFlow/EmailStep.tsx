import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmailField } from '@touchline/design-system/EmailField';
import { Form } from '@touchline/design-system/Form';
import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { LoginFailure, PasskeyButton, usePasskeyOffer, type LoginStore } from '../login/index.ts';
import { authFlowMessages } from './authFlowMessages.ts';
import type { AuthFlowStore } from './AuthFlowStore.ts';

export interface EmailStepProps {
  store: AuthFlowStore;
  /** Signs in by a passkey, for which no address is needed. */
  login: LoginStore;
}

/** Asks for the address that decides which form follows. */
export const EmailStep = observer(function EmailStep({ store, login }: EmailStepProps) {
  const t = useMessages(authFlowMessages);
  const fieldId = useId();
  usePasskeyOffer(login, true);
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
      {login.status.kind === 'error' ? (
        <LoginFailure error={login.status.error} isEmailFixed={false} />
      ) : null}
      <BotCheckCallout store={login.bots} purpose="passkey" about="account" />
      <BotCheckCallout store={store.bots} purpose="lookup" about="account" />
      <EmailField
        id={fieldId}
        name="email"
        label={t('authFlow.email')}
        autoComplete="username webauthn"
        error={error}
        value={fields.raw('email')}
        onChange={({ currentTarget }) => store.type(currentTarget.value)}
        onBlur={() => fields.leave('email')}
      />
      <Button type="submit" isWide isBusy={status.kind === 'lookingUp'} busyLabel={t('authFlow.busy')}>
        {t('authFlow.continue')}
      </Button>
      <PasskeyButton store={login} />
    </Form>
  );
});
