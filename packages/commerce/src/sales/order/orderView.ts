import type { PaymentErrorType } from '@touchline/contract/codes';
import { toWire } from '@touchline/contract/money';
import type { Order, PlaceOutcome } from '@touchline/contract/order/schema';
import type { PaymentError } from '@touchline/contract/payment/schema';
import { isCancellable } from './cancellable.ts';
import { instructionsView } from './instructionsView.ts';
import type { StoredOrder } from './loadOrder.ts';

/** An order in the contract's format, from its own copy of names and prices. */
export function orderView(order: StoredOrder): Order {
  const { data } = order;
  const cancelledAt = order.cancelledAt ?? order.voidedAt;
  return {
    orderId: order.id,
    status: order.status,
    paymentStatus: order.paymentStatus,
    customerStatus: order.customerStatus,
    taxationPolicy: data.taxationPolicy,
    currency: order.currency,
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    email: order.email,
    productLineItemList: [...data.productLineItemList],
    shippingLineItemList: [...data.shippingLineItemList],
    ...(data.shippingAddress ? { shippingAddress: data.shippingAddress } : {}),
    ...(data.billingAddress ? { billingAddress: data.billingAddress } : {}),
    ...(data.contact ? { contact: data.contact } : {}),
    pricing: data.pricing,
    ...(data.coupons ? { coupons: [...data.coupons] } : {}),
    ...(data.paidByGiftCards ? { giftCards: [...data.paidByGiftCards] } : {}),
    ...(data.legalScheduledDeliveryData
      ? { legalScheduledDeliveryData: data.legalScheduledDeliveryData }
      : {}),
    ...(data.invoicingDetails ? { invoicingDetails: data.invoicingDetails } : {}),
    ...(data.smsNumber === undefined ? {} : { smsNumber: data.smsNumber }),
    ...(data.acceptedConsents ? { acceptedConsents: [...data.acceptedConsents] } : {}),
    payment: {
      ...data.payment,
      ...(order.cardBrand === null ? {} : { cardBrand: order.cardBrand }),
      ...(order.lastDigits === null ? {} : { lastDigits: order.lastDigits }),
      ...instructionsView(order),
    },
    ...(order.refundedMinor + order.giftReturnedMinor > 0 && order.refundedAt
      ? {
          refund: {
            amount: toWire(order.refundedMinor + order.giftReturnedMinor, order.currency),
            refundedAt: order.refundedAt.toISOString(),
          },
        }
      : {}),
    ...(order.status === 'cancelled' && order.refundRefusedAt && order.capturedMinor > order.refundedMinor
      ? { refundDelayed: toWire(order.capturedMinor - order.refundedMinor, order.currency) }
      : {}),
    ...(order.status === 'cancelled' && cancelledAt ? { cancelledAt: cancelledAt.toISOString() } : {}),
    ...(order.replaces === null ? {} : { replaces: order.replaces }),
    ...(isCancellable(order) ? { isCancellable: true } : {}),
    ...(order.status === 'failed'
      ? { paymentError: paymentError(order.errorCode ?? 'PaymentInterrupted', order.methodId) }
      : {}),
  };
}

/** A payment error; the text is for developers and always the same, the shop has its own message for each code. */
export function paymentError(
  errorCode: string,
  paymentMethodId: string,
  errorType: PaymentErrorType = 'error',
): PaymentError {
  return { errorType, errorCode, message: 'The payment was declined. Nothing was taken.', paymentMethodId };
}

/** The result of placing, from stored data: the same key gets the same result at any time and in any process. */
export function outcomeOf(order: StoredOrder): PlaceOutcome {
  switch (order.state) {
    case 'onDelivery':
    case 'authorised':
    case 'captured':
    case 'refunded':
    case 'voided':
      return { kind: 'placed', order: orderView(order) };
    case 'waiting':
      if (order.stepUrl === null) return { kind: 'pending', order: orderView(order) };
      return order.stepOrigin === null
        ? { kind: 'redirect', orderId: order.id, url: order.stepUrl }
        : { kind: 'challenge', orderId: order.id, url: order.stepUrl, origin: order.stepOrigin };
    case 'asked':
    case 'unknown':
      return { kind: 'pending', order: orderView(order) };
    case 'declined':
    case 'abandoned':
    case 'releasing':
    case 'released':
      return {
        kind: 'declined',
        error: paymentError(order.errorCode ?? 'PaymentInterrupted', order.methodId),
      };
    default:
      return order.state satisfies never;
  }
}
