import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { AccountLayout } from '../accountLayout/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { loginMessages } from './loginMessages.ts';

/** Asks whoever is signed in to confirm it, as a page: without JavaScript no dialog can. */
export function ConfirmSignInPage(form: Pick<LoginFormProps, 'store' | 'onSignedIn'>) {
  const t = useMessages(loginMessages);
  return (
    <AccountLayout>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} variant="title">
            {t('login.fresh.title')}
          </Heading>
          <p>{t('login.fresh.text')}</p>
          <p>{t('login.fresh.again')}</p>
        </Stack>
        <LoginForm place="fresh" {...form} />
      </Stack>
    </AccountLayout>
  );
}
