import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmailVerificationCallout, type EmailVerificationStore } from '../emailVerification/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { accountPath } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import type { AccountStore } from './AccountStore.ts';
import { DataSection } from './DataSection.tsx';
import { LinkedSection } from './LinkedSection.tsx';
import { OwnerQuestion } from './OwnerQuestion.tsx';
import { EmailSection, NameSection, PasswordSection } from './PersonalSections.tsx';
import { saveData } from './saveData.ts';
import { SignOutSection } from './SignOutSection.tsx';
import { submitAccountForm } from './submitAccountForm.ts';

export interface AccountPageProps {
  store: AccountStore;
  /** Sends the link that verifies the email address. */
  verification: EmailVerificationStore;
  /** What was ordered, above the personal details. @default nothing */
  overview?: ReactNode;
  /** Nobody is signed in any more. */
  onSignedOut: () => void;
}

/** The personal page of an account. Works as plain forms without JavaScript. */
export const AccountPage = observer(function AccountPage({
  store,
  verification,
  overview,
  onSignedOut,
}: AccountPageProps) {
  const t = useMessages(accountMessages);
  const site = useSite();
  const { profile, isLight } = store;
  if (!profile) {
    return (
      <EmptyState
        level={1}
        title={t('account.failed.title')}
        actions={<ButtonLink href={site.href(accountPath)}>{t('account.failed.again')}</ButtonLink>}
      >
        {t('account.unavailable')}
      </EmptyState>
    );
  }
  const handleSubmit = (form: FormData) => {
    const save = (data: Parameters<typeof saveData>[0]) => saveData(data, `${site.brand.id}-account.json`);
    void submitAccountForm(store, form, save).then((outcome) => {
      if (outcome === 'signedOut') onSignedOut();
    });
  };
  const sections = { store, onSubmit: handleSubmit };
  return (
    <Stack gap={40}>
      <Stack gap={12}>
        <Heading level={1} variant="title">
          {profile.firstName ? t('account.greeting', { name: profile.firstName }) : t('account.title')}
        </Heading>
        <p>{t('account.lead')}</p>
      </Stack>
      <OwnerQuestion {...sections} />
      {overview}
      {isLight ? (
        <Callout
          tone="info"
          title={t('account.light.title')}
          actions={
            <ButtonLink variant="secondary" href="#password">
              {t('account.light.action')}
            </ButtonLink>
          }
        >
          {t('account.light.text')}
        </Callout>
      ) : null}
      {profile.isEmailVerified || isLight ? null : (
        <EmailVerificationCallout store={verification} purpose="account" />
      )}
      <NameSection {...sections} />
      <EmailSection {...sections} />
      <PasswordSection {...sections} />
      <LinkedSection {...sections} />
      <SignOutSection {...sections} />
      <DataSection {...sections} />
    </Stack>
  );
});
