import type { AvailabilityStatus } from '@touchline/contract/product/schema';
import { canBeBought, statusOf } from '../catalogue/availability.ts';
import type { ShipmentKind } from './BasketData.ts';
import type { SkuFacts } from './loadBasket.ts';

/** Whether a size can be bought by this basket, how many, and with which shipment it goes. */
export interface SkuAvailability {
  readonly status: AvailabilityStatus;
  /** The most that can be had now; 0 when it can't be bought. */
  readonly available: number;
  readonly shipment: ShipmentKind;
  /** Earliest instant it can leave, when that is not now. */
  readonly readyFrom: Date | undefined;
}

/** What can be had of a size by this basket; `undefined` is a size that is not known any more. */
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
    shipment: status === 'PREORDER' ? 'preorder' : status === 'BACKORDER' ? 'backorder' : 'regular',
    readyFrom: isLater ? (availableFrom ?? undefined) : undefined,
  };
}
