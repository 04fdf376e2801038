import type { LoyaltyRules } from '@touchline/contract/loyalty/schema';
import { fromWire } from '@touchline/contract/money';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { addDays, memberOrders } from './memberOrders.ts';
import { membershipNews, type News } from './membershipNews.ts';
import { noPoints, PointsLedger, type Balances, type OrderPoints, type Transfer } from './points.ts';
import { programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import { tierOf } from './programme.ts';
import type { LoyaltyTables } from './tables.ts';
import { voucherCode } from './voucherCode.ts';

export type LoyaltyPorts = Pick<CommerceContext, 'db' | 'random' | 'markets'>;
export type MemberRow = Selectable<LoyaltyTables['loyalty_members']>;

/** A member whose ledger is locked and up to date. */
export interface OpenMember {
  readonly trx: Transaction<Database>;
  readonly member: MemberRow;
  readonly rules: LoyaltyRules;
  readonly ledger: PointsLedger;
  readonly orders: readonly OrderPoints[];
  /** Ids of the orders, the one whose points expire first before others. */
  readonly byExpiry: readonly string[];
}

/**
 * Brings a member up to date and carries out a change of its points, in one transaction: whoever changes the same member
 * meanwhile waits. What orders are worth is compared with what is booked, so that it does not matter how often this is
 * called, nor which report of a payment was missed. Returns `undefined` where the account never joined.
 */
export async function changeMember<Result>(
  shop: LoyaltyPorts,
  accountId: string,
  now: Date,
  change: (open: OpenMember) => Result | Promise<Result>,
): Promise<{ member: MemberRow; result: Result; tierPoints: number } | undefined> {
  return shop.db.transaction().execute(async (trx) => {
    const member = await trx
      .selectFrom('loyalty_members')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    const market = member && shop.markets.all.find(({ code }) => code === member.market);
    const rules = market && programmeOf(market);
    if (!member || !rules) return undefined;
    const orders = await memberOrders(trx, shop.markets, {
      accountId,
      since: member.left_at ? addDays(now, 1) : member.joined_at,
    });
    const byExpiry = orders.map(({ orderId }) => orderId);
    const ledger = new PointsLedger(await balancesOf(trx, accountId));
    const happened = settle(ledger, orders, now);
    if (ledger.available < 0) await takeBackVouchers(trx, accountId, { ledger, byExpiry, now });
    const result = await change({ trx, member, rules, ledger, orders, byExpiry });
    const tierPoints = pointsForTier(orders, member, rules, now);
    const tier = member.left_at ? 0 : tierOf(rules, tierPoints);
    // Goods that led to the tier were returned: its voucher goes, unless it was used.
    if (happened.refunded > 0 && tier < member.tier) await endVouchers(trx, accountId, now, tier);
    if (!member.left_at) await issueTierVouchers(shop, trx, { member, rules, tier, now });
    await writeTransfers(shop, trx, { accountId, transfers: ledger.transfers, now });
    const next = {
      ...{ tier, available: ledger.available, pending: ledger.pending, settled_at: now },
      next_due_at: nextDue(orders, ledger, rules, now),
    };
    await trx.updateTable('loyalty_members').set(next).where('account_id', '=', accountId).execute();
    if (!member.left_at) {
      const news = membershipNews({
        ...{ happened, before: member.tier, tier, orders, ledger, rules, now },
        later: tierOf(rules, pointsForTier(orders, member, rules, addDays(now, rules.noticeDays), now)),
      });
      await writeNews(shop, trx, accountId, news, now);
    }
    return { member: { ...member, ...next }, result, tierPoints };
  });
}

/** What settling has moved. */
export interface SettleResult {
  readonly earned: number;
  readonly refunded: number;
  readonly expired: number;
}

/** Books everything that orders and time have changed. */
export function settle(ledger: PointsLedger, orders: readonly OrderPoints[], now: Date): SettleResult {
  const byExpiry = orders.map(({ orderId }) => orderId);
  let refunded = 0;
  let earned = 0;
  let expired = 0;
  for (const order of orders) refunded += ledger.settleOrder(order);
  for (const { orderId, matureAt } of orders) if (matureAt <= now) earned += ledger.mature(orderId);
  ledger.offset(byExpiry);
  for (const { orderId, expireAt } of orders) if (expireAt <= now) expired += ledger.expire(orderId);
  return { earned, refunded, expired };
}

/** Points that count for the tier at a moment: of orders that can no longer be returned, within the period. */
export function pointsForTier(
  orders: readonly OrderPoints[],
  member: Pick<MemberRow, 'joined_at'>,
  rules: LoyaltyRules,
  at: Date,
  known: Date = at,
): number {
  const since = addDays(at, -rules.tierDays);
  return orders
    .filter(({ matureAt }) => matureAt <= known && matureAt > since && matureAt >= member.joined_at)
    .reduce((sum, { target, mayEarn }) => sum + (mayEarn ? target : 0), 0);
}

async function balancesOf(trx: Transaction<Database>, accountId: string): Promise<Map<string, Balances>> {
  const rows = await trx
    .selectFrom('loyalty_entries')
    .select(['order_id', 'ledger', sql<number>`sum(points)::int`.as('points')])
    .where('account_id', '=', accountId)
    .groupBy(['order_id', 'ledger'])
    .execute();
  const lots = new Map<string, Balances>();
  for (const { order_id, ledger, points } of rows) {
    const lot = lots.get(order_id) ?? noPoints();
    lot[ledger] = points;
    lots.set(order_id, lot);
  }
  return lots;
}

const unused = sql<boolean>`v.voided_at is null and not exists (
  select from orders o where o.id = v.order_id and o.status not in ('failed', 'cancelled'))`;

/** A member who owes points loses unused vouchers that points bought, the last first; their points make up for it. */
async function takeBackVouchers(
  trx: Transaction<Database>,
  accountId: string,
  { ledger, byExpiry, now }: { ledger: PointsLedger; byExpiry: readonly string[]; now: Date },
): Promise<void> {
  const vouchers = await trx
    .selectFrom('loyalty_vouchers as v')
    .select(['v.code', 'v.points'])
    .where('v.account_id', '=', accountId)
    .where('v.points', 'is not', null)
    .where(unused)
    .orderBy('v.issued_at', 'desc')
    .orderBy('v.code')
    .forUpdate()
    .execute();
  for (const { code, points } of vouchers) {
    if (ledger.available >= 0) return;
    const taken = await takeBack(trx, code, now);
    if (!taken) continue;
    ledger.giveBack(points ?? 0, byExpiry);
    ledger.offset(byExpiry);
  }
}

/** Ends a voucher that is locked, unless an order uses it. */
async function takeBack(trx: Transaction<Database>, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('loyalty_vouchers as v')
    .set({ voided_at: now })
    .where('v.code', '=', code)
    .where(unused)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends the vouchers that no order uses, of tiers above one where it is given. They are locked first: the statement after
 * that sees the order of whoever held a lock.
 */
export async function endVouchers(
  trx: Transaction<Database>,
  accountId: string,
  now: Date,
  aboveTier?: number,
): Promise<void> {
  const codes = await trx
    .selectFrom('loyalty_vouchers as v')
    .select('v.code')
    .where('v.account_id', '=', accountId)
    .where('v.voided_at', 'is', null)
    .$if(aboveTier !== undefined, (vouchers) => vouchers.where('v.tier', '>', aboveTier ?? 0))
    .orderBy('v.code')
    .forUpdate()
    .execute();
  for (const { code } of codes) await takeBack(trx, code, now);
}

async function issueTierVouchers(
  shop: LoyaltyPorts,
  trx: Transaction<Database>,
  { member, rules, tier, now }: { member: MemberRow; rules: LoyaltyRules; tier: number; now: Date },
): Promise<void> {
  const market = shop.markets.all.find(({ code }) => code === member.market);
  if (!market) return;
  const { currency } = market;
  const reached = rules.tiers.filter(({ tierId, voucher }) => tierId <= tier && voucher !== undefined);
  if (reached.length === 0) return;
  await trx
    .insertInto('loyalty_vouchers')
    .values(
      reached.map(({ tierId, voucher }) => ({
        ...{ code: voucherCode(shop.random), account_id: member.account_id, market: market.code, currency },
        value_minor: fromWire(voucher?.value ?? 0, currency).minor,
        minimum_minor: fromWire(voucher?.minimum ?? 0, currency).minor,
        ...{ tier: tierId, points: null, request_key: null, issued_at: now, voided_at: null },
        ...{ expires_at: addDays(now, rules.voucherDays), order_id: null, uses: 0 },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'tier']).where('tier', 'is not', null).doNothing(),
    )
    .execute();
}

async function writeTransfers(
  shop: LoyaltyPorts,
  trx: Transaction<Database>,
  { accountId, transfers, now }: { accountId: string; transfers: readonly Transfer[]; now: Date },
): Promise<void> {
  const rows = transfers.flatMap(({ kind, from, to, points }) => {
    const both = { transfer_id: randomHex(shop.random, 32), account_id: accountId, kind, at: now };
    return [
      { ...both, order_id: from.orderId, ledger: from.ledger, points: -points },
      { ...both, order_id: to.orderId, ledger: to.ledger, points },
    ];
  });
  if (rows.length > 0) await trx.insertInto('loyalty_entries').values(rows).execute();
}

async function writeNews(
  shop: LoyaltyPorts,
  trx: Transaction<Database>,
  accountId: string,
  news: readonly News[],
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  await trx
    .insertInto('loyalty_notifications')
    .values(
      news.map(({ occasion, type, points = null, tier = null, on = null }) => ({
        ...{ id: randomHex(shop.random, 32), account_id: accountId, occasion, type, points, tier },
        ...{ on_day: on, created_at: now, seen_at: null },
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'occasion']).doNothing())
    .execute();
}

/** The next moment at which time alone changes something. */
function nextDue(
  orders: readonly OrderPoints[],
  ledger: PointsLedger,
  rules: LoyaltyRules,
  now: Date,
): Date | null {
  const moments = orders.flatMap(({ orderId, matureAt, expireAt }) => {
    const { pending, available } = ledger.of(orderId);
    const endOfTier = addDays(matureAt, rules.tierDays);
    return [
      ...(pending > 0 ? [matureAt] : []),
      ...(available > 0 ? [expireAt, addDays(expireAt, -rules.noticeDays)] : []),
      ...[endOfTier, addDays(endOfTier, -rules.noticeDays)],
    ];
  });
  const coming = moments.map((moment) => moment.getTime()).filter((time) => time > now.getTime());
  return coming.length === 0 ? null : new Date(Math.min(...coming));
}
