import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { AccountLayout } from '../accountLayout/index.ts';
import {
  ForgotPasswordForm,
  forgotPasswordMessages,
  type ForgotPasswordStore,
} from '../forgotPassword/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { ExternalLoginNotice } from './ExternalLoginNotice.tsx';
import type { ExternalLoginReason } from './externalLoginReason.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { loginMessages } from './loginMessages.ts';

export interface LoginPageProps extends Omit<LoginFormProps, 'place'> {
  /** The form that takes the place of this one when the password has to be recovered. */
  recovery: ForgotPasswordStore;
  /** Why signing in by somebody else's account did not work, for a browser without JavaScript. */
  externalError?: ExternalLoginReason | undefined;
}

/** The page for signing in. */
export const LoginPage = observer(function LoginPage({ recovery, externalError, ...form }: LoginPageProps) {
  const t = useMessages(loginMessages);
  const tForgotten = useMessages(forgotPasswordMessages);
  const { step, forgotten } = form.store;
  if (forgotten) {
    return (
      <AccountLayout>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {tForgotten('forgotPassword.title')}
          </Heading>
          <ForgotPasswordForm store={recovery} place="page" onBack={() => form.store.remember()} />
        </Stack>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} variant="title">
            {t(step === 'code' ? 'login.code.title' : 'login.title')}
          </Heading>
          {step === 'code' ? null : <p>{t('login.lead')}</p>}
        </Stack>
        {externalError ? (
          <noscript>
            <ExternalLoginNotice reason={externalError} />
          </noscript>
        ) : null}
        <LoginForm place="page" {...form} />
      </Stack>
    </AccountLayout>
  );
});
