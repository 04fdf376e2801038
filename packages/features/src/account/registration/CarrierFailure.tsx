import { Callout } from '@touchline/design-system/Callout';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CarrierStatus } from './CarrierStore.ts';
import { registrationMessages } from './registrationMessages.ts';

/** Why the phone company did not confirm the person, and what the shopper can do. */
export function CarrierFailure({ status }: { status: CarrierStatus }) {
  const t = useMessages(registrationMessages);
  if (status.kind === 'refused')
    return (
      <Callout tone="urgent" isAnnounced>
        {t(`carrier.${status.reason}`)}
      </Callout>
    );
  if (status.kind === 'tooMany')
    return (
      <Callout tone="urgent" isAnnounced title={t('registration.tooMany.title')}>
        {t('registration.tooMany.text', { count: Math.max(1, Math.ceil(status.seconds / 60)) })}
      </Callout>
    );
  if (status.kind !== 'failed') return null;
  return (
    <Callout tone="urgent" isAnnounced>
      {t(`registration.unavailable.${status.reason}`)}
    </Callout>
  );
}
