import { defineStored, plainText, type StoredValue } from '../storage/index.ts';
import { socialLoginTarget } from './leftForProvider.ts';

/** The cookie by which the shop before this one knew who was signed in. Its name is configured; this shop only removes it. */
export const legacySignIn = (key: string): StoredValue<string> =>
  defineStored({
    ...{ key, where: 'cookie', maxAge: 0, purpose: 'necessary' },
    ...{ endsWithLogout: true, codec: plainText },
  });

/** That such a cookie was read: it counts once, also where the browser does not let this shop remove it. */
export const legacySignInRead = defineStored<string>({
  key: 'legacySignInRead',
  where: 'local',
  maxAge: 31_536_000,
  purpose: 'necessary',
  endsWithLogout: false,
  codec: plainText,
});

/** Everything that signing in and following the session stores. */
export const authenticationStorage = [legacySignInRead, socialLoginTarget];
