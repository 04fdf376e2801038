import type { StoreContext } from '../module/index.ts';
import { emailProblem } from '../fields/index.ts';
import { stored } from '../storage/index.ts';
import { legacySignIn, legacySignInRead } from './storage.ts';

/**
 * Reads once who was signed in at the shop before this one, and removes that cookie. It proves nothing here, so whoever
 * had it is to be asked for the password: what is returned then, with the address if the cookie has one. A session of this
 * shop takes its place.
 */
export function takeLegacySignIn(
  { ports, session }: Pick<StoreContext, 'ports' | 'session'>,
  cookie: string,
): { email?: string } | undefined {
  const values = stored(ports);
  const found = values.read(legacySignIn(cookie));
  if (found === undefined) return undefined;
  values.remove(legacySignIn(cookie));
  const isNew = values.read(legacySignInRead) === undefined;
  values.write(legacySignInRead, '1');
  if (!isNew || session.isSignedIn) return undefined;
  const email = found.trim();
  return emailProblem(email) ? {} : { email };
}
