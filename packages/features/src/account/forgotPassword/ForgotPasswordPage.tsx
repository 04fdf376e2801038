import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { AccountLayout } from '../accountLayout/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';
import { forgotPasswordMessages } from './forgotPasswordMessages.ts';

/** The page that asks for a link. Works as a plain form without JavaScript. */
export function ForgotPasswordPage({ store }: Pick<ForgotPasswordFormProps, 'store'>) {
  const t = useMessages(forgotPasswordMessages);
  return (
    <AccountLayout>
      <Stack gap={24}>
        <Heading level={1} variant="title">
          {t('forgotPassword.title')}
        </Heading>
        <ForgotPasswordForm store={store} place="page" />
      </Stack>
    </AccountLayout>
  );
}
