import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { PasskeysSection } from './PasskeysSection.tsx';
import type { PasskeysStore } from './PasskeysStore.ts';
import { securityMessages } from './securityMessages.ts';
import { SessionsSection } from './SessionsSection.tsx';
import type { SessionsStore } from './SessionsStore.ts';

export interface SecurityPageProps {
  passkeys: PasskeysStore;
  sessions: SessionsStore;
}

/** Passkeys, devices, and the way to a new password. All but the passkeys works without JavaScript. */
export const SecurityPage = observer(function SecurityPage({ passkeys, sessions }: SecurityPageProps) {
  const t = useMessages(securityMessages);
  const site = useSite();
  if (passkeys.status === 'failed' || sessions.status === 'failed')
    return (
      <NotLoaded
        title={t('security.failed.title')}
        retryLabel={t('security.retry')}
        onRetry={() => {
          void passkeys.load();
          void sessions.load();
        }}
      >
        {t('security.failed.text')}
      </NotLoaded>
    );
  const isLoading = passkeys.status === 'loading' || sessions.status === 'loading';
  return (
    <Stack gap={40}>
      <Stack gap={12}>
        <Heading level={1} variant="title">
          {t('security.title')}
        </Heading>
        <p role={isLoading ? 'status' : undefined}>{t(isLoading ? 'security.loading' : 'security.lead')}</p>
      </Stack>
      {isLoading ? null : (
        <>
          <PasskeysSection store={passkeys} />
          <SessionsSection store={sessions} />
          <RuledSection title={t('security.password.title')}>
            <p>{t('security.password.text')}</p>
            <div>
              <ButtonLink variant="secondary" href={site.href('/account#password')}>
                {t('security.password.change')}
              </ButtonLink>
            </div>
          </RuledSection>
        </>
      )}
    </Stack>
  );
});
