/**
 * What Adyen's published description of its Checkout interface (version 72) says of the calls that the shop makes, for the
 * double that refuses what it refuses. Source: the types of the library `@adyen/api-library` 32.1.0
 * (`lib/src/typings/checkout`), generated from https://github.com/Adyen/adyen-openapi.
 */

/** Type of a property: a word for a scalar, a list of words, or an object of further properties. */
export type Fact =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'address'
  | 'texts'
  | 'any'
  | 'map'
  | readonly string[]
  | { readonly of: Facts };
/** A `!` after a name marks a property that is needed. */
export interface Facts {
  readonly [name: string]: Fact;
}

const amount: Fact = { of: { 'currency!': 'text', 'value!': 'integer' } };
const channel = ['iOS', 'Android', 'Web'];
const shopperInteraction = ['Ecommerce', 'ContAuth', 'Moto', 'POS'];
const recurringProcessingModel = ['CardOnFile', 'Subscription', 'UnscheduledCardOnFile'];

const modification = { 'merchantAccount!': 'text', reference: 'text' } as const;

export interface CallFacts {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `*` stands for a name. */
  readonly path: string;
  readonly body: Facts;
  readonly query?: readonly string[];
}

export const adyenFacts: readonly CallFacts[] = [
  {
    method: 'POST',
    path: '/v72/payments',
    body: {
      'amount!': amount,
      'merchantAccount!': 'text',
      'paymentMethod!': {
        of: {
          type: ['scheme', 'networkToken', 'giftcard', 'card', 'clicktopay'],
          encryptedCardNumber: 'text',
          encryptedExpiryMonth: 'text',
          encryptedExpiryYear: 'text',
          encryptedSecurityCode: 'text',
          holderName: 'text',
          brand: 'text',
          checkoutAttemptId: 'text',
          storedPaymentMethodId: 'text',
        },
      },
      'reference!': 'text',
      'returnUrl!': 'address',
      browserInfo: {
        of: {
          'acceptHeader!': 'text',
          'colorDepth!': 'integer',
          javaEnabled: 'boolean',
          javaScriptEnabled: 'boolean',
          'language!': 'text',
          'screenHeight!': 'integer',
          'screenWidth!': 'integer',
          'timeZoneOffset!': 'integer',
          'userAgent!': 'text',
        },
      },
      additionalData: 'map',
      authenticationData: {
        of: { threeDSRequestData: { of: { nativeThreeDS: ['preferred', 'disabled'] } } },
      },
      captureDelayHours: 'integer',
      channel,
      merchantOrderReference: 'text',
      metadata: 'map',
      origin: 'address',
      recurringProcessingModel,
      shopperEmail: 'text',
      shopperInteraction,
      shopperLocale: 'text',
      shopperReference: 'text',
      storePaymentMethod: 'boolean',
    },
  },
  {
    method: 'POST',
    path: '/v72/payments/details',
    body: {
      'details!': {
        of: { redirectResult: 'text', threeDSResult: 'text', payload: 'text', MD: 'text', PaRes: 'text' },
      },
      paymentData: 'text',
      threeDSAuthenticationOnly: 'boolean',
    },
  },
  {
    method: 'POST',
    path: '/v72/sessions',
    body: {
      'amount!': amount,
      'merchantAccount!': 'text',
      'reference!': 'text',
      'returnUrl!': 'address',
      additionalData: 'map',
      allowedPaymentMethods: 'texts',
      captureDelayHours: 'integer',
      channel,
      countryCode: 'text',
      expiresAt: 'date',
      merchantOrderReference: 'text',
      metadata: 'map',
      mode: ['embedded', 'hosted'],
      shopperEmail: 'text',
      shopperLocale: 'text',
    },
  },
  { method: 'GET', path: '/v72/sessions/*', body: {}, query: ['sessionResult'] },
  { method: 'POST', path: '/v72/payments/*/captures', body: { ...modification, 'amount!': amount } },
  { method: 'POST', path: '/v72/payments/*/refunds', body: { ...modification, 'amount!': amount } },
  { method: 'POST', path: '/v72/payments/*/cancels', body: modification },
  { method: 'POST', path: '/v72/cancels', body: { ...modification, 'paymentReference!': 'text' } },
  {
    method: 'DELETE',
    path: '/v72/storedPaymentMethods/*',
    body: {},
    query: ['shopperReference', 'merchantAccount'],
  },
];

/** Numbers of https://docs.adyen.com/development-resources/test-cards-and-credentials, and what happens to them here. */
export const adyenCards = {
  '4111111111111111': {},
  '4111111111110012': { resultCode: 'Refused', refusalReasonCode: '12', refusalReason: 'Not enough balance' },
  '4111111111110006': { resultCode: 'Refused', refusalReasonCode: '6', refusalReason: 'Expired Card' },
  '4212345678901237': { asks: true },
} as const satisfies Record<
  string,
  { resultCode?: string; refusalReasonCode?: string; refusalReason?: string; asks?: boolean }
>;
