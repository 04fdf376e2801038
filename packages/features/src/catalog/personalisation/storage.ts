import { defineStored, plainText } from '../../platform/storage/index.ts';

/** The random key of this session, for the personalisation engine. */
export const engineSession = defineStored<string>({
  key: 'monetateId',
  where: 'session',
  maxAge: 'session',
  purpose: 'personalisation',
  endsWithLogout: true,
  codec: plainText,
});

/** Everything that the personalisation stores. */
export const personalisationStorage = [engineSession];
