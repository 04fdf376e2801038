import type { PlaceOutcome } from '@touchline/contract/order/schema';
import { Reply } from '../routing/Router.ts';
import { requireShopper, type CallContext } from '../session/withShopper.ts';
import type { Checkout } from './Checkout.ts';
import { idempotencyKey, placeOrder, type Placing } from './placeOrder.ts';

/** Responds to a call that pays a basket, for both surfaces. */
export async function answerPlacing(
  checkout: Checkout,
  call: CallContext,
  body: Placing['body'],
  flow: Placing['flow'],
): Promise<Reply<PlaceOutcome>> {
  const shopper = await requireShopper(checkout.shop, call);
  const { request, source } = call;
  const key = idempotencyKey(request);
  const outcome = await placeOrder(checkout, { shopper, body, key, source, request, flow });
  return new Reply(outcome, { headers: shopper.headers });
}
