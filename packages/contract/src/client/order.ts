import type * as z from 'zod/mini';
import type * as Orders from '../order/endpoints.ts';
import type * as Payments from '../payment/endpoints.ts';
import type { Basket } from '../basket/schema.ts';
import type { PrimeError } from '../codes.ts';
import { Forbidden, NotFound, RateLimited, Refused } from '../errors.ts';
import type { CancelReason, Order, OrderFilter, OrderHistory, PlaceOutcome } from '../order/schema.ts';
import type { InstallmentPlan, PaymentMethods } from '../payment/schema.ts';
import { productIdsOf } from './basket.ts';
import { primeErrorOf } from './primeErrorOf.ts';
import { pickupRefusalOf, type PickupRefusal } from './shipping.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';

/** Which orders of an account are asked for. */
export interface HistoryRequest {
  /** From 1. @default 1 */
  page?: number;
  /** @default all */
  state?: OrderFilter;
  /** @default all */
  year?: number;
  /** Words of a number or a product. @default all */
  search?: string;
}

const orders = lazyCalls(() => import('../order/endpoints.ts'));
const payments = lazyCalls(() => import('../payment/endpoints.ts'));

/** Result of placing an order, including the reasons it can be refused. */
export type OrderOutcome =
  | PlaceOutcome
  | { kind: 'soldOut'; productIds: string[] }
  /** One person may buy `max` of a product, and `left` are left for this one. */
  | { kind: 'personLimit'; productName: string; max: number; left: number }
  /** The person has used the coupon as often as one may. */
  | { kind: 'couponUsed'; couponCode: string }
  /** The total or the contents differ from what the shopper saw; the basket carries the messages. */
  | { kind: 'changed' }
  /** The slot of a scheduled delivery has been taken, or is too soon by now: the basket has none any more. */
  | { kind: 'slotGone' }
  /** Prime does not deliver it any more: the basket needs another delivery. */
  | { kind: 'primeRefused'; errorCode: PrimeError }
  /** The point where it is collected has filled, closed or gone since it was chosen. */
  | { kind: 'pointGone'; reason: PickupRefusal }
  | { kind: 'sessionOver' }
  /** The account does not keep the means of payment any more. */
  | { kind: 'registrationGone' }
  /** Paying with what the account keeps needs the password again. */
  | { kind: 'freshSignInNeeded' }
  | { kind: 'notReady' }
  /** A guest has too many orders on the way that are paid at the door. */
  | { kind: 'onDeliveryLimit' }
  /** Too many orders of the shopper wait for money that is paid later. */
  | { kind: 'paidLaterLimit' }
  /** The basket cannot be paid by this method any more. */
  | { kind: 'methodGone' }
  /** Too many cards were tried. If `canProve`, solving a `getBotChallenge` allows the payment to continue. */
  | { kind: 'botCheckNeeded'; canProve: boolean };

/** The header with the proof of a solved bot check; empty without a proof. */
const proven = (proof: string | undefined) => (proof ? { headers: { 'x-bot-proof': proof } } : {});

/** Details of a 428 response; `undefined` for any other error. */
export function botCheckOf(error: unknown): { canProve: boolean } | undefined {
  if (!(error instanceof Refused) || error.status !== 428) return undefined;
  const { details } = error.body ?? {};
  const canProve =
    typeof details === 'object' && details !== null && 'canProve' in details && details.canProve === true;
  return { canProve };
}

/**
 * Returns the payment methods, and with `session` a provider session for one of them (by default the chosen one, else
 * the first with card fields). `checkoutId` is that method's session whose fields the page keeps: when it is over, the
 * call fails with INVALID_SESSION. `proof` solves a bot check.
 */
export async function getPaymentMethods(
  call: Transport,
  basketId: string,
  session?: { paymentMethodId?: string | undefined; checkoutId?: string | undefined },
  proof?: string,
): Promise<PaymentMethods> {
  const { paymentMethodId, checkoutId } = session ?? {};
  const forMethod = {
    ...(paymentMethodId ? { paymentMethodId } : {}),
    ...(checkoutId ? { checkoutId } : {}),
  };
  if (call.surface() === 'bridge') {
    return call((await payments()).getApplicablePaymentMethods, {
      body: session ? { basketId, startPaymentSession: true, ...forMethod } : { basketId },
      ...proven(proof),
    });
  }
  return call((await payments()).getPaymentMethods, {
    params: { basketId },
    query: session ? { startPaymentSession: 'true', ...forMethod } : {},
    ...proven(proof),
  });
}

/** Chooses a payment method. */
export async function applyPaymentMethod(
  call: Transport,
  basketId: string,
  methodId: string,
): Promise<Basket> {
  return call((await payments()).applyPaymentMethod, { params: { basketId, methodId } });
}

/** The instalments in which the basket's total can be paid with a method, the fewest first. */
export async function getInstalments(
  call: Transport,
  basketId: string,
  methodId: string,
): Promise<InstallmentPlan[]> {
  const { getInstalments: ask } = await payments();
  return (await call(ask, { params: { methodId }, body: { basketId } })).installmentPlans;
}

export type PlaceRequest = z.input<typeof Orders.placeOrder.body & object>;
export type HostedRequest = z.input<typeof Payments.startHostedPayment.body & object>;

/**
 * Pays for the basket and turns it into an order. After a lost response, call again with the same key. `proof` solves
 * a bot check and can be used for one call only.
 */
export async function placeOrder(
  call: Transport,
  body: PlaceRequest,
  idempotencyKey: string,
  proof?: string,
): Promise<OrderOutcome> {
  const { basketId, paymentMethodId: methodId, ...payment } = body;
  return outcome(
    call.surface() === 'bridge'
      ? call((await payments()).createOrder, {
          params: { basketId, methodId },
          body: payment,
          idempotencyKey,
          ...proven(proof),
        })
      : call((await orders()).placeOrder, { body, idempotencyKey, ...proven(proof) }),
  );
}

/** Creates a pending order and returns the address of the provider's payment page. */
export async function startHostedPayment(
  call: Transport,
  body: HostedRequest,
  idempotencyKey: string,
  proof?: string,
): Promise<OrderOutcome> {
  const { basketId, paymentMethodId: methodId, ...confirmed } = body;
  return outcome(
    call.surface() === 'bridge'
      ? call((await payments()).startPayment, {
          params: { basketId, methodId },
          body: confirmed,
          idempotencyKey,
          ...proven(proof),
        })
      : call((await payments()).startHostedPayment, { body, idempotencyKey, ...proven(proof) }),
  );
}

/** Returns the result of a payment after a bank challenge or a return from the provider's page. */
export async function finalizePayment(
  call: Transport,
  basketId: string,
  methodId: string,
  orderId: string,
): Promise<OrderOutcome> {
  return outcome(
    call((await payments()).finalizePayment, { params: { basketId, methodId }, body: { orderId } }),
  );
}

/** Returns whether the payment of a basket is settled. */
export async function getPaymentStatus(
  call: Transport,
  basketId: string,
): Promise<z.infer<typeof Payments.getPaymentStatus.response>> {
  return call((await payments()).getPaymentStatus, { params: { basketId } });
}

/** Returns a page of the account's orders in this market, the newest first; the first page is 1. */
export async function getOrders(
  call: Transport,
  { page = 1, year, ...asked }: HistoryRequest = {},
): Promise<OrderHistory> {
  return call((await orders()).getOrders, {
    query: {
      ...(page === 1 ? {} : { page: String(page) }),
      ...asked,
      ...(year === undefined ? {} : { year: String(year) }),
    },
  });
}

/** Returns an order of this shopper; `undefined` when there is none. */
export async function getOrder(call: Transport, orderId: string): Promise<Order | undefined> {
  return orUndefined(call((await orders()).getOrder, { params: { orderId } }));
}

/**
 * Whether a purchase has to be told to analytics: true for one call in the life of an order, on whichever device of its
 * shopper.
 */
export async function isFirstMeasurement(call: Transport, orderId: string): Promise<boolean> {
  return (await call((await orders()).measureOrder, { params: { orderId } })).isFirst;
}

/** Cancels an order whose payment was not completed. */
export async function failOrder(call: Transport, orderId: string): Promise<Order> {
  return call((await orders()).failOrder, { params: { orderId }, body: { status: 'failed' } });
}

/** How cancelling an order ended. */
export type CancelOutcome =
  | { kind: 'cancelled'; order: Order }
  /** Something was sent already, or there is nothing to cancel. */
  | { kind: 'tooLate' }
  | { kind: 'notFound' }
  | { kind: 'tooMany'; seconds: number };

/** Cancels an order of this shopper, or with `key` the order that a link opens. Repeated, it stays cancelled. */
export async function cancelOrder(
  call: Transport,
  { orderId, key, reason }: { orderId: string; key?: string | undefined; reason?: CancelReason | undefined },
): Promise<CancelOutcome> {
  const { cancelLinkedOrder, cancelOrder: cancelOwnOrder } = await orders();
  const given = reason === undefined ? {} : { reason };
  try {
    const order =
      key === undefined
        ? await call(cancelOwnOrder, { params: { orderId }, body: given })
        : await call(cancelLinkedOrder, { body: { key, ...given } });
    return { kind: 'cancelled', order };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notFound' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (error instanceof Refused && error.body?.errorCode === 'OrderNotCancellable')
      return { kind: 'tooLate' };
    throw error;
  }
}

async function outcome(answer: Promise<PlaceOutcome>): Promise<OrderOutcome> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Forbidden && error.body?.errorCode === 'FreshSignInRequired')
      return { kind: 'freshSignInNeeded' };
    if (!(error instanceof Refused)) throw error;
    const botCheck = botCheckOf(error);
    if (botCheck) return { kind: 'botCheckNeeded', ...botCheck };
    const primeError = primeErrorOf(error);
    if (primeError) return { kind: 'primeRefused', errorCode: primeError };
    switch (error.body?.errorCode) {
      case 'ReservationFailure':
      case 'FulfillmentFailedProductNotAvailable':
        return { kind: 'soldOut', productIds: productIdsOf(error) };
      case 'PersonLimitReached':
        return { kind: 'personLimit', ...personLimitOf(error) };
      case 'CouponRefused':
        return { kind: 'couponUsed', couponCode: couponCodeOf(error) };
      case 'AmountMismatch':
      case 'InstallmentsChanged':
      case 'BasketChangedElsewhere':
      case 'ProductsForbidden':
        return { kind: 'changed' };
      case 'ScheduledSlotTaken':
      case 'ScheduledSlotUnknown':
        return { kind: 'slotGone' };
      case 'PudoException':
        return { kind: 'pointGone', reason: pickupRefusalOf(error) };
      case 'InvalidCheckoutIdError':
      case 'INVALID_SESSION':
        return { kind: 'sessionOver' };
      case 'RegistrationGone':
        return { kind: 'registrationGone' };
      case 'OnDeliveryLimitReached':
        return { kind: 'onDeliveryLimit' };
      case 'PaidLaterLimitReached':
        return { kind: 'paidLaterLimit' };
      case 'InvalidDataException':
        return { kind: 'notReady' };
      case 'InvalidParameters':
        if (error.status === 422) return { kind: 'methodGone' };
        throw error;
      default:
        throw error;
    }
  }
}

function personLimitOf({ body }: Refused): { productName: string; max: number; left: number } {
  const { details } = body ?? {};
  const known: Partial<Record<string, unknown>> =
    typeof details === 'object' && details !== null ? { ...details } : {};
  const { productName, max, left } = known;
  return {
    productName: typeof productName === 'string' ? productName : '',
    max: typeof max === 'number' ? max : 1,
    left: typeof left === 'number' ? left : 0,
  };
}

function couponCodeOf({ body }: Refused): string {
  const { details } = body ?? {};
  const isNamed = typeof details === 'object' && details !== null && 'couponCode' in details;
  return isNamed && typeof details.couponCode === 'string' ? details.couponCode : '';
}
