import type { Basket } from '@touchline/contract/basket/schema';
import type { PaymentConditions } from '@touchline/contract/market/schema';
import type { PaymentMethod } from '@touchline/contract/payment/schema';

/** Whether the shopper's device can pay by a method. */
interface Device {
  canPay(methodId: string): boolean;
}

type Part = Pick<Basket, 'shipmentList' | 'couponList' | 'pricing'>;

/** A basket whose coupon is marked for Klarna is paid by no other method. */
export function isKlarnaBasket({ couponList }: Pick<Basket, 'couponList'>): boolean {
  return couponList.some(({ statusCode }) => statusCode === 'KLARNA');
}

/** Whether a basket is paid at the door: one of its deliveries can be paid in cash only. */
export const isPaidOnDelivery = ({ shipmentList }: Pick<Basket, 'shipmentList'>): boolean =>
  shipmentList.some(({ shippingLineItem }) => shippingLineItem?.cashOnDelivery);

/**
 * The methods available for this basket and device, in the order of the back end. The conditions are data of each
 * method; the back end has checked them for the basket it knew.
 */
export function shownMethods(
  methods: readonly PaymentMethod[],
  basket: Part,
  device: Device = { canPay: () => false },
): PaymentMethod[] {
  // Where gift cards leave nothing to pay, nobody pays it.
  if (isKlarnaBasket(basket))
    return methods.filter(({ id, flow }) => id.startsWith('KLARNA') || flow === 'zeroValue');
  return methods.filter(({ id, conditions }) => !conditions || fits(conditions, basket, device.canPay(id)));
}

function fits(
  conditions: PaymentConditions,
  { shipmentList, pricing }: Part,
  canDevicePay: boolean,
): boolean {
  const { minTotal = -Infinity, maxTotal = Infinity } = conditions;
  // A service pays what gift cards leave.
  const due = pricing.due ?? pricing.total;
  if (due < minTotal || due > maxTotal) return false;
  if (conditions.totalAboveZero && pricing.total <= 0) return false;
  if (conditions.needsDevice && !canDevicePay) return false;
  if (conditions.singleShipment && shipmentList.length !== 1) return false;
  return !shipmentList.some(
    ({ shippingLineItem }) =>
      shippingLineItem && conditions.notWithShippingTypes?.includes(shippingLineItem.shippingType),
  );
}
