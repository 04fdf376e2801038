import { defineStored, plainText } from '../../platform/storage/index.ts';

/** The start curtain that was raised last: it does not come back in this session. */
export const raisedCurtain = defineStored<string>({
  ...{ key: 'startCurtain', where: 'session', maxAge: 'session', purpose: 'preferences' },
  endsWithLogout: false,
  codec: plainText,
});

/** Everything that the start curtain stores. */
export const startCurtainStorage = [raisedCurtain];
