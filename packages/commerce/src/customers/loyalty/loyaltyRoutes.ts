import * as calls from '@touchline/contract/loyalty/endpoints';
import type {
  MembershipAnswer,
  MembershipNotifications,
  PointsHistory,
} from '@touchline/contract/loyalty/schema';
import { fromWire } from '@touchline/contract/money';
import { sql } from 'kysely';
import { basketView } from '../../sales/basket/basketView.ts';
import { editBasket, openBasket } from '../../sales/basket/editBasket.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { join, leave, loyaltyStatus, redeem } from './membership.ts';
import { requireProgramme } from '../../kernel/market/loyaltyProgramme.ts';
import { changeMember } from './settleMember.ts';
import { vouchersOf } from './vouchers.ts';

/** Changes of one account in an hour. */
const changes: Limit = { what: 'loyalty', max: 60, seconds: 3_600 };
/** Codes tried by one account in an hour: more than a person types. */
const codes: Limit = { what: 'voucher-codes', max: 60, seconds: 3_600 };
/** Entries of the history that are shown. */
const historyLength = 200;
const notificationCount = 50;

/** The membership programme: joining and leaving, points, vouchers, what members are told. */
export function loyaltyRoutes(router: Router, shop: CommerceContext): void {
  const { db, limits } = shop;

  router.route(calls.getLoyaltyStatus, ({ caller: { accountId }, site, now }) =>
    loyaltyStatus(shop, { accountId, site, rules: requireProgramme(site.market), now }),
  );

  router.route(calls.getVouchers, async ({ caller: { accountId }, site, now }) => {
    requireProgramme(site.market);
    await changeMember(shop, accountId, now, () => undefined);
    return { vouchers: await vouchersOf(db, { accountId, market: site.market.code, now }) };
  });

  router.route(calls.getPointsHistory, async ({ caller: { accountId }, site, now }) => {
    requireProgramme(site.market);
    const settled = await changeMember(shop, accountId, now, () => undefined);
    return {
      entries: await historyOf(shop, accountId),
      available: settled?.member.available ?? 0,
      pending: settled?.member.pending ?? 0,
    };
  });

  router.route(calls.getMembershipNotifications, async ({ caller: { accountId }, site, now }) => {
    requireProgramme(site.market);
    await changeMember(shop, accountId, now, () => undefined);
    return notificationsOf(shop, accountId);
  });

  router.route(calls.seeMembershipNotifications, async ({ caller: { accountId }, site, now }) => {
    requireProgramme(site.market);
    await db
      .updateTable('loyalty_notifications')
      .set({ seen_at: now })
      .where('account_id', '=', accountId)
      .where('seen_at', 'is', null)
      .execute();
    return notificationsOf(shop, accountId);
  });

  router.route(calls.joinLoyalty, async ({ caller, site, now, body }) => {
    const rules = requireProgramme(site.market);
    const { accountId } = caller;
    await limits.take(changes, accountId);
    if (caller.session.kind !== 'customer')
      throw new Failure(409, 'FullAccountRequired', 'An account without a password can not join.');
    if (body.termsVersion !== rules.termsVersion)
      throw new Failure(409, 'TermsChanged', 'There is a newer version of the terms.');
    return join(shop, { accountId, site, rules, now });
  });

  router.route(calls.declineLoyalty, async ({ caller: { accountId }, site }) => {
    const { termsVersion } = requireProgramme(site.market);
    await limits.take(changes, accountId);
    const membership: MembershipAnswer = { isAccepted: false, termsVersion };
    await db
      .updateTable('accounts')
      .set({ consents: sql`consents || ${JSON.stringify({ membership })}::jsonb` })
      .where('id', '=', accountId)
      .execute();
    return { accepted: true as const };
  });

  router.route(calls.leaveLoyalty, async ({ caller: { accountId }, site, now }) => {
    const rules = requireProgramme(site.market);
    await limits.take(changes, accountId);
    return leave(shop, { accountId, site, rules, now });
  });

  router.route(calls.redeemPoints, async ({ caller: { accountId }, site, now, body }) => {
    const rules = requireProgramme(site.market);
    await limits.take(changes, accountId);
    return redeem(shop, { accountId, site, rules, now }, body);
  });

  router.route(calls.applyVoucher, async (call) => {
    const { caller, params, site, now, body } = call;
    await limits.take(codes, caller.accountId);
    // Whose basket it is comes before what is known of the voucher.
    await openBasket(shop, call, params.basketId);
    const code = body.code.trim().toUpperCase();
    const vouchers = await vouchersOf(db, { accountId: caller.accountId, market: site.market.code, now });
    const voucher = vouchers.find((one) => one.code === code && one.status === 'ACTIVE');
    if (!voucher) throw new Failure(422, 'VoucherNotUsable', 'This voucher can not be used.');
    const edited = await editBasket(shop, call, params.basketId, {
      apply: (data, _, { goods }) => {
        if (goods < fromWire(voucher.minimum, voucher.currency).minor)
          throw new Failure(422, 'VoucherMinimum', `The goods are worth less than ${voucher.minimum}.`);
        return { ...data, voucher: code };
      },
    });
    // The basket was read before it had the voucher.
    const { basket, computed } = await openBasket(shop, call, edited.basketId ?? params.basketId);
    return basketView(basket, computed, site, now);
  });

  router.route(calls.removeVoucher, (call) =>
    editBasket(shop, call, call.params.basketId, { apply: ({ voucher: _voucher, ...data }) => data }),
  );
}

async function historyOf(
  { db }: Pick<CommerceContext, 'db'>,
  accountId: string,
): Promise<PointsHistory['entries']> {
  const rows = await db
    .selectFrom('loyalty_entries')
    .select(['kind', 'points', 'at', 'order_id'])
    .where('account_id', '=', accountId)
    .where('ledger', 'in', ['pending', 'available'])
    // Points that become available leave `pending`; a move between orders is no news.
    .where((eb) => eb.or([eb('kind', '<>', 'earned'), eb('ledger', '=', 'available')]))
    .where('kind', '<>', 'offset')
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('order_id')
    .limit(historyLength)
    .execute();
  return rows.flatMap(({ kind, points, at, order_id }) =>
    kind === 'offset' ? [] : [{ kind, points, at: at.toISOString(), orderId: order_id }],
  );
}

async function notificationsOf(
  { db }: Pick<CommerceContext, 'db'>,
  accountId: string,
): Promise<MembershipNotifications> {
  const rows = await db
    .selectFrom('loyalty_notifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('occasion')
    .limit(notificationCount)
    .execute();
  return {
    notifications: rows.map((row) => ({
      ...{ id: row.id, type: row.type, createdAt: row.created_at.toISOString() },
      ...(row.points === null ? {} : { points: row.points }),
      ...(row.tier === null ? {} : { tierId: row.tier }),
      ...(row.on_day === null ? {} : { on: row.on_day.toISOString() }),
      isSeen: row.seen_at !== null,
    })),
  };
}
