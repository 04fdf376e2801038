import { defineStored, json } from '@touchline/features/platform/storage';

/** What was sent and must not be sent again: purchases. Written only when an event is sent, so with consent. */
export const sentEventKeys = defineStored<readonly string[]>({
  key: 'sentEvents',
  where: 'local',
  maxAge: 31_536_000,
  purpose: 'analytics',
  endsWithLogout: false,
  codec: json((keys) => (Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : undefined)),
});
