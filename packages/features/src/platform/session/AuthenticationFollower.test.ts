import * as accounts from '@touchline/contract/account/endpoints';
import type { Profile } from '@touchline/contract/account/schema';
import { pathOf } from '@touchline/contract/endpoint';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noStores, sampleDialog } from '../dialogs/Dialogs.fixtures.tsx';
import { DialogStore } from '../dialogs/DialogStore.ts';
import { SocialLoginStore } from '../../account/login/index.ts';
import { testPorts, type MemoryStorage } from '../ports/testPorts.ts';
import { dialogStore } from '../dialogs/index.ts';
import { Site } from '../site/index.ts';
import { britain } from '../site/Site.fixtures.ts';
import { AuthenticationStore } from './AuthenticationStore.ts';
import { keepsSession, uncountedPages } from './authenticationRoutes.ts';
import { followAuthentication } from './followAuthentication.ts';
import { socialLoginTarget } from './leftForProvider.ts';
import { SessionStore } from './SessionStore.ts';
import { authenticationStore } from './stores.ts';

const now = new Date('2026-11-21T10:00:00Z').getTime();
const profile: Profile = {
  ...{ firstName: 'Maya', lastName: 'Okafor', userName: 'maya.okafor@example.com' },
  ...{ emailAddress: 'maya.okafor@example.com', euci: 'e1', acid: 'a1', customerId: 'c1' },
  ...{
    accountType: 'FULL',
    isEmailVerified: true,
    isPhoneVerified: false,
    isPersistent: false,
    isFresh: true,
  },
  expirationTimestamp: now + 7_200_000,
};
const maya = { answer: { identity: { kind: 'customer' as const, key: 'a', name: 'Maya' }, bagCount: 1 } };
const nobody = { answer: { identity: { kind: 'visitor' as const, key: '' }, bagCount: 0 } };
const refusal = (status: number) => ({ status, error: { errorCode: 'Refused', message: '' } });

/** A page of somebody who is signed in, or of a visitor. */
function open({
  isSignedIn = true,
  at = now,
  market = {},
  storage,
}: {
  isSignedIn?: boolean;
  at?: number;
  /** What the site says beside the usual. */
  market?: { legacySignInCookie?: string };
  storage?: MemoryStorage;
} = {}) {
  const ports = { ...testPorts(), ...(storage ? { storage } : {}) };
  let time = at;
  const all = { ...ports, clock: { now: () => new Date(time) } };
  const session = SessionStore.fromSnapshot(all, isSignedIn ? maya.answer : nobody.answer);
  let authentication = new AuthenticationStore(all);
  session.onIdentityChange(() => {
    authentication = new AuthenticationStore(all);
  });
  const dialogs = new DialogStore(all);
  const site = new Site({ ...britain, market: { ...britain.market, ...market } });
  const stores = { ...noStores(), site, ports: all, session };
  stores.of = ((definition: { key: string }) => {
    if (definition.key === authenticationStore.key) return authentication;
    if (definition.key === dialogStore.key) return dialogs;
    throw new Error(definition.key);
  }) as typeof stores.of;
  const openFreshLogin = vi.fn<(email?: string) => void>();
  ports.server.on(getVisitor, maya).on(accounts.logout, { answer: { accepted: true } });
  return {
    ...{ ports, session, dialogs, openFreshLogin },
    authentication: () => authentication,
    follow: followAuthentication({ stores, openFreshLogin }),
    passTime: (milliseconds: number) => (time += milliseconds),
    profileCalls: () => ports.server.callsOf(accounts.getProfile).length,
  };
}

describe('coming back from a provider', () => {
  /** The storage of a tab that was left for a provider. */
  const leftFor = () => {
    const { storage, ...ports } = testPorts();
    new SocialLoginStore({ ...ports, storage }).leaveFor({ name: 'Sandbox ID', url: '/x' }, '/cart');
    return storage;
  };

  it('tells analytics once that somebody signed in there', async () => {
    const page = open({ storage: leftFor() });
    page.ports.server.on(accounts.getProfile, { answer: profile });
    await page.follow('cart');
    await page.follow('home');
    expect(page.ports.tracked).toEqual([{ event: 'login', fields: { method: 'external' } }]);
  });

  it('does so on a page that learns only then who they are, and forgets what the tab had stored', async () => {
    const storage = leftFor();
    const page = open({ isSignedIn: false, storage });
    page.ports.server.on(accounts.getProfile, { answer: profile });
    page.session.onIdentityChange(() => storage.remove(socialLoginTarget.key));
    void page.session.refresh();
    await page.follow('cart');
    expect(page.ports.tracked).toEqual([{ event: 'login', fields: { method: 'external' } }]);
  });

  it('does not count whoever left for a provider, came back, and signed in with the password', async () => {
    const page = open({ isSignedIn: false, storage: leftFor() });
    page.ports.server.on(accounts.getProfile, { answer: profile });
    await page.follow('login');
    await page.session.refresh();
    await page.follow('cart');
    expect(page.ports.tracked).toEqual([]);
  });
});

describe('from page to page', () => {
  it('the profile of somebody who is signed in is fetched once, and not of others [A4.09, A7.24, A7.25]', async () => {
    const page = open();
    page.ports.server.on(accounts.getProfile, { answer: profile });
    await page.follow('home');
    await page.follow('product');
    expect(page.profileCalls()).toBe(1);
    expect([accounts.getProfile.method, pathOf(accounts.getProfile, 'chk')]).toEqual([
      'GET',
      '/api/account/profile',
    ]);
    expect(page.authentication().basicProfile).toEqual({
      ...{ firstName: 'Maya', lastName: 'Okafor', userName: 'maya.okafor@example.com' },
    });
    const visitor = open({ isSignedIn: false });
    await visitor.follow('home');
    expect(visitor.ports.server.calls).toEqual([]);
  });

  it('whoever is not signed in any more is signed out, with the basket kept, and stays on pages that say why not [A4.10, A4.11]', async () => {
    const page = open();
    page.ports.server.on(accounts.getProfile, refusal(401)).on(getVisitor, nobody);
    await page.follow('product');
    expect(page.ports.server.callsOf(accounts.logout).map(({ body }) => body)).toEqual([
      { keepBasket: true },
    ]);
    expect(page.session.isSignedIn).toBe(false);
    for (const route of Object.keys(keepsSession)) {
      const other = open();
      other.ports.server.on(accounts.getProfile, refusal(401));
      await other.follow(route);
      expect(other.ports.server.callsOf(accounts.logout), route).toEqual([]);
    }
  });

  it.each([429, 503, 500])('nobody is signed out by a %i: the next page asks again', async (status) => {
    const page = open();
    page.ports.server.on(accounts.getProfile, refusal(status), refusal(status), { answer: profile });
    await page.follow('product');
    expect(page.session.isSignedIn).toBe(true);
    expect(page.ports.server.callsOf(accounts.logout)).toEqual([]);
    await page.follow('list');
    await page.follow('list');
    expect(page.authentication().profile).toEqual(profile);
  });

  it('fifty tabs that ask at once, with 429 and 503 between, sign nobody out', async () => {
    const answers = [{ answer: profile }, refusal(429), refusal(503)];
    const tabs = Array.from({ length: 50 }, (_, at) => {
      const tab = open();
      tab.ports.server.on(accounts.getProfile, answers[at % 3] ?? refusal(503), { answer: profile });
      return tab;
    });
    for (const route of ['home', 'list', 'product', 'cart'])
      await Promise.all(tabs.map((tab) => tab.follow(route)));
    expect(tabs.filter(({ session }) => session.isSignedIn)).toHaveLength(50);
    expect(tabs.flatMap((tab) => tab.ports.server.callsOf(accounts.logout))).toEqual([]);
  });

  it('every third page refreshes the session, not counting pages on the way to another one [A4.12, A4.72, A9.44]', async () => {
    const page = open();
    page.ports.server.on(accounts.getProfile, { answer: profile });
    const visits: number[] = [];
    for (const route of ['home', 'list', ...Object.keys(uncountedPages), 'product', 'list', 'home', 'cart']) {
      await page.follow(route);
      visits.push(page.ports.server.callsOf(getVisitor).length);
    }
    expect(visits).toEqual([0, 0, ...Object.keys(uncountedPages).map(() => 0), 1, 1, 1, 2]);
    expect(page.profileCalls()).toBe(3);
  });
});

describe('whoever was signed in at the shop before this one', () => {
  const market = { legacySignInCookie: 'oldShopUser' };

  it('is asked for the password once, with the address of the old cookie, which is then gone [A6.09]', async () => {
    const page = open({ isSignedIn: false, market });
    page.ports.storage.set('oldShopUser', 'maya.okafor@example.com');
    await page.follow('home');
    expect(page.openFreshLogin.mock.calls).toEqual([['maya.okafor@example.com']]);
    expect(page.ports.storage.get('oldShopUser')).toBeUndefined();
    await page.follow('list');
    expect(page.openFreshLogin).toHaveBeenCalledTimes(1);
    // A cookie of a wider domain can not be removed from here: it does not count again.
    const again = open({ isSignedIn: false, market, storage: page.ports.storage });
    page.ports.storage.set('oldShopUser', 'maya.okafor@example.com');
    await again.follow('home');
    expect(again.openFreshLogin).not.toHaveBeenCalled();
  });

  it('is asked for the address, too, where the cookie has none [A6.09]', async () => {
    const page = open({ isSignedIn: false, market });
    page.ports.storage.set('oldShopUser', 'true');
    await page.follow('home');
    expect(page.openFreshLogin.mock.calls).toEqual([[undefined]]);
  });

  it('is not asked when already signed in here; the session of this shop has taken its place [A6.09]', async () => {
    const page = open({ market });
    page.ports.server.on(accounts.getProfile, { answer: profile });
    page.ports.storage.set('oldShopUser', 'true');
    await page.follow('home');
    expect(page.openFreshLogin).not.toHaveBeenCalled();
    expect(page.ports.storage.get('oldShopUser')).toBeUndefined();
  });

  it('is not looked for where no such cookie is configured', async () => {
    const page = open({ isSignedIn: false });
    page.ports.storage.set('oldShopUser', 'true');
    await page.follow('home');
    expect(page.openFreshLogin).not.toHaveBeenCalled();
    expect(page.ports.storage.get('oldShopUser')).toBe('true');
  });
});

describe('a persistent login that is over', () => {
  const lasting = { ...profile, isPersistent: true, expirationTimestamp: now + 60_000 };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('closes all dialogs and asks for the password again, when its time comes and on the next page [A4.08, A6.04]', async () => {
    for (const isOnNextPage of [false, true]) {
      const page = open();
      page.ports.server.on(accounts.getProfile, { answer: lasting }, refusal(401));
      await page.follow('home');
      page.dialogs.request(sampleDialog('newsletter'));
      page.dialogs.request(sampleDialog('directAction'));
      page.ports.server.on(getVisitor, nobody);
      page.passTime(60_000);
      if (isOnNextPage) await page.follow('product');
      else await vi.advanceTimersByTimeAsync(60_000);
      expect(page.openFreshLogin.mock.calls).toEqual([['maya.okafor@example.com']]);
      expect([page.dialogs.isOpen('newsletter'), page.dialogs.isOpen('directAction')]).toEqual([
        false,
        false,
      ]);
    }
  });

  it('asks nothing before its time, nor of a login that another tab has used since', async () => {
    const page = open();
    const later = { ...lasting, expirationTimestamp: now + 600_000 };
    page.ports.server.on(accounts.getProfile, { answer: lasting }, { answer: later });
    await page.follow('home');
    await vi.advanceTimersByTimeAsync(30_000);
    page.passTime(60_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.profileCalls()).toBe(2);
    expect(page.openFreshLogin).not.toHaveBeenCalled();
  });

  it('asks nothing where the shopper did not choose to stay signed in', async () => {
    const page = open();
    page.ports.server.on(accounts.getProfile, { answer: { ...lasting, isPersistent: false } });
    await page.follow('home');
    page.passTime(120_000);
    await vi.advanceTimersByTimeAsync(120_000);
    await page.follow('list');
    expect(page.openFreshLogin).not.toHaveBeenCalled();
  });
});
