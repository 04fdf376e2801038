import type { LoyaltyRules, LoyaltyStatus, RedeemPoints, Voucher } from '@touchline/contract/loyalty/schema';
import type { Site } from '@touchline/contract/market/schema';
import { fromWire } from '@touchline/contract/money';
import { Failure } from '../../kernel/failure/Failure.ts';
import { addDays } from './memberOrders.ts';
import { progressOf, tierOf } from './programme.ts';
import {
  changeMember,
  endVouchers,
  type LoyaltyPorts,
  type MemberRow,
  type OpenMember,
} from './settleMember.ts';
import { voucherCode } from './voucherCode.ts';
import { vouchersOf } from './vouchers.ts';

interface Call {
  readonly accountId: string;
  readonly site: Site;
  readonly rules: LoyaltyRules;
  readonly now: Date;
}

/** Tier, points and progress of an account, brought up to date. */
export async function loyaltyStatus(shop: LoyaltyPorts, call: Call): Promise<LoyaltyStatus> {
  const settled = await changeMember(shop, call.accountId, call.now, (open) => soonestExpiry(open, call.now));
  if (!settled) return statusOf(undefined, call);
  return statusOf(settled.member, call, settled);
}

/** Joins, or rejoins: points of an earlier membership stay forfeited, and points that are owed stay owed. */
export async function join(shop: LoyaltyPorts, call: Call): Promise<LoyaltyStatus> {
  const { accountId, site, rules, now } = call;
  const membership = {
    ...{ market: site.market.code, terms_version: rules.termsVersion, joined_at: now, left_at: null },
    ...{ tier: 0, settled_at: now, next_due_at: null },
  };
  await shop.db
    .insertInto('loyalty_members')
    .values({
      ...membership,
      ...{ account_id: accountId, available: 0, pending: 0 },
      membership_id: voucherCode(shop.random).replaceAll('-', ''),
    })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(membership).where('loyalty_members.left_at', 'is not', null),
    )
    .execute();
  return loyaltyStatus(shop, call);
}

/** Leaves: points and unused vouchers are lost. */
export async function leave(shop: LoyaltyPorts, call: Call): Promise<LoyaltyStatus> {
  const { accountId, now } = call;
  await changeMember(shop, accountId, now, async ({ trx, member, ledger, byExpiry }) => {
    if (member.left_at) return;
    ledger.forfeit(byExpiry);
    await endVouchers(trx, accountId, now);
    await trx
      .updateTable('loyalty_members')
      .set({ left_at: now })
      .where('account_id', '=', accountId)
      .execute();
  });
  return loyaltyStatus(shop, call);
}

/** Buys a voucher with points. The same request is carried out once. */
export async function redeem(
  shop: LoyaltyPorts,
  call: Call,
  { points, requestKey }: RedeemPoints,
): Promise<Voucher> {
  const { accountId, site, rules, now } = call;
  const reward = rules.rewards.find((one) => one.points === points);
  if (!reward) throw new Failure(422, 'NoSuchReward', 'There is no reward for these points.');
  const { code: market, currency } = site.market;
  const changed = await changeMember(shop, accountId, now, async ({ trx, member, ledger, byExpiry }) => {
    const known = await trx
      .selectFrom('loyalty_vouchers')
      .select('code')
      .where('account_id', '=', accountId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
    if (known) return known.code;
    if (member.left_at || !ledger.redeem(points, byExpiry)) return undefined;
    const code = voucherCode(shop.random);
    await trx
      .insertInto('loyalty_vouchers')
      .values({
        ...{ code, account_id: accountId, market, currency, tier: null, points, request_key: requestKey },
        value_minor: fromWire(reward.value, currency).minor,
        minimum_minor: fromWire(reward.minimum, currency).minor,
        ...{ issued_at: now, expires_at: addDays(now, rules.voucherDays), voided_at: null },
        ...{ order_id: null, uses: 0 },
      })
      .execute();
    return code;
  });
  const vouchers = await vouchersOf(shop.db, { accountId, now });
  const bought = vouchers.find(({ code }) => code === changed?.result);
  if (!bought) throw new Failure(409, 'NotEnoughPoints', 'These are more points than there are.');
  return bought;
}

function soonestExpiry({ ledger, orders }: OpenMember, now: Date): LoyaltyStatus['expiring'] {
  const next = orders.find(({ orderId, expireAt }) => ledger.of(orderId).available > 0 && expireAt > now);
  return next && { points: ledger.of(next.orderId).available, on: next.expireAt.toISOString() };
}

function statusOf(
  member: MemberRow | undefined,
  { site, rules }: Call,
  settled?: { tierPoints: number; result: LoyaltyStatus['expiring'] },
): LoyaltyStatus {
  const { currency } = site.market;
  const language = site.language.code;
  const tiers = rules.tiers.map(({ tierId, from, names }) => ({
    ...{ tierId, from },
    name: names[language] ?? Object.values(names)[0] ?? '',
  }));
  const shared = { tiers, rewards: [...rules.rewards], termsVersion: rules.termsVersion };
  if (!member || member.left_at)
    return {
      ...{ isMember: false, hasRecord: member !== undefined, tierId: 0, totalPoints: 0, pendingPoints: 0 },
      ...{ levelDescription: '', progress: progressOf(rules, 0, 0, currency) },
      ...shared,
    };
  const tierPoints = settled?.tierPoints ?? 0;
  const tierId = tierOf(rules, tierPoints);
  const progress = progressOf(rules, tierId, tierPoints, currency);
  const next = tiers.find((one) => one.tierId === progress.nextTier);
  return {
    ...{ isMember: true, hasRecord: true, tierId, totalPoints: member.available },
    pendingPoints: member.pending,
    levelDescription: tiers.find((one) => one.tierId === tierId)?.name ?? '',
    ...{ membershipId: member.membership_id, joinedAt: member.joined_at.toISOString(), progress },
    ...(next ? { missingPoints: Math.max(0, next.from - tierPoints) } : {}),
    ...(settled?.result ? { expiring: settled.result } : {}),
    ...shared,
  };
}
