import type { Basket } from '@touchline/contract/basket/schema';
import { isByEmail } from '@touchline/contract/market/byEmail';

type Shipments = Pick<Basket, 'shipmentList'> | undefined;

/** How much of a basket is sent by email: nothing of it is delivered or sent back. */
export function byEmail(basket: Shipments): 'none' | 'some' | 'all' {
  const parts = basket?.shipmentList ?? [];
  const emailed = parts.filter(({ shipmentType }) => isByEmail(shipmentType)).length;
  if (emailed === 0) return 'none';
  return emailed === parts.length ? 'all' : 'some';
}
