import type { MarketPaymentMethod } from '@touchline/contract/market/schema';
import { sql } from 'kysely';
import { Failure } from '../../../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../../../kernel/identity/Caller.ts';
import type { OpenBasket } from '../../../basket/editBasket.ts';
import type { Checkout } from '../../Checkout.ts';

/** Orders of one shopper that may wait for their money, where the market says nothing else. */
const usualMaxOpen = 3;

/**
 * A code costs nothing and keeps goods from others until its time is over: each shopper, in all sessions of the account
 * and by the same email address, may have only a few of them open.
 */
export async function checkOpenOrders(
  { shop }: Checkout,
  { caller, now }: ShopperCall,
  { basket }: OpenBasket,
  { deferred }: MarketPaymentMethod,
): Promise<void> {
  const max = deferred?.maxOpen ?? usualMaxOpen;
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from payments p join orders o on o.id = p.order_id
    where o.status = 'created' and p.due_at > ${now}::timestamptz
      and (p.shopper_id = ${caller.shopperId} or o.owner_id = ${caller.accountId ?? null}::text
        or lower(o.email) = lower(${basket.data.email ?? ''}))`.execute(shop.db);
  if ((rows[0]?.open ?? 0) < max) return;
  shop.log.warn('too many orders that wait for their money', { shopperId: caller.shopperId });
  throw new Failure(
    409,
    'PaidLaterLimitReached',
    `A shopper has at most ${max} orders that are paid later.`,
    {
      details: { max },
    },
  );
}
