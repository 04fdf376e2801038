/**
 * What Stripe's published description of its interface says of the calls that the shop makes, for the double that refuses
 * what it refuses. Source: the types of the library `stripe` 23.1.0 (`esm/resources/*.d.ts`), generated from version
 * 2026-10-28.endive of https://github.com/stripe/openapi.
 */

/** Type of a parameter: a word for a scalar, a list of words, or an object of further parameters. */
export type Fact =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'texts'
  | 'metadata'
  | 'currency'
  | 'address'
  | readonly string[]
  | { readonly each: Facts }
  | { readonly of: Facts };
export interface Facts {
  /** A `!` after the name marks a parameter that is needed. */
  readonly [name: string]: Fact;
}

const methods = [
  ...['card', 'paypal', 'amazon_pay', 'klarna', 'afterpay_clearpay', 'ideal', 'bancontact'],
  ...['eps', 'p24', 'blik', 'twint', 'link', 'sepa_debit'],
];
/** A list of words of which each is one of these. */
const someOf = (words: readonly string[]): Fact => ({ each: { '': words } });
const captureMethod = ['automatic', 'automatic_async', 'manual'];

export interface CallFacts {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `*` stands for an id. */
  readonly path: string;
  readonly params: Facts;
}

export const stripeFacts: readonly CallFacts[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    params: {
      'amount!': 'integer',
      'currency!': 'currency',
      capture_method: captureMethod,
      allowed_payment_method_types: someOf(methods),
      customer: 'text',
      metadata: 'metadata',
      payment_method_options: { of: { card: { of: { request_multicapture: ['if_available', 'never'] } } } },
      setup_future_usage: ['off_session', 'on_session'],
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/*/confirm',
    params: {
      confirmation_token: 'text',
      payment_method: 'text',
      return_url: 'address',
      use_stripe_sdk: 'boolean',
      expand: 'texts',
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/*/capture',
    params: { amount_to_capture: 'integer', final_capture: 'boolean', expand: 'texts' },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/*/cancel',
    params: {
      cancellation_reason: ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'],
      expand: 'texts',
    },
  },
  { method: 'GET', path: '/v1/payment_intents/*', params: { client_secret: 'text', expand: 'texts' } },
  {
    method: 'POST',
    path: '/v1/refunds',
    params: {
      payment_intent: 'text',
      amount: 'integer',
      reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
      metadata: 'metadata',
    },
  },
  { method: 'POST', path: '/v1/customers', params: { metadata: 'metadata', email: 'text', name: 'text' } },
  { method: 'DELETE', path: '/v1/customers/*', params: {} },
  { method: 'GET', path: '/v1/confirmation_tokens/*', params: { expand: 'texts' } },
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: {
      mode: ['payment', 'setup', 'subscription'],
      client_reference_id: 'text',
      metadata: 'metadata',
      payment_intent_data: { of: { metadata: 'metadata', capture_method: captureMethod } },
      line_items: {
        each: {
          quantity: 'integer',
          price_data: {
            of: {
              'currency!': 'currency',
              unit_amount: 'integer',
              product_data: { of: { 'name!': 'text' } },
            },
          },
        },
      },
      success_url: 'address',
      cancel_url: 'address',
      expires_at: 'integer',
      locale: [
        ...[
          'auto',
          'bg',
          'cs',
          'da',
          'de',
          'el',
          'en',
          'en-GB',
          'es',
          'es-419',
          'et',
          'fi',
          'fil',
          'fr',
          'fr-CA',
        ],
        ...[
          'hi-IN',
          'hr',
          'hu',
          'id',
          'it',
          'ja',
          'ko',
          'lt',
          'lv',
          'ms',
          'mt',
          'nb',
          'nl',
          'pl',
          'pt',
          'pt-BR',
        ],
        ...['ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW'],
      ],
      allowed_payment_method_types: someOf(methods),
    },
  },
  { method: 'GET', path: '/v1/checkout/sessions/*', params: { expand: 'texts' } },
  { method: 'POST', path: '/v1/checkout/sessions/*/expire', params: { expand: 'texts' } },
];

/** Minor units of the smallest amount that Stripe takes (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const smallestAmount = 50;

/** Numbers of https://docs.stripe.com/testing and what happens to them. */
export const stripeCards = {
  '4242424242424242': {},
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '4000000000000069': { code: 'expired_card', decline_code: 'expired_card' },
  '4000000000000127': { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  '4000000000000119': { code: 'processing_error', decline_code: 'processing_error' },
  '4000000000003220': { asks: true },
} as const satisfies Record<string, { code?: string; decline_code?: string; asks?: boolean }>;
