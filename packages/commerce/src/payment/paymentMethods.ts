import type { Market, MarketPaymentMethod } from '@touchline/contract/market/schema';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import type { ComputedBasket } from '../basket/computeBasket.ts';

/** Conditions for offering a payment method; omitted ones do not matter. */
export interface MethodRule {
  readonly methods: readonly string[];
  readonly isSingleShipment?: true;
  readonly isTotalAboveZero?: true;
  /** Not offered with a shipment of this shipping type. */
  readonly notWithShippingType?: string;
}

/** The rules of the methods, as data (readings.md, Delivery and payment). */
export const methodRules: readonly MethodRule[] = [
  { methods: ['AFTERPAY'], isTotalAboveZero: true, notWithShippingType: 'egiftcard' },
  { methods: ['APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL'], isSingleShipment: true, isTotalAboveZero: true },
];

type Payable = Pick<ComputedBasket, 'shipments' | 'total'>;

function allows(rule: MethodRule, basket: Payable): boolean {
  if (rule.isSingleShipment && basket.shipments.length !== 1) return false;
  if (rule.isTotalAboveZero && basket.total <= 0) return false;
  return !basket.shipments.some(({ method }) => method && method.shippingType === rule.notWithShippingType);
}

/** The market's payment methods that are available for this basket. */
export function methodsFor(
  market: Market,
  basket: Payable,
  rules: readonly MethodRule[] = methodRules,
): MarketPaymentMethod[] {
  return market.paymentMethods.filter(({ id }) =>
    rules.every((rule) => !rule.methods.includes(id) || allows(rule, basket)),
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
    inlineFlow: method.inlineFlow,
    earlyCapture: method.earlyCapture,
    banks: [],
    cards: [...(method.cards ?? [])],
    installmentsSupport: false,
  };
}
