import { sql } from 'kysely';
import { Failure } from '../../../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../../../kernel/identity/Caller.ts';
import type { OpenBasket } from '../../../basket/editBasket.ts';
import { contactOf } from '../../../basket/destination.ts';
import type { Checkout } from '../../Checkout.ts';

/** Orders that a guest may have on the way without having paid any, in `window`. */
const maxOpen = 3;
const windowMs = 30 * 86_400_000;

/**
 * Cash on delivery takes no card, so nothing stops who orders for fun: a guest has to name a telephone number that the
 * driver can call, and has only a few orders on the way at once.
 */
export async function checkOnDelivery(
  { shop }: Checkout,
  { caller, now }: ShopperCall,
  { basket }: OpenBasket,
): Promise<void> {
  if (caller.accountId !== undefined) return;
  const phone = contactOf(basket.data)?.phoneNumber?.trim() ?? '';
  if (phone === '') {
    throw new Failure(422, 'InvalidDataException', 'A telephone number is needed.', {
      details: { messageList: [], fields: [{ field: 'phoneNumber', errorCode: 'required' }] },
    });
  }
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from payments p join orders o on o.id = p.order_id
    where p.state = 'onDelivery' and p.created_at > ${new Date(now.getTime() - windowMs)}::timestamptz
      and (p.shopper_id = ${caller.shopperId} or lower(o.email) = lower(${basket.data.email ?? ''}))`.execute(
    shop.db,
  );
  if ((rows[0]?.open ?? 0) < maxOpen) return;
  shop.log.warn('too many orders on the way that are paid on delivery', { shopperId: caller.shopperId });
  throw new Failure(409, 'OnDeliveryLimitReached', `A guest has at most ${maxOpen} such orders on the way.`, {
    details: { max: maxOpen },
  });
}
