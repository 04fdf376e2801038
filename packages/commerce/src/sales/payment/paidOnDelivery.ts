import { fromWire } from '@touchline/contract/money';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';

interface Sent {
  readonly shipments: readonly { readonly method: DeliveryMethod | undefined }[];
}

/** Whether an order is paid at the door: one of its delivery options can be paid in cash only. */
export const isPaidOnDelivery = ({ shipments }: Sent): boolean =>
  shipments.some(({ method }) => method?.cashOnDelivery);

/** What paying at the door costs, in minor units; 0 for an order that is paid another way. */
export function onDeliveryFee(market: Pick<Market, 'paymentMethods' | 'currency'>, basket: Sent): number {
  if (!isPaidOnDelivery(basket)) return 0;
  const fee = market.paymentMethods.find(({ flow }) => flow === 'onDelivery')?.fee;
  return fee === undefined ? 0 : fromWire(fee, market.currency).minor;
}
