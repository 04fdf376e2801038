import type { Market, MarketPaymentMethod, PaymentConditions } from '@touchline/contract/market/schema';
import { toWire } from '@touchline/contract/money';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { isByEmail } from '@touchline/contract/market/byEmail';
import { isPaidOnDelivery } from './paidOnDelivery.ts';
import type { ComputedBasket } from '../basket/computeBasket.ts';
import { zeroValueMethodOf } from './zeroValueMethod.ts';

const wallet: PaymentConditions = { totalAboveZero: true, singleShipment: true };

/** Conditions of methods whose market does not name its own (readings.md, Delivery and payment). */
const defaultConditions = new Map<string, PaymentConditions>([
  ['AFTERPAY', { totalAboveZero: true, notWithShippingTypes: ['egiftcard'] }],
  ['APPLE_PAY', { ...wallet, needsDevice: true }],
  ['GOOGLE_PAY', wallet],
  ['PAYPAL', wallet],
]);

/** The conditions of a method: the market's, else the shop's. */
export function conditionsOf({ id, conditions }: MarketPaymentMethod): PaymentConditions {
  return conditions ?? defaultConditions.get(id) ?? {};
}

/** What decides on the methods of a basket. */
type Payable = Pick<ComputedBasket, 'shipments' | 'total' | 'dueMinor' | 'lines' | 'coupons'>;

function allows(
  { flow, ...method }: MarketPaymentMethod,
  { shipments, total, dueMinor }: Payable,
  { currency }: Pick<Market, 'currency'>,
): boolean {
  const conditions = conditionsOf({ flow, ...method });
  // Only a delivery option that is paid in cash can be paid at the door, and it can not be paid another way.
  if ((flow === 'onDelivery') !== isPaidOnDelivery({ shipments })) return false;
  if (flow === 'onDelivery' && shipments.some(({ method: sent }) => isByEmail(sent?.shippingType)))
    return false;
  const { minTotal = -Infinity, maxTotal = Infinity } = conditions;
  // A service pays what gift cards leave.
  const shownTotal = toWire(dueMinor, currency);
  if (shownTotal < minTotal || shownTotal > maxTotal) return false;
  if (conditions.singleShipment && shipments.length !== 1) return false;
  if (conditions.totalAboveZero && total <= 0) return false;
  return !shipments.some(
    ({ method }) => method && conditions.notWithShippingTypes?.includes(method.shippingType),
  );
}

/** The market's payment methods that are available for this basket; whether the device can pay, the page checks. */
export function methodsFor(market: Market, basket: Payable): MarketPaymentMethod[] {
  // Nothing is left to pay, so nothing else is offered.
  if (basket.dueMinor === 0 && basket.lines.length > 0) return [zeroValueMethodOf(market)];
  // A coupon that Klarna pays for allows nothing else.
  const isKlarnas = basket.coupons.some(({ state, isKlarna }) => state === 'APPLIED' && isKlarna);
  return market.paymentMethods.filter(
    (method) => (!isKlarnas || method.id.startsWith('KLARNA')) && allows(method, basket, market),
  );
}

/** Name of a payment method in a language, or in the market's first language if there is no translation. */
export function methodName({ id, names }: MarketPaymentMethod, language: string): string {
  return names[language] ?? Object.values(names)[0] ?? id;
}

/** A payment method in the contract's format, in the language of the site. */
export function methodView(method: MarketPaymentMethod, language: string): PaymentMethod {
  return {
    id: method.id,
    name: methodName(method, language),
    async: method.async,
    paymentProcessor: method.paymentProcessor,
    inlineFlow: method.flow === 'inlineCard',
    flow: method.flow,
    conditions: conditionsOf(method),
    earlyCapture: method.earlyCapture,
    ...(method.deferred ? { deferred: method.deferred } : {}),
    ...(method.fee === undefined ? {} : { fee: method.fee }),
    ...(method.mark === undefined ? {} : { mark: method.mark }),
    banks: [...(method.banks ?? [])],
    cards: [...(method.cards ?? [])],
    ...(method.installmentsPromotion?.[language] === undefined
      ? {}
      : { installmentsPromotion: method.installmentsPromotion[language] }),
    installmentsSupport: method.installments !== undefined,
  };
}
