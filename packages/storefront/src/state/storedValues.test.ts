import { readdirSync, readFileSync } from 'node:fs';
import { namesOf, stored } from '@touchline/features/platform/storage';
import { describe, expect, it } from 'vitest';
import { CookieJar } from '../server/http/CookieJar.ts';
import { storedValues } from './storedValues.ts';

const root = new URL('../../../../', import.meta.url);
const clock = { now: () => new Date() };
const reporter = { report: () => undefined };
const byKey = (key: string) => {
  const found = storedValues.find((value) => value.key === key);
  if (!found) throw new Error(`There is no stored value ${key}.`);
  return found;
};

/** The header lines with which the server writes a value. */
function linesOf(key: string, value: unknown): string[] {
  const jar = new CookieJar(null, true);
  stored({ storage: jar.asStorage, clock, reporter }).write(byKey(key), value);
  const headers = new Headers();
  jar.writeTo(headers);
  return headers.getSetCookie();
}

describe('what the shop stores', () => {
  it('has one definition for each name', () => {
    const names = storedValues.flatMap((value) => namesOf(value));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has the names of the documents [C9.20, C9.21, C9.22, C9.23]', () => {
    expect(storedValues.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['jwtToken', 'basketId', 'restoreBasketUrl', 'restoreBasketData']),
    );
  });

  it('lasts as long as the documents say [A7.66, A9.08, A9.11, A9.13, C9.07, C9.08]', () => {
    const items = [{ productId: 'TL1', quantity: 1 }];
    expect(linesOf('restoreBasketData', items).join()).toContain('; Max-Age=31536000;');
    expect(linesOf('sitePath', { preferred: 'de', previous: 'gb' })).toEqual([
      'sitePath=de~gb; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
    ]);
    expect(linesOf('jwtToken', 'secret')).toEqual([
      '__Host-jwtToken=secret; Path=/; Max-Age=7200; SameSite=Lax; Secure; HttpOnly',
      'visitor=1; Path=/; Max-Age=7200; SameSite=Lax; Secure',
    ]);
    expect(byKey('checkoutDraft')).toMatchObject({ where: 'session', maxAge: 7200 });
  });

  it('counts towards the sign-up that opens by itself in a cookie of one year [A9.10]', () => {
    expect(linesOf('UserSignUpAndSave', 3)).toEqual([
      'UserSignUpAndSave=3; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
  });

  it('remembers for seven days that the banner of the app was closed [A9.12]', () => {
    expect(linesOf('smartBannerClosed', true)).toEqual([
      'smartBannerClosed=true; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    ]);
  });

  it('keeps the language and the one before in one cookie [A7.66]', () => {
    const jar = new CookieJar('sitePath=de~gb', true);
    const values = stored({ storage: jar.asStorage, clock, reporter });
    expect(values.read(byKey('sitePath'))).toEqual({ preferred: 'de', previous: 'gb' });
    const older = stored({ storage: new CookieJar('sitePath=de', true).asStorage, clock, reporter });
    expect(older.read(byKey('sitePath'))).toMatchObject({ preferred: 'de' });
  });

  it('is written only through its definition', () => {
    const files = ['features', 'storefront', 'design-system'].flatMap((name) =>
      readdirSync(new URL(`packages/${name}/src`, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.(test|stories|fixtures)|testPorts)\.tsx?$/.test(file))
        .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`),
    );
    expect(files.length).toBeGreaterThan(300);
    const direct =
      /\b(sessionStorage|localStorage|cookieStore|indexedDB|document\.cookie)\b|\bstorage\.(get|set|remove)\(/;
    const offenders = files.filter((file) => direct.test(readFileSync(new URL(file, root), 'utf8')));
    expect(offenders.toSorted()).toEqual([
      // Removes the cookies that advertising has set, which are none of the shop's.
      'packages/features/src/consent/privacyRequest/PrivacyRequestStore.ts',
      // The same storage, until the visitor becomes another person.
      'packages/features/src/platform/ports/abortablePorts.ts',
      'packages/features/src/platform/storage/stored.ts',
      // Runs before everything else: it only looks whether there is the mark of a session.
      'packages/storefront/src/browser/bootstrap.ts',
      // Reads what a tester has put there, while the shop is developed.
      'packages/storefront/src/browser/browserPorts.ts',
      'packages/storefront/src/browser/browserStorage.ts',
      // Reads what a tester has turned on at the sandbox, where a wallet has a stand-in.
      'packages/storefront/src/browser/deviceWallet/deviceWallets.ts',
    ]);
  });
});
