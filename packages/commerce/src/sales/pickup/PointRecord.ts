import type { Selectable } from 'kysely';
import type { PickupPointType } from '@touchline/contract/pickup/schema';
import type { PickupTables } from './tables.ts';

/** A pick-up point as it is stored. */
export type PointRecord = Selectable<PickupTables['pickup_points']>;

/** The key of a point. */
export const pointKey = ({ type, id }: { readonly type: PickupPointType; readonly id: string }): string =>
  `${type}/${id}`;

/** Why nothing can be collected at a point now; `undefined` where it can. */
export function unavailabilityOf({
  active,
  is_closed,
  capacity,
}: Pick<PointRecord, 'active' | 'is_closed' | 'capacity'>): 'full' | 'closed' | undefined {
  if (is_closed || !active) return 'closed';
  return capacity === 0 ? 'full' : undefined;
}
