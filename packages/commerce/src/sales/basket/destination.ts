import type { BasketContact } from '@touchline/contract/basket/schema';
import type { ShippingType } from '@touchline/contract/market/schema';
import { isByEmail } from '@touchline/contract/market/byEmail';
import type { OrderData } from '../order/tables.ts';
import type { BasketData } from './BasketData.ts';
import type { ComputedShipment } from './computeBasket.ts';

type Shipments = readonly Pick<ComputedShipment, 'kind' | 'method'>[];

/** Kinds of delivery that go to an address; the others are collected, or are no parcels. */
const sent: ReadonlySet<ShippingType> = new Set(['home', 'express']);

/** Whether a basket needs an address: a parcel goes to one, or nothing is chosen yet for any. */
export function goesToAddress(shipments: Shipments): boolean {
  const parcels = shipments.filter(({ kind }) => !isByEmail(kind));
  if (parcels.length === 0) return shipments.length === 0;
  const kinds = parcels.flatMap(({ method }) => (method ? [method.shippingType] : []));
  return kinds.length === 0 || kinds.some((kind) => sent.has(kind));
}

/** Whom a basket is for: its contact, or who was named with its address. */
export function contactOf({ contact, shippingAddress }: BasketData): BasketContact | undefined {
  const named = contact ?? shippingAddress;
  if (!named) return undefined;
  const { firstName, lastName, phoneNumber } = named;
  return { firstName, lastName, phoneNumber };
}

/** The order's own copy of where it goes and whom it is for. */
export function destinationOf(
  data: BasketData,
  shipments: Shipments,
): Pick<OrderData, 'shippingAddress' | 'billingAddress' | 'contact'> {
  const { shippingAddress, billingAddress } = data;
  const isSent = goesToAddress(shipments);
  const contact = isSent ? undefined : contactOf(data);
  return {
    ...(isSent && shippingAddress ? { shippingAddress } : {}),
    ...(billingAddress ? { billingAddress } : {}),
    ...(contact ? { contact } : {}),
  };
}
