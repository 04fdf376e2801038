import type { Basket } from '@touchline/contract/basket/schema';
import type { ShippingType } from '@touchline/contract/market/schema';
import type { PaymentMethod } from '@touchline/contract/payment/schema';

/** Conditions under which a method is shown. */
interface Condition {
  /** Hidden when a shipping line is of this type. */
  notWith?: ShippingType;
  needsSingleShipment?: boolean;
  /** Only where the device itself supports the payment. */
  needsDevice?: boolean;
}

// All of these also require a total above 0 (an interpretation of the checkout document: which methods these are).
const conditions: Readonly<Record<string, Condition>> = {
  AFTERPAY: { notWith: 'egiftcard' },
  APPLE_PAY: { needsSingleShipment: true, needsDevice: true },
  GOOGLE_PAY: { needsSingleShipment: true },
  PAYPAL: { needsSingleShipment: true },
};

type Part = Pick<Basket, 'shipmentList' | 'couponList' | 'pricing'>;

/** A basket whose coupon is marked for Klarna allows no other payment method. */
export function isKlarnaBasket({ couponList }: Pick<Basket, 'couponList'>): boolean {
  return couponList.some(({ statusCode }) => statusCode === 'KLARNA');
}

/** The methods available for this basket and device, in the order of the back end. */
export function shownMethods(
  methods: readonly PaymentMethod[],
  basket: Part,
  device: { canPay: boolean } = { canPay: false },
): PaymentMethod[] {
  if (isKlarnaBasket(basket)) return methods.filter(({ id }) => id.startsWith('KLARNA'));
  return methods.filter(({ id }) => {
    const condition = Object.hasOwn(conditions, id) ? conditions[id] : undefined;
    return !condition || fits(condition, basket, device);
  });
}

function fits(condition: Condition, { shipmentList, pricing }: Part, device: { canPay: boolean }): boolean {
  if (pricing.total <= 0) return false;
  if (condition.needsDevice && !device.canPay) return false;
  if (condition.needsSingleShipment && shipmentList.length !== 1) return false;
  return !shipmentList.some(
    ({ shippingLineItem }) => condition.notWith && shippingLineItem?.shippingType === condition.notWith,
  );
}
