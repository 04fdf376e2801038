import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { slotsOf, type Slot } from '../../kernel/delivery/slots.ts';
import type { ShipmentDelivery } from './BasketData.ts';

/**
 * The slot that a shopper chose, while the market offers it: not once it is too soon, and not without the acceptance of
 * its legal note where that is needed.
 */
export function chosenSlot(
  chosen: ShipmentDelivery['slot'],
  method: DeliveryMethod,
  market: Market,
  now: Date,
  readyFrom: Date | undefined,
): Slot | undefined {
  const { legal } = method.scheduling ?? {};
  if (!chosen || (legal?.isAcceptanceNeeded && chosen.acceptedAt === undefined)) return undefined;
  return slotsOf(method, market, now, readyFrom).find(({ id }) => id === chosen.id);
}
