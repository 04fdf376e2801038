import { maxEmailLength } from '../account/constants.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { basketErrors, Site } from '../basket/endpoints.ts';
import { LinkedOrder, maxOrderNumberLength, OrderLink } from './linkSchema.ts';
import {
  cancelReasons,
  ConfirmedDue,
  ConfirmedItems,
  maxHistorySearch,
  orderFilters,
  SavedMethodFields,
  Order,
  OrderHistory,
  PaymentCode,
  PlaceOutcome,
} from './schema.ts';

const ById = z.object({ orderId: z.string() });

export const placeOrder = defineEndpoint({
  id: 'placeOrder',
  summary: 'Pays the basket and makes it an order. The same idempotency key gets the same answer.',
  method: 'POST',
  base: 'checkout',
  path: '/orders',
  access: { caller: 'shopper', scopes: ['order:write'] },
  query: Site,
  body: z.object({
    basketId: z.string(),
    paymentMethodId: z.string(),
    /** Id of the provider session, from `getPaymentMethods`. */
    checkoutId: z.optional(z.string()),
    /** The provider's token for the card; card numbers are never sent to this API. */
    paymentToken: z.optional(z.string().check(z.maxLength(8_000))),
    paymentCode: z.optional(PaymentCode),
    /** Total shown to the shopper, a decimal number in the basket's currency; a different total is refused. */
    confirmedTotal: z.number(),
    confirmedDue: ConfirmedDue,
    confirmedItems: z.optional(ConfirmedItems),
    ...SavedMethodFields,
  }),
  response: PlaceOutcome,
  errors: {
    ...basketErrors,
    409: 'AmountMismatch, IdempotencyKeyReused, BasketChangedElsewhere, ProductsForbidden (see the basket), ReservationFailure with details.productIds, ScheduledSlotTaken or ScheduledSlotUnknown (too soon by now), or PersonLimitReached with details.productName, max and left; OnDeliveryLimitReached or PaidLaterLimitReached with details.max; InstallmentsChanged: these instalments are not offered for this total.',
    403: 'GuestCheckoutDisabled; or FreshSignInRequired: paying with a registration needs the password again.',
    422: 'The basket is not ready, InvalidCheckoutIdError, a Prime error (the chosen delivery with Prime is over), RegistrationGone, or LegalPagesMissing.',
    428: 'A bot check is needed; see `getPaymentMethods`.',
    503: 'The provider is away; nothing was taken.',
  },
  idempotent: true,
  timeout: 20_000,
});

export const getOrders = defineEndpoint({
  id: 'getOrders',
  summary: 'The orders of the account in this market, the newest first; without those that failed.',
  method: 'GET',
  base: 'checkout',
  path: '/orders',
  access: { caller: 'account', scopes: ['order:read'] },
  query: z.extend(Site, {
    /** From 1; a page behind the last is empty. */
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
    /** Only these; see `orderFilters`. @default all */
    state: z.optional(z.enum(orderFilters)),
    /** Only those of a year, at the time of the market. @default all */
    year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    /** Only those whose number, or the name or number of one of whose products, has each of these words. @default all */
    search: z.optional(z.string().check(z.maxLength(maxHistorySearch))),
  }),
  response: OrderHistory,
  errors: { 401: 'Nobody is signed in.', 403: 'This needs a sign-in.' },
});

export const getOrder = defineEndpoint({
  id: 'getOrder',
  summary: 'One order of this shopper.',
  method: 'GET',
  base: 'checkout',
  path: '/orders/{orderId}',
  access: { caller: 'shopper', scopes: ['order:read'] },
  params: ById,
  query: Site,
  response: Order,
  errors: { 401: 'No token.', 404: 'No such order for this shopper.' },
});

export const getDownload = defineEndpoint({
  id: 'getDownload',
  summary: 'The file of a digital product, by an address of `downloads` in its order; each call counts.',
  method: 'GET',
  base: 'api',
  path: '/download',
  access: { caller: 'link' },
  query: z.object({ token: z.string().check(z.maxLength(1_000)) }),
  response: z.string(),
  errors: {
    404: 'The address is forged, over or used up, or the order is not paid.',
    429: 'Too many; see Retry-After.',
  },
});

export const measureOrder = defineEndpoint({
  id: 'measureOrder',
  summary:
    'Asks whether an order of this shopper has been measured. Exactly one call for an order is the first, on whichever device.',
  method: 'POST',
  base: 'checkout',
  path: '/orders/{orderId}/measurements',
  access: { caller: 'shopper', scopes: ['order:read'] },
  params: ById,
  query: Site,
  response: z.object({ isFirst: z.boolean() }),
  errors: { 401: 'No token.', 404: 'No such order for this shopper.' },
});

export const failOrder = defineEndpoint({
  id: 'failOrder',
  summary: 'Gives up an order whose payment was not finished; stock and basket come back.',
  method: 'PATCH',
  base: 'checkout',
  path: '/orders/{orderId}',
  access: { caller: 'shopper', scopes: ['order:write'] },
  params: ById,
  query: Site,
  body: z.object({ status: z.literal('failed') }),
  response: Order,
  errors: { 401: 'No token.', 404: 'No such order for this shopper.', 409: 'The order is paid.' },
});

const cancelErrors = {
  404: 'No such order for this shopper.',
  409: 'OrderNotCancellable: something was sent, it was refunded, or it is not paid. One that is cancelled stays so: 200.',
  429: 'Too many from this source; see Retry-After.',
};
const CancelReason = z.optional(z.enum(cancelReasons));

export const cancelOrder = defineEndpoint({
  id: 'cancelOrder',
  summary:
    'Cancels an order of this shopper before anything of it is sent. Stock, voucher and points come back, and so does the money.',
  method: 'POST',
  base: 'checkout',
  path: '/orders/{orderId}/cancellation',
  access: { caller: 'shopper', scopes: ['order:write'] },
  params: ById,
  query: Site,
  body: z.object({ reason: CancelReason }),
  response: Order,
  errors: { 401: 'No token.', ...cancelErrors },
});

export const cancelLinkedOrder = defineEndpoint({
  id: 'cancelLinkedOrder',
  summary: 'Cancels the order a link opens, by the same rule as its owner.',
  method: 'POST',
  base: 'checkout',
  path: '/linked-order/cancellation',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: z.string().check(z.maxLength(100)), reason: CancelReason }),
  response: Order,
  errors: { ...cancelErrors, 404: 'The link is wrong or over.' },
});

export const createOrderLink = defineEndpoint({
  id: 'createOrderLink',
  summary:
    'The link that opens an order of this shopper anywhere. The same one until it is over, then a new one.',
  method: 'POST',
  base: 'checkout',
  path: '/orders/{orderId}/link',
  access: { caller: 'shopper', scopes: ['order:read'] },
  params: ById,
  query: Site,
  response: OrderLink,
  errors: { 401: 'No token.', 404: 'No such order for this shopper.' },
});

export const getLinkedOrder = defineEndpoint({
  id: 'getLinkedOrder',
  summary: 'The order a link opens: the same as its owner sees.',
  method: 'GET',
  base: 'checkout',
  path: '/linked-order',
  access: { caller: 'link' },
  query: z.extend(Site, { key: z.string().check(z.maxLength(100)) }),
  response: LinkedOrder,
  errors: { 404: 'The link is wrong or over.', 429: 'Too many; see Retry-After.' },
});

export const findOrder = defineEndpoint({
  id: 'findOrder',
  summary:
    'The link of an order by its number and email address. Wrong number and wrong address answer alike.',
  method: 'POST',
  base: 'checkout',
  path: '/orders/find',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({
    orderId: z.string().check(z.minLength(1), z.maxLength(maxOrderNumberLength)),
    email: z.string().check(z.minLength(1), z.maxLength(maxEmailLength)),
  }),
  response: OrderLink,
  errors: {
    404: 'No order has this number and this address.',
    429: 'Too many from this source, for this number or for this address; see Retry-After.',
  },
});
