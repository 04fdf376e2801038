import { sql } from 'kysely';
import { fromWire } from '@touchline/contract/money';
import type { ReturnReason } from '@touchline/contract/order/returnReasons';
import type { ReturnLine, ReturnRequest } from '@touchline/contract/order/returnSchema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Random } from '../../kernel/ports/Random.ts';
import type { StoredOrder } from '../order/loadOrder.ts';
import { sweepHolds } from '../stock/sweepHolds.ts';
import { exchangeOptions, isOffered } from './exchangeOptions.ts';
import { keepSizes } from './keepSizes.ts';
import { returnFactsOf } from './loadReturns.ts';
import { planReturn } from './returnable.ts';

/** No letters or digits that are taken for each other: it is read aloud at counters. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const returnId = (random: Random): string =>
  `R-${Array.from(random.bytes(8), (byte) => letters[byte % letters.length]).join('')}`;

/** Reasons that are the shop's fault: then sending it back costs nothing. */
const ours: readonly ReturnReason[] = ['damaged', 'wrongItem', 'notAsDescribed'];

/**
 * Announces a return, with what it will be worth, sets other sizes aside, and writes the mail. Of two calls with one key, one
 * does it; what goes back already, in however many returns, does not go back again.
 */
export async function announceReturn(
  shop: CommerceContext,
  order: StoredOrder,
  { requestKey, method, lines }: ReturnRequest,
): Promise<void> {
  const now = shop.clock.now();
  const { market } = shop.markets.site(order.sitePath);
  const wished = lines.filter(({ exchangeFor }) => exchangeFor !== undefined);
  const options = await exchangeOptions(
    shop,
    order,
    wished.map(({ itemId }) => itemId),
  );
  if (wished.length > 0) await sweepHolds(shop.db, now);
  const isNew = await shop.db.transaction().execute(async (trx) => {
    await sql`select id from orders where id = ${order.id} for update`.execute(trx);
    const known = await trx
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', order.id)
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
    if (known) return false;
    const facts = await returnFactsOf(trx, order, market.returnDays);
    const isOver = order.status === 'cancelled' || order.status === 'failed';
    const plan = isOver ? undefined : planReturn(facts, lines, now);
    if (!plan)
      throw new Failure(
        409,
        'NotReturnable',
        'Some of this was not delivered, is too late, or goes back already.',
      );
    const gone = wished.filter(({ itemId, exchangeFor }) => !isOffered(options.get(itemId), exchangeFor));
    if (gone.length > 0) throw exchangeUnavailable(gone);
    const refunded = plan.lines.filter(({ exchangeFor }) => exchangeFor === undefined);
    const worth = refunded.reduce((sum, { paidMinor }) => sum + paidMinor, plan.shippingMinor);
    const cost = refunded.every(({ reason }) => ours.includes(reason))
      ? 0
      : fromWire(market.returns?.cost ?? 0, order.currency).minor;
    const id = returnId(shop.random);
    await trx
      .insertInto('returns')
      .values({
        ...{ id, order_id: order.id, request_key: requestKey, state: 'announced', method },
        ...{ shipping_minor: plan.shippingMinor, cost_minor: Math.min(cost, worth) },
        ...{ announced_at: now, received_at: null, refunded_at: null, replacement_id: null },
      })
      .execute();
    await trx
      .insertInto('return_lines')
      .values(
        plan.lines.map(({ itemId, quantity, reason, paidMinor, deliveryMinor }) => ({
          ...{ return_id: id, item_id: itemId, quantity, reason, paid_minor: paidMinor },
          ...{ delivery_minor: deliveryMinor, is_refused: false },
        })),
      )
      .execute();
    if (wished.length > 0) {
      const kept = plan.lines.flatMap(({ itemId, quantity, deliveryMinor: carriedMinor, exchangeFor }) => {
        const size = options.get(itemId)?.sizes.find(({ productId }) => productId === exchangeFor);
        return size
          ? [{ ...size, itemId, quantity, carriedMinor, days: market.returns?.exchangeDays ?? 0 }]
          : [];
      });
      const short = await keepSizes(trx, id, kept, now);
      if (short.length > 0)
        throw exchangeUnavailable(wished.filter(({ exchangeFor = '' }) => short.includes(exchangeFor)));
    }
    await sql`
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'return-announced:' || ${id}, 'return-announced', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path, 'returnId', ${id}::text), ${now}::timestamptz
      from orders where id = ${order.id} and email <> ''`.execute(trx);
    return true;
  });
  if (!isNew) return;
  shop.counters.add('returns_announced');
  shop.log.info('return announced', { orderId: order.id });
}

const exchangeUnavailable = (lines: readonly ReturnLine[]): Failure =>
  new Failure(409, 'ExchangeUnavailable', 'The other size is gone, or its price is not what was paid.', {
    details: { itemIds: lines.map(({ itemId }) => itemId) },
  });
