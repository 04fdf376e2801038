import type { Parcel } from '@touchline/contract/order/parcelSchema';
import { parcelStates } from '@touchline/contract/order/parcelStates';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** The parcels of an order as its page shows them; nothing before the first is packed. */
export async function parcelsIn(
  { db }: Pick<CommerceContext, 'db'>,
  { id }: { readonly id: string },
): Promise<{ parcels?: Parcel[] }> {
  const rows = await db
    .selectFrom('parcels as c')
    .leftJoin('parcel_steps as s', 's.parcel_id', 'c.id')
    .select(['c.id', 'c.state', 'c.delivery', 'c.carrier'])
    .select(['c.tracking_number as trackingNumber', 'c.tracking_url as trackingUrl'])
    .select(['s.state as step', 's.at'])
    .where('c.order_id', '=', id)
    .orderBy('c.delivery')
    .execute();
  if (rows.every(({ state }) => state === 'waiting')) return {};
  const parcels = new Map<string, Parcel>();
  for (const { id: parcelId, state, delivery, step, at, ...about } of rows) {
    const parcel = parcels.get(parcelId) ?? {
      ...{ parcelId, state, delivery, steps: [] },
      ...(about.carrier === null ? {} : { carrier: about.carrier }),
      ...(about.trackingNumber === null ? {} : { trackingNumber: about.trackingNumber }),
      ...(about.trackingUrl === null ? {} : { trackingUrl: about.trackingUrl }),
    };
    if (step !== null && at !== null) parcel.steps.push({ state: step, at: at.toISOString() });
    parcels.set(parcelId, parcel);
  }
  for (const { steps } of parcels.values())
    steps.sort((one, other) => parcelStates.indexOf(one.state) - parcelStates.indexOf(other.state));
  return { parcels: [...parcels.values()] };
}
