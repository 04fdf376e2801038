import type { CommerceContext } from '../../../../app/CommerceContext.ts';
import type { StoredOrder } from '../../loadOrder.ts';
import { settlePaid } from '../../settle.ts';

/** Places the order of a payment of nothing, and returns it where this call has placed it. */
export async function placeForNothing(
  shop: CommerceContext,
  paymentId: string,
  currency: string,
): Promise<StoredOrder | undefined> {
  const paid = {
    paymentId,
    providerPaymentId: paymentId,
    state: 'captured',
    amount: { minor: 0, currency },
  } as const;
  const outcome = await settlePaid(
    shop.db,
    { ...paid, capturedMinor: 0, refundedMinor: 0 },
    shop.clock.now(),
  );
  if (outcome.kind !== 'placed') return undefined;
  shop.counters.add('orders_placed');
  shop.log.info('order placed', { paymentId, orderId: outcome.orderId });
  return outcome.order;
}

/** The same for one whose process died before it was placed. */
export const settleZeroValue = async (
  shop: CommerceContext,
  paymentId: string,
  currency: string,
): Promise<'placed' | undefined> =>
  (await placeForNothing(shop, paymentId, currency)) ? 'placed' : undefined;
