import type { BasketAddress, BasketContact } from '@touchline/contract/basket/schema';
import type { ShippingType } from '@touchline/contract/market/schema';
import type { PointRecord } from '../pickup/PointRecord.ts';
import type { OrderData } from '../order/tables.ts';
import type { BasketData } from './BasketData.ts';
import type { ComputedShipment } from './computeBasket.ts';

type Methods = readonly Pick<ComputedShipment, 'method'>[];

/** Kinds of delivery that go to an address; the others are collected, or are no parcels. */
const sent: ReadonlySet<ShippingType> = new Set(['home', 'express']);

export const isSent = (kind: ShippingType): boolean => sent.has(kind);

/** Whether a basket needs an address: a shipment goes to one, or nothing is chosen yet. */
export function goesToAddress(shipments: Methods): boolean {
  const kinds = shipments.flatMap(({ method }) => (method ? [method.shippingType] : []));
  return kinds.length === 0 || kinds.some(isSent);
}

/** Whom a basket is for: its contact, or who was named with its address. */
export function contactOf({ contact, shippingAddress }: BasketData): BasketContact | undefined {
  const named = contact ?? shippingAddress;
  if (!named) return undefined;
  const { firstName, lastName, phoneNumber } = named;
  return { firstName, lastName, phoneNumber };
}

/** The region whose taxes a basket has: that of its address, or of the point where all of it is collected. */
export function taxRegionOf(
  { shippingAddress }: BasketData,
  shipments: readonly Pick<ComputedShipment, 'method' | 'point'>[],
): string | undefined {
  if (goesToAddress(shipments)) return shippingAddress?.stateCode;
  return shipments.find(({ point }) => point)?.point?.region ?? shippingAddress?.stateCode;
}

/** The order's own copy of where it goes and whom it is for. */
export function destinationOf(
  data: BasketData,
  shipments: readonly Pick<ComputedShipment, 'method' | 'point'>[],
): Pick<OrderData, 'shippingAddress' | 'billingAddress' | 'contact'> {
  const { billingAddress } = data;
  const isForAddress = goesToAddress(shipments);
  const contact = isForAddress ? undefined : contactOf(data);
  const point = shipments.find((shipment) => shipment.point)?.point;
  const shippingAddress = isForAddress ? data.shippingAddress : contact && point && addressOf(contact, point);
  return {
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(billingAddress ? { billingAddress } : {}),
    ...(contact ? { contact } : {}),
  };
}

/** The address of a point, with the name of whoever collects there. */
function addressOf(contact: BasketContact, point: PointRecord): BasketAddress {
  return {
    ...contact,
    ...{ address1: point.street, address2: point.name, city: point.city, stateCode: point.region },
    ...{ zipcode: point.postal_code, country: point.country },
  };
}
