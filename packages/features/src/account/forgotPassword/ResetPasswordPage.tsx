import { accountPages, codeMinutes } from '@touchline/contract/account/constants';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { AccountLayout } from '../accountLayout/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { NewPasswordField, useNewPasswordError } from '../newPassword/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { forgotPasswordPath } from './forgotPasswordPath.ts';
import { forgotPasswordMessages } from './forgotPasswordMessages.ts';
import type { ResetPasswordStatus, ResetPasswordStore } from './ResetPasswordStore.ts';

export interface ResetPasswordPageProps {
  store: ResetPasswordStore;
  /** Leads to the sign-in page with the address filled in, and after it to where the shopper wanted to go. */
  onSignIn: (email: string, target: string) => void;
}

/** Sets a new password by the link of a mail. Works as a plain form without JavaScript. */
export const ResetPasswordPage = observer(function ResetPasswordPage({
  store,
  onSignIn,
}: ResetPasswordPageProps) {
  const { status } = store;
  return (
    <AccountLayout>
      {status.kind === 'linkOver' ? (
        <LinkOver />
      ) : status.kind === 'done' ? (
        <Done {...status} onSignIn={onSignIn} />
      ) : (
        <NewPassword store={store} />
      )}
    </AccountLayout>
  );
});

const fieldId = 'new-password';

const NewPassword = observer(function NewPassword({ store }: Pick<ResetPasswordPageProps, 'store'>) {
  const t = useMessages(forgotPasswordMessages);
  const site = useSite();
  const { status, problem, attempt, key } = store;
  const error = useNewPasswordError(problem);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    void store.submit(typeof password === 'string' ? password : '');
  };
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title">
        {t('resetPassword.title')}
      </Heading>
      <p>{t('resetPassword.lead')}</p>
      <Form
        method="post"
        action={site.href(`${accountPages.resetPassword}?${new URLSearchParams({ key }).toString()}`)}
        attempt={attempt}
        errors={error ? [{ fieldId, message: error }] : []}
        onSubmit={handleSubmit}
      >
        <Failure status={status} />
        <NewPasswordField
          id={fieldId}
          userName={store.userName}
          isStrong={store.isStrong}
          problem={problem}
          onType={() => store.clearProblem()}
        />
        <Button
          type="submit"
          isWide
          isBusy={status.kind === 'submitting'}
          busyLabel={t('resetPassword.busy')}
        >
          {t('resetPassword.submit')}
        </Button>
      </Form>
    </Stack>
  );
});

/** Why the password was not saved; the link is still good. */
function Failure({ status }: { status: ResetPasswordStatus }) {
  const t = useMessages(forgotPasswordMessages);
  if (status.kind !== 'tooMany' && status.kind !== 'failed') return null;
  return (
    <Callout tone="urgent" isAnnounced title={t('global.error')}>
      {status.kind === 'tooMany'
        ? t('resetPassword.tooMany', { count: Math.max(1, Math.ceil(status.seconds / 60)) })
        : t(status.reason === 'offline' ? 'resetPassword.offline' : 'resetPassword.failed')}
    </Callout>
  );
}

function LinkOver() {
  const t = useMessages(forgotPasswordMessages);
  const site = useSite();
  return (
    <EmptyState
      level={1}
      title={t('resetPassword.over.title')}
      actions={<ButtonLink href={site.href(forgotPasswordPath)}>{t('resetPassword.over.action')}</ButtonLink>}
    >
      {t('resetPassword.over.text', { minutes: codeMinutes })}
    </EmptyState>
  );
}

interface DoneProps extends Pick<ResetPasswordPageProps, 'onSignIn'> {
  email: string;
  target: string;
}

function Done({ email, target, onSignIn }: DoneProps) {
  const t = useMessages(forgotPasswordMessages);
  const site = useSite();
  const query = new URLSearchParams({ returnTo: target }).toString();
  return (
    <EmptyState
      level={1}
      title={t('resetPassword.done.title')}
      actions={
        <form
          method="post"
          action={site.href(`${accountPages.login}?${query}`)}
          onSubmit={(event) => {
            event.preventDefault();
            onSignIn(email, target);
          }}
        >
          {/* In the body: an address does not belong into logs and histories. */}
          <input type="hidden" name="user" value={email} />
          <Button type="submit" name="action" value="prefill">
            {t('resetPassword.done.action')}
          </Button>
        </form>
      }
    >
      {t('resetPassword.done.text', { email })}
    </EmptyState>
  );
}
