import { getProfile, login } from '@touchline/contract/client/account';
import { endOtherSessions, endSession, getSessions } from '@touchline/contract/client/accountSession';
import { countryHeader } from '@touchline/contract/sessionHeader';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { goodPassword, openAccounts, registered, type TestAccounts } from '../testing/openAccounts.ts';
import { deviceOf } from './deviceOf.ts';

const maya = 'maya@example.org';
const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('A device by its browser’s own words', () => {
  it.each([
    [chrome(142), 'Chrome', 'Windows'],
    [safari, 'Safari', 'iPhone'],
    [`${chrome(142)} Edg/142.0.0.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['curl/8.5.0', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});

describeOnDatabases('The devices of an account', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  async function device(userAgent: string, country?: string, email = maya) {
    const browser = shop.browser();
    browser.headers = {
      'user-agent': userAgent,
      ...(country === undefined ? {} : { [countryHeader]: country }),
    };
    return Object.assign(browser, {
      register: () => registered(browser, email),
      signIn: () =>
        login(browser.call, {
          ...{ user: email, password: goodPassword, persistentLogin: false, isMobile: false },
        }),
    });
  }
  const newDeviceMails = async () =>
    (await shop.rows<{ n: number }>("select count(*)::int as n from mails where kind = 'new-device'"))[0]?.n;

  it('are listed with browser, system and country, the one that asks first', async () => {
    const laptop = await device(chrome(142), 'GB');
    await laptop.register();
    shop.clock.advance(3_600_000);
    const phone = await device(safari, 'FR');
    await phone.signIn();
    expect(await getSessions(laptop.call)).toMatchObject([
      { browser: 'Chrome', system: 'Windows', country: 'GB', isCurrent: true },
      { browser: 'Safari', system: 'iPhone', country: 'FR', isCurrent: false },
    ]);
    const unknown = await device('curl/8.5.0', 'nowhere');
    await unknown.signIn();
    expect((await getSessions(unknown.call))?.[0]).toMatchObject({
      ...{ browser: null, system: null, country: null, isCurrent: true },
    });
  });

  it('are out at once when they are signed out, one or all others', async () => {
    const laptop = await device(chrome(142));
    await laptop.register();
    const [phone, tablet] = [await device(safari), await device(chrome(141))];
    await phone.signIn();
    await tablet.signIn();
    const others = (await getSessions(laptop.call))?.filter(({ isCurrent }) => !isCurrent) ?? [];
    const ofPhone = others.find(({ system }) => system === 'iPhone')?.id ?? '';
    expect(await endSession(laptop.call, ofPhone)).toMatchObject({ kind: 'done', sessions: [{}, {}] });
    expect(await getProfile(phone.call)).toBeUndefined();
    expect((await getProfile(tablet.call))?.userName).toBe(maya);
    expect(await endSession(laptop.call, ofPhone)).toEqual({ kind: 'gone' });
    expect(await endOtherSessions(laptop.call)).toMatchObject({ sessions: [{ isCurrent: true }] });
    expect(await getProfile(tablet.call)).toBeUndefined();
    expect((await getProfile(laptop.call))?.userName).toBe(maya);
  });

  it('of another account cannot be seen or signed out', async () => {
    const laptop = await device(chrome(142));
    await laptop.register();
    const id = (await getSessions(laptop.call))?.[0]?.id ?? '';
    const stranger = await device(chrome(142), 'GB', 'ana@example.org');
    await stranger.register();
    expect(await endSession(stranger.call, id)).toEqual({ kind: 'gone' });
    await endOtherSessions(stranger.call);
    expect((await getProfile(laptop.call))?.userName).toBe(maya);
  });

  it('does not sign out the device that asks', async () => {
    const laptop = await device(chrome(142));
    await laptop.register();
    const id = (await getSessions(laptop.call))?.[0]?.id ?? '';
    await expect(endSession(laptop.call, id)).rejects.toMatchObject({
      body: { errorCode: 'CurrentSession' },
    });
    expect((await getProfile(laptop.call))?.userName).toBe(maya);
  });

  it('cause a mail when they are new, with the way to sign them out and to change the password', async () => {
    await (await device(chrome(142), 'GB')).register();
    expect(await newDeviceMails()).toBe(0);
    // The same browser after an update.
    await (await device(chrome(143), 'GB')).signIn();
    expect(await newDeviceMails()).toBe(0);
    await (await device(safari, 'FR')).signIn();
    const { text } = await shop.mailTo(maya, 'new-device');
    for (const part of ['Safari, iPhone', 'France', '/account/security', '/account#password'])
      expect(text).toContain(part);
    await (await device(safari, 'FR')).signIn();
    expect(await newDeviceMails()).toBe(1);
    await (await device(safari, 'GB')).signIn();
    expect(await newDeviceMails()).toBe(2);
  });
});
