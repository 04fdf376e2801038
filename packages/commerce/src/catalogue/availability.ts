import type { AvailabilityStatus } from '@touchline/contract/product/schema';
import type { SaleMode } from './tables.ts';

/** What decides whether a size can be bought. */
export interface SizeState {
  selling: SaleMode;
  availableFrom: Date | null;
  /** Pieces there are, held ones included. */
  onHand: number;
  /** Pieces nobody holds. */
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

/** Best first: a product is as available as the best of its sizes. */
const byGoodness: readonly AvailabilityStatus[] = [
  'IN_STOCK',
  'PREORDER',
  'BACKORDER',
  'PREVIEW',
  'FULLY_RESERVED',
  'NOT_AVAILABLE',
];

/** The status of a product with these sizes; without any it is not available. */
export function bestStatus(statuses: readonly AvailabilityStatus[]): AvailabilityStatus {
  return byGoodness.find((status) => statuses.includes(status)) ?? 'NOT_AVAILABLE';
}

/** Whether something in this state can be put in a bag. */
export function canBeBought(status: AvailabilityStatus): boolean {
  return status === 'IN_STOCK' || status === 'PREORDER' || status === 'BACKORDER';
}
