import { Callout } from '@touchline/design-system/Callout';
import { useMessages } from '../../platform/i18n/index.ts';
import type { ConfirmationStatus } from './ConfirmationStore.ts';
import { registrationMessages } from './registrationMessages.ts';
import type { RegistrationStatus } from './RegistrationStore.ts';

/** Why no account was made, where no field is to blame, and what the shopper can do. */
export function RegistrationFailure({ status }: { status: RegistrationStatus | ConfirmationStatus }) {
  const t = useMessages(registrationMessages);
  if (status.kind === 'tooMany')
    return (
      <Callout tone="urgent" isAnnounced title={t('registration.tooMany.title')}>
        {t('registration.tooMany.text', { count: Math.max(1, Math.ceil(status.seconds / 60)) })}
      </Callout>
    );
  if (status.kind === 'unexpected')
    return (
      <Callout tone="urgent" isAnnounced title={t('registration.refused.title')}>
        {t('generic.unexpectederror')}
      </Callout>
    );
  if (status.kind !== 'failed') return null;
  const isOffline = status.reason === 'offline';
  return (
    <Callout
      tone="urgent"
      isAnnounced
      title={t(isOffline ? 'registration.offline.title' : 'registration.failed.title')}
    >
      {t(isOffline ? 'registration.offline.text' : 'registration.failed.text')}
    </Callout>
  );
}
