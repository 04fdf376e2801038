import type { AvailabilityStatus } from '@touchline/contract/product/schema';
import type { SaleMode } from './tables.ts';

/** Data that decides whether a size can be bought. */
export interface SizeState {
  selling: SaleMode;
  availableFrom: Date | null;
  /** Pieces in stock, including held ones. */
  onHand: number;
  /** Pieces that are not held. */
  free: number;
}

/** Whether and how a size can be bought now. */
export function statusOf(size: SizeState, now: Date): AvailabilityStatus {
  const coming = size.availableFrom === null || size.availableFrom > now;
  if (size.selling === 'preview' && coming) return 'PREVIEW';
  if (size.onHand <= 0) return 'NOT_AVAILABLE';
  if (size.free <= 0) return 'FULLY_RESERVED';
  if (size.selling === 'preorder' && coming) return 'PREORDER';
  if (size.selling === 'backorder' && coming) return 'BACKORDER';
  return 'IN_STOCK';
}

/** Best status first: a product has the best status of its sizes. */
const byGoodness: readonly AvailabilityStatus[] = [
  'IN_STOCK',
  'PREORDER',
  'BACKORDER',
  'PREVIEW',
  'FULLY_RESERVED',
  'NOT_AVAILABLE',
];

/** The status of a product with these sizes; not available when there are none. */
export function bestStatus(statuses: readonly AvailabilityStatus[]): AvailabilityStatus {
  return byGoodness.find((status) => statuses.includes(status)) ?? 'NOT_AVAILABLE';
}

/** Whether a product with this status can be added to a basket. */
export function canBeBought(status: AvailabilityStatus): boolean {
  return status === 'IN_STOCK' || status === 'PREORDER' || status === 'BACKORDER';
}
