import type { BasketContact } from '@touchline/contract/basket/schema';
import type { ShippingType } from '@touchline/contract/market/schema';
import type { OrderData } from '../order/tables.ts';
import type { BasketData } from './BasketData.ts';
import type { ComputedShipment } from './computeBasket.ts';

type Methods = readonly Pick<ComputedShipment, 'method'>[];

/** Kinds of delivery that go to an address; the others are collected, or are no parcels. */
const sent: ReadonlySet<ShippingType> = new Set(['home', 'express']);

/** Whether a basket needs an address: a shipment goes to one, or nothing is chosen yet. */
export function goesToAddress(shipments: Methods): boolean {
  const kinds = shipments.flatMap(({ method }) => (method ? [method.shippingType] : []));
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
  shipments: Methods,
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
