import * as calls from '@touchline/contract/loyalty/endpoints';
import type {
  LoyaltyStatus,
  MembershipNotification,
  PointsHistory,
  Voucher,
} from '@touchline/contract/loyalty/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { MembershipStore, type MembershipSnapshot } from './MembershipStore.ts';

const tiers = [
  { tierId: 1, from: 0, name: 'Starter' },
  { tierId: 2, from: 1500, name: 'Pacer' },
  { tierId: 3, from: 5000, name: 'Front-runner' },
  { tierId: 4, from: 12_000, name: 'Captain' },
];

const rewards = [
  { points: 1000, value: 5, minimum: 30 },
  { points: 1800, value: 10, minimum: 50 },
];

/** A member of tier 2, who is half way to the next. */
export const member: LoyaltyStatus = {
  ...{ isMember: true, hasRecord: true, tierId: 2, totalPoints: 1240, pendingPoints: 650 },
  ...{ levelDescription: 'Pacer', membershipId: 'K7QM2XWF9HPT', joinedAt: '2026-02-03T10:00:00Z' },
  progress: { currentTier: 2, nextTier: 3, earnedPrice: 325, currentPercent: 50 },
  missingPoints: 1750,
  expiring: { points: 240, on: '2027-02-03T10:00:00Z' },
  ...{ tiers, rewards, termsVersion: '2026-11' },
};

/** Somebody with an account who has not joined. */
export const noMember: LoyaltyStatus = {
  ...{ isMember: false, hasRecord: false, tierId: 0, totalPoints: 0, pendingPoints: 0, levelDescription: '' },
  progress: { currentTier: 0, nextTier: 1, earnedPrice: 0, currentPercent: 0 },
  ...{ tiers, rewards, termsVersion: '2026-11' },
};

/** Two vouchers that can be used, one that was used, and one that has expired. */
export const vouchers: readonly Voucher[] = [
  ...([
    ['K7QM-2XWF-9HPT', 10, 'ACTIVE'],
    ['B3RT-7YKN-4MPA', 5, 'ACTIVE'],
    ['C8WX-5DFG-2JKL', 5, 'REDEEMED'],
    ['D4SA-9QWE-6RTY', 20, 'EXPIRED'],
  ] as const),
].map(([code, value, status]) => ({
  ...{ code, value, status, currency: 'GBP', minimum: value * 5, expiresAt: '2027-01-31T10:00:00Z' },
}));

export const history: PointsHistory = {
  ...{ available: 1240, pending: 650 },
  entries: [
    { kind: 'pending', points: 650, at: '2026-11-14T10:00:00Z', orderId: 'TL-2026-7K4F9Q' },
    { kind: 'redeemed', points: -1000, at: '2026-10-02T10:00:00Z', orderId: 'TL-2026-2M9X4P' },
    { kind: 'refunded', points: -300, at: '2026-09-12T10:00:00Z', orderId: 'TL-2026-2M9X4P' },
    { kind: 'earned', points: 2540, at: '2026-08-30T10:00:00Z', orderId: 'TL-2026-2M9X4P' },
    { kind: 'expired', points: -120, at: '2026-07-01T10:00:00Z', orderId: 'TL-2025-9W3E1R' },
    { kind: 'returned', points: 1000, at: '2026-06-01T10:00:00Z', orderId: 'TL-2025-9W3E1R' },
    { kind: 'forfeited', points: -80, at: '2026-01-05T10:00:00Z', orderId: 'TL-2025-1A2B3C' },
  ],
};

/** What a member is told of one kind. */
export const notificationOf = (type: MembershipNotification['type']): MembershipNotification => ({
  ...{ id: type, type, points: 240, tierId: 2, on: '2027-02-03T10:00:00Z' },
  ...{ createdAt: '2026-11-20T10:00:00Z', isSeen: false },
});

/** A back end that accepts everything. */
export function membershipPorts(loyalty: LoyaltyStatus = member): TestPorts {
  const ports = testPorts({ flags: { MEMBERSHIP_ENABLED: true } });
  ports.server
    .on(calls.getLoyaltyStatus, { answer: loyalty })
    .on(calls.getVouchers, { answer: { vouchers: [...vouchers] } })
    .on(calls.getPointsHistory, { answer: history })
    .on(calls.getMembershipNotifications, { answer: { notifications: [] } })
    .on(calls.seeMembershipNotifications, { answer: { notifications: [] } })
    .on(calls.joinLoyalty, { answer: member })
    .on(calls.leaveLoyalty, { answer: { ...noMember, hasRecord: true } });
  const [first] = vouchers;
  if (first) ports.server.on(calls.redeemPoints, { answer: first });
  return ports;
}

/** The page's store as the server sends it. */
export const storeIn = (
  state: Partial<MembershipSnapshot> = {},
  ports = membershipPorts(),
): MembershipStore =>
  MembershipStore.fromSnapshot(
    ports,
    { onChange: () => undefined },
    {
      ...{ status: { kind: 'ready' }, loyalty: member, vouchers, history, notifications: [] },
      ...{ isLeaving: false, ...state },
    },
  );
