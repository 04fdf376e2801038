import { accountPages, codeMinutes } from '@touchline/contract/account/constants';
import { Button, ButtonLink } from '@touchline/design-system/Button';
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
import { lightAccountMessages } from './lightAccountMessages.ts';
import { LinkFailureCallout } from './LinkFailureCallout.tsx';
import type { SetPasswordStore } from './SetPasswordStore.ts';

const fieldId = 'first-password';

export interface SetPasswordPageProps {
  store: SetPasswordStore;
  /** Somebody is signed in now: call `finishSignIn`. */
  onSignedIn: () => void;
}

/** Sets the first password of a light account by the link of a mail. Works as a plain form without JavaScript. */
export const SetPasswordPage = observer(function SetPasswordPage(props: SetPasswordPageProps) {
  const { store, onSignedIn } = props;
  const t = useMessages(lightAccountMessages);
  const site = useSite();
  const { status, problem, attempt, key } = store;
  const error = useNewPasswordError(problem);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    void store.submit(typeof password === 'string' ? password : '').then((isDone) => {
      if (isDone) onSignedIn();
    });
  };
  if (status.kind === 'linkOver') {
    return (
      <AccountLayout>
        <EmptyState
          level={1}
          title={t('lightAccount.over.title')}
          actions={
            <ButtonLink href={site.href(accountPages.login)}>{t('lightAccount.over.action')}</ButtonLink>
          }
        >
          {t('lightAccount.over.text', { minutes: codeMinutes })}
        </EmptyState>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} variant="title">
            {t('lightAccount.set.title')}
          </Heading>
          <p>{t('lightAccount.set.text')}</p>
        </Stack>
        <Form
          method="post"
          action={site.href(`${accountPages.setPassword}?${new URLSearchParams({ key }).toString()}`)}
          attempt={attempt}
          errors={error ? [{ fieldId, message: error }] : []}
          onSubmit={handleSubmit}
        >
          {status.kind === 'failed' ? <LinkFailureCallout failure={status.failure} /> : null}
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
            isBusy={status.kind === 'submitting' || status.kind === 'done'}
            busyLabel={t('lightAccount.set.busy')}
          >
            {t('lightAccount.set.submit')}
          </Button>
        </Form>
      </Stack>
    </AccountLayout>
  );
});
