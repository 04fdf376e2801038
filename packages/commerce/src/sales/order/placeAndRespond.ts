import type { PlaceOutcome } from '@touchline/contract/order/schema';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { Checkout } from './Checkout.ts';
import { idempotencyKey, placeOrder, type Placing } from './placeOrder.ts';

/** Responds to a call that pays a basket, for both surfaces. */
export async function placeAndRespond(
  checkout: Checkout,
  call: ShopperCall & Pick<Placing, 'request' | 'source'>,
  body: Placing['body'],
  startedBy: Placing['startedBy'],
): Promise<PlaceOutcome> {
  const { request, source } = call;
  return placeOrder(checkout, { call, body, key: idempotencyKey(request), source, request, startedBy });
}
