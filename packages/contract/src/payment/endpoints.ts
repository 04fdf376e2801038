import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Basket } from '../basket/schema.ts';
import { basketErrors, ById, Site } from '../basket/endpoints.ts';
import { placeOrder } from '../order/endpoints.ts';
import {
  ConfirmedDue,
  ConfirmedItems,
  PaymentCode,
  SavedMethodFields,
  PlaceOutcome,
} from '../order/schema.ts';
import { BankChoice, BotChallenge, InstallmentPlan, PaymentMethods, WalletToken } from './schema.ts';

const ByMethod = z.object({ basketId: z.string(), methodId: z.string() });

const botCheckText =
  'A bot check is needed. With details.canProve: solve `getBotChallenge`, then call again with the header x-bot-proof.';

const prepareErrors = {
  ...basketErrors,
  428: botCheckText,
  500: 'INVALID_SESSION: the open session of the provider is over. Ask again without checkoutId.',
  503: 'The provider is away.',
};

export const getPaymentMethods = defineEndpoint({
  id: 'getPaymentMethods',
  summary:
    'The payment methods of this basket; with startPaymentSession=true also a session at the provider.',
  method: 'GET',
  base: 'checkout',
  path: '/baskets/{basketId}/payment_methods',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  params: ById,
  query: z.object({
    sitePath: z.string(),
    startPaymentSession: z.optional(z.enum(['true', 'false'])),
    /** Method that the session is for; by default the chosen one, else the first with card fields. */
    paymentMethodId: z.optional(z.string()),
    /** The open session of that method, whose fields the page keeps; one that is over is refused. */
    checkoutId: z.optional(z.string()),
  }),
  response: PaymentMethods,
  errors: prepareErrors,
});

/** The bridge's variant of `getPaymentMethods`. */
export const getApplicablePaymentMethods = defineEndpoint({
  id: 'getApplicablePaymentMethods',
  summary:
    'The payment methods of this basket, as the bridge is asked; with startPaymentSession also a session.',
  method: 'POST',
  base: 'bridge',
  path: '/baskets/applicable-payment-methods',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  query: Site,
  body: z.object({
    basketId: z.string(),
    startPaymentSession: z.optional(z.boolean()),
    paymentMethodId: z.optional(z.string()),
    checkoutId: z.optional(z.string()),
  }),
  response: PaymentMethods,
  errors: prepareErrors,
});

export const applyPaymentMethod = defineEndpoint({
  id: 'applyPaymentMethod',
  summary: 'Chooses a payment method: the basket’s instrument list holds it with the amount.',
  method: 'PATCH',
  base: 'checkout',
  path: '/baskets/{basketId}/payments/{methodId}/apply-payment-method',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ByMethod,
  query: Site,
  response: Basket,
  errors: { ...basketErrors, 422: 'InvalidParameters: not a method of this basket.' },
});

export const getInstalments = defineEndpoint({
  id: 'getInstalments',
  summary:
    'The instalments in which the basket’s total can be paid with a method; none for one that has none.',
  method: 'POST',
  base: 'bridge',
  path: '/payments/{methodId}/instalments',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  params: z.object({ methodId: z.string() }),
  query: Site,
  body: z.object({ basketId: z.string() }),
  response: z.object({ installmentPlans: z.array(InstallmentPlan) }),
  errors: { ...basketErrors, 422: 'InvalidParameters: not a method of this basket.' },
});

export const getBotChallenge = defineEndpoint({
  id: 'getBotChallenge',
  summary: 'A challenge whose solution proves, in the header x-bot-proof of one payment, that a person pays.',
  method: 'GET',
  base: 'checkout',
  path: '/bot-challenge',
  access: { caller: 'anyone' },
  query: Site,
  response: BotChallenge,
  errors: { 404: 'This shop has no bot check that can be passed.', 429: 'Too many challenges.' },
});

export const startHostedPayment = defineEndpoint({
  id: 'startHostedPayment',
  summary: 'Places the order as pending and gives the address of the provider’s page.',
  method: 'POST',
  base: 'checkout',
  path: '/payment/hpp',
  access: { caller: 'shopper', scopes: ['order:write'] },
  query: Site,
  body: z.object({
    basketId: z.string(),
    paymentMethodId: z.string(),
    /** Total shown to the shopper, a decimal number in the basket's currency; a different total is refused. */
    confirmedTotal: z.number(),
    confirmedDue: ConfirmedDue,
    confirmedItems: z.optional(ConfirmedItems),
    savePaymentMethod: SavedMethodFields.savePaymentMethod,
    /** Of a method with banks to choose from. */
    bankChoice: z.optional(BankChoice),
    /** Of a wallet of the device; without one the wallet's own page is opened, where it has one. */
    walletToken: z.optional(WalletToken),
  }),
  response: PlaceOutcome,
  errors: {
    ...basketErrors,
    403: 'GuestCheckoutDisabled: this site sells to accounts only.',
    409: 'AmountMismatch, BasketChangedElsewhere, IdempotencyKeyReused, ReservationFailure with details.productIds, ScheduledSlotTaken or ScheduledSlotUnknown (too soon by now), or PersonLimitReached with details.productName, max and left.',
    422: 'The basket is not ready: see messageList. InvalidDataException with details.fields: the bank or the document number. InvalidCheckoutIdError: the token of the wallet is over or used. LegalPagesMissing: the shop has no terms or no privacy notice.',
    428: botCheckText,
  },
  idempotent: true,
});

const confirmedTotal = z.number();
const confirmedItems = z.optional(ConfirmedItems);

/** The bridge's variant of `startHostedPayment`. */
export const startPayment = defineEndpoint({
  ...startHostedPayment,
  id: 'startPayment',
  summary: 'The payment call of one method: places the order as pending and gives the provider’s page.',
  base: 'bridge',
  path: '/baskets/{basketId}/payments/{methodId}',
  params: ByMethod,
  body: z.object({
    ...{ confirmedTotal, confirmedDue: ConfirmedDue, confirmedItems },
    savePaymentMethod: SavedMethodFields.savePaymentMethod,
    bankChoice: z.optional(BankChoice),
    walletToken: z.optional(WalletToken),
  }),
});

/** The bridge's variant of `placeOrder`. */
export const createOrder = defineEndpoint({
  ...placeOrder,
  id: 'createOrder',
  summary: 'The payment call of one method that makes the order at once.',
  base: 'bridge',
  path: '/baskets/{basketId}/payments/{methodId}/create-order',
  params: ByMethod,
  body: z.object({
    checkoutId: z.optional(z.string()),
    paymentToken: z.optional(z.string().check(z.maxLength(8_000))),
    paymentCode: z.optional(PaymentCode),
    confirmedTotal,
    confirmedDue: ConfirmedDue,
    confirmedItems,
    ...SavedMethodFields,
  }),
});

export const finalizePayment = defineEndpoint({
  id: 'finalizePayment',
  summary: 'After a challenge or the return from the provider: the outcome of the payment.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/payments/{methodId}/finalize',
  access: { caller: 'shopper', scopes: ['order:write'] },
  params: ByMethod,
  query: Site,
  body: z.object({ orderId: z.string() }),
  response: PlaceOutcome,
  errors: basketErrors,
});

export const getPaymentStatus = defineEndpoint({
  id: 'getPaymentStatus',
  summary: 'Whether the payment of this basket is settled.',
  method: 'POST',
  base: 'checkout',
  path: '/basket/{basketId}/payment_status',
  access: { caller: 'shopper', scopes: ['order:write'] },
  params: ById,
  query: Site,
  response: z.object({
    status: z.enum(['none', 'pending', 'paid', 'failed']),
    orderId: z.optional(z.string()),
  }),
  errors: basketErrors,
});

export const receivePaymentEvent = defineEndpoint({
  id: 'receivePaymentEvent',
  summary: 'A signed event of a payment provider; takes effect once, in any order.',
  method: 'POST',
  base: 'api',
  path: '/payment-events/{processor}',
  access: { caller: 'provider' },
  params: z.object({ processor: z.string() }),
  response: z.object({ received: z.boolean() }),
  errors: { 400: 'The signature or the time is wrong.', 413: 'Too large.' },
});
