import { stored } from '@touchline/features/platform/storage';
import { storedValues } from '../../state/storedValues.ts';
import type { CookieJar } from '../http/CookieJar.ts';

/** The calls by which somebody signs out, here or everywhere, deletes the account, or hands a store's device on. */
const logouts: ReadonlySet<string> = new Set([
  'POST /api/account/logout',
  'POST /api/account/logout-everywhere',
  'POST /api/account/deletion',
  'DELETE /api/associate/session',
]);

export const isLogout = ({ method, url }: Request): boolean =>
  logouts.has(`${method} ${new URL(url).pathname}`);

/** Removes the cookies of the person who leaves. What a tab stores ends when the tab learns of it. */
export function removeAtLogout(jar: CookieJar): void {
  const values = stored({
    storage: jar.asStorage,
    clock: { now: () => new Date() },
    reporter: { report: () => undefined },
  });
  const isCookie = ({ where }: (typeof storedValues)[number]) =>
    where === 'cookie' || where === 'protectedCookie';
  for (const value of storedValues) if (value.endsWithLogout && isCookie(value)) values.remove(value);
}
