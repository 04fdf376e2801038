import type { VisitorMembership } from '@touchline/contract/loyalty/schema';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import {
  getLoyaltyStatus,
  getMembershipNotifications,
  getPointsHistory,
  getVouchers,
} from '@touchline/contract/loyalty/endpoints';
import { expect, it } from 'vitest';
import type { DialogDefinition } from '../../platform/dialogs/index.ts';
import { i18nextTranslator } from '../../platform/i18n/i18nextTranslator.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { followMembership } from './followMembership.ts';
import { MembershipStore } from './MembershipStore.ts';

const member: VisitorMembership = {
  ...{ isMember: true, needsConsent: false, membershipId: 'K7QM2XWF9HPT', membershipPoints: 10 },
  ...{ membershipTier: 1, voucher: { code: 'K7QM-2XWF-9HPT', value: 5, currency: 'GBP' } },
};
const newcomer: VisitorMembership = {
  ...{ isMember: false, needsConsent: true, membershipPoints: 0, membershipTier: 0 },
};

function shopOf(membership?: VisitorMembership, flags: Partial<FlagValues> = { MEMBERSHIP_ENABLED: true }) {
  const ports = testPorts({ flags });
  const requested: string[] = [];
  const dialogs = { request: ({ key }: DialogDefinition) => void requested.push(key) };
  const stores = {
    ...{ ports, translator: i18nextTranslator('en', () => undefined) },
    session: { membership, isSignedIn: membership !== undefined, settled: () => Promise.resolve() },
    of: () => dialogs,
  } as unknown as StoreContext;
  return { stores, requested, ports };
}

it('asks whoever is signed in, has no loyalty record and no answer, on every page but quiet ones [A4.105] [A6.06]', async () => {
  const { stores, requested } = shopOf(newcomer);
  for (const quiet of ['checkout', 'cart', 'privacySettings', 'verifyEmail']) {
    await followMembership(stores, quiet);
    expect(requested).toEqual([]);
  }
  await followMembership(stores, 'home');
  await followMembership(stores, 'product');
  expect(requested).toEqual(['membershipConsent', 'membershipConsent']);
});

it('asks nothing where the flag is off [A6.06]', async () => {
  for (const membership of [undefined, newcomer, member]) {
    const { stores, requested } = shopOf(membership, { MEMBERSHIP_ENABLED: false });
    await followMembership(stores, 'home');
    expect(requested).toEqual([]);
  }
});

it('tells of a voucher once, and not on the product page [A2.131]', async () => {
  const { stores, requested } = shopOf(member);
  await followMembership(stores, 'product');
  expect(requested).toEqual([]);
  await followMembership(stores, 'home');
  await followMembership(stores, 'list');
  expect(requested).toEqual(['voucherSnackbar']);
});

it('keeps tier and points of a member in the browser, also on a page of paying, for when they cannot be loaded [A7.67]', async () => {
  const { stores, ports } = shopOf({ ...member, membershipTier: 2, membershipPoints: 1240 });
  await followMembership(stores, 'checkout');
  expect(ports.storage.get('membershipInfo')).toMatch(/^\d+ \{"membershipTier":2,"membershipPoints":1240\}$/);
  for (const call of [getLoyaltyStatus, getVouchers, getPointsHistory, getMembershipNotifications])
    ports.server.on(call, 'offline');
  const page = new MembershipStore(ports, { onChange: () => undefined });
  await page.load();
  expect([page.status, page.lastKnown]).toEqual([
    { kind: 'failed', reason: 'offline' },
    { membershipTier: 2, membershipPoints: 1240 },
  ]);
  const left = shopOf({ ...newcomer, needsConsent: false });
  left.ports.storage.set('membershipInfo', ports.storage.get('membershipInfo') ?? '');
  await followMembership(left.stores, 'home');
  expect(left.ports.storage.get('membershipInfo')).toBeUndefined();
});

it('tells a visitor once what signing in brings [A2.130]', async () => {
  const { stores, requested } = shopOf();
  await followMembership(stores, 'home');
  await followMembership(stores, 'list');
  expect(requested).toEqual(['membershipIncentive']);
});

it('does not tell somebody what signing in brings who has just signed out', async () => {
  const { stores, requested } = shopOf({ ...newcomer, needsConsent: false });
  await followMembership(stores, 'home');
  Object.assign(stores.session, { isSignedIn: false, membership: undefined });
  await followMembership(stores, 'home');
  expect(requested).toEqual([]);
});
