import type { AvailabilityStatus } from '@touchline/contract/product/schema';
import { canBeBought, statusOf } from '../../catalogue/products/availability.ts';
import type { ShipmentKind } from './BasketData.ts';
import type { SkuFacts } from './loadBasket.ts';

/** Whether this basket can buy a size, how many pieces, and in which shipment. */
export interface SkuAvailability {
  readonly status: AvailabilityStatus;
  /** Highest quantity available now; 0 when it can't be bought. */
  readonly available: number;
  readonly shipment: ShipmentKind;
  /** Earliest time it can ship, if not now. */
  readonly readyFrom: Date | undefined;
}

/** Availability of a size for this basket; pass `undefined` for a size that no longer exists. */
export function skuAvailability(facts: SkuFacts | undefined, now: Date): SkuAvailability {
  const none = { status: 'NOT_AVAILABLE', available: 0, shipment: 'regular', readyFrom: undefined } as const;
  if (!facts?.active || facts.standard === null) return none;
  const availableFrom = facts.availableFrom === null ? null : new Date(facts.availableFrom);
  const free = Math.min(facts.free, facts.onHand);
  const status = statusOf({ selling: facts.selling, availableFrom, onHand: facts.onHand, free }, now);
  if (!canBeBought(status)) return { ...none, status };
  const isLater = status === 'PREORDER' || status === 'BACKORDER';
  return {
    status,
    available: free,
    shipment: facts.deliveryKind
      ? facts.deliveryKind
      : status === 'PREORDER'
        ? 'preorder'
        : status === 'BACKORDER'
          ? 'backorder'
          : 'regular',
    readyFrom: isLater ? (availableFrom ?? undefined) : undefined,
  };
}
