import type { DeliveryMethod } from '@touchline/contract/market/schema';
import type { PickupPoint, PickupPointType } from '@touchline/contract/pickup/schema';
import type { ShippingOption } from '@touchline/contract/shipping/schema';

/** How goods reach the shopper: sent to an address, collected in a store, or at a point of a carrier. */
export const deliveryKinds = ['home', 'cnc', 'pudo'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** What the checkout needs to know of a method by which goods are collected. */
export type CollectionMethod = Pick<
  DeliveryMethod,
  'id' | 'shippingType' | 'carrierCode' | 'pointTypes' | 'needsConsumerId'
>;

/** The kind of a delivery option; `undefined` for what comes by email. */
export function kindOf(shippingType: ShippingOption['shippingType']): DeliveryKind | undefined {
  switch (shippingType) {
    case 'home':
    case 'express':
      return 'home';
    case 'cnc':
    case 'pudo':
      return shippingType;
    case 'egiftcard':
    case 'digital':
      return undefined;
  }
}

const usualTypes: Readonly<Record<'cnc' | 'pudo', readonly PickupPointType[]>> = {
  cnc: ['cnc'],
  pudo: ['parcelShop', 'locker'],
};

/** What a method collects at. */
export function pointTypesOf({
  shippingType,
  pointTypes,
}: Pick<CollectionMethod, 'shippingType' | 'pointTypes'>): readonly PickupPointType[] {
  if (pointTypes) return pointTypes;
  return shippingType === 'cnc' || shippingType === 'pudo' ? usualTypes[shippingType] : [];
}

/** Whether a method collects at a point: at one of this type, and of the same carrier. */
export function isForPoint(
  method: CollectionMethod,
  { type, carrierCode }: Pick<PickupPoint, 'type' | 'carrierCode'>,
): boolean {
  const isOfCarrier =
    method.shippingType === 'cnc' || carrierCode === undefined || method.carrierCode === carrierCode;
  return isOfCarrier && pointTypesOf(method).includes(type);
}
