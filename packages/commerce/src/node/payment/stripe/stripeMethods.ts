import type Stripe from 'stripe';

interface StripeMethod {
  readonly type: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;
  /** Takes the money at once: Stripe can't only reserve it. */
  readonly takesAtOnce?: true;
}

/** Methods of a market by Stripe's names (https://docs.stripe.com/api/checkout/sessions/create). */
export const stripeMethods: Readonly<Record<string, StripeMethod | undefined>> = {
  CREDIT_CARD: { type: 'card' },
  CREDIT_CARD_HOSTED: { type: 'card' },
  // Its page shows the wallet among the cards.
  GOOGLE_PAY: { type: 'card' },
  PAYPAL: { type: 'paypal' },
  AMAZON_PAY: { type: 'amazon_pay' },
  KLARNA: { type: 'klarna' },
  AFTERPAY: { type: 'afterpay_clearpay' },
  CLEARPAY: { type: 'afterpay_clearpay' },
  IDEAL: { type: 'ideal', takesAtOnce: true },
  BANCONTACT: { type: 'bancontact', takesAtOnce: true },
  EPS: { type: 'eps', takesAtOnce: true },
  PRZELEWY24: { type: 'p24', takesAtOnce: true },
  BLIK: { type: 'blik', takesAtOnce: true },
  TWINT: { type: 'twint', takesAtOnce: true },
};
