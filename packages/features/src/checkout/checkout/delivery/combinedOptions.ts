import type { BridgeShippingOption, ShippingOption } from '@touchline/contract/shipping/schema';
import { eachShipment } from '@touchline/contract/client/shipping';
import { isScheduled } from '@touchline/contract/scheduling/constants';

/** Stands for the id of a shipment where one choice is for all of them. */
export const allShipments = 'all';

/**
 * The bridge's options as one choice for all parcels: combined price, from the first to the last day of arrival.
 * `undefined` when an option takes only some of the parcels, or is at a time to be chosen: each parcel then needs its own
 * choice.
 */
export function combinedOptions(options: readonly BridgeShippingOption[]): ShippingOption[] | undefined {
  const parcels = new Set(options.flatMap(({ shipments }) => shipments.map(({ shipmentId }) => shipmentId)));
  if (options.some(({ shipments }) => shipments.length !== parcels.size)) return undefined;
  if (options.some(({ shippingOptionId: id }) => isScheduled({ id }))) return undefined;
  return options.flatMap((option) => {
    const shipments = eachShipment([option]);
    const first = shipments[0];
    if (!first) return [];
    const days = shipments.flatMap(({ delivery }) => (delivery ? [delivery.from, delivery.to] : [])).sort();
    const [from, to] = [days[0], days.at(-1)];
    // The total of one parcel's option assumes that the others stay as they are.
    const { basketPrice: _, delivery: _own, ...facts } = first;
    return [
      {
        ...facts,
        shipmentId: allShipments,
        price: option.shippingOptionPrice,
        products: shipments.flatMap(({ products }) => products),
        ...(from !== undefined && to !== undefined ? { delivery: { from, to } } : {}),
      },
    ];
  });
}
