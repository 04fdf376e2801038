import type { OrderLink } from '@touchline/contract/order/linkSchema';
import type { Order } from '@touchline/contract/order/schema';
import { line, strike, tee, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { camden } from '../pickup/Pickup.fixtures.ts';
import { mayasAddress, mayasOrder } from '../checkout/Checkout.fixtures.ts';

export const paidOrder: Order = { ...mayasOrder, status: 'new', paymentStatus: 'paid' };
export const pendingOrder: Order = { ...mayasOrder, status: 'created', paymentStatus: 'not_paid' };
export const failedOrder: Order = {
  ...mayasOrder,
  status: 'failed',
  paymentStatus: 'not_paid',
  paymentError: {
    errorType: 'error',
    errorCode: 'InsufficientFundsError',
    message: 'The payment was declined. Nothing was taken.',
    paymentMethodId: 'PAYPAL',
  },
};

export const orderLink: OrderLink = {
  key: '5f0c1d9a7be24c6890aa31d2f4b7e6c85d13f9a0',
  expiresAt: '2027-02-19T10:00:00.000Z',
  sitePath: 'gb',
};

/** Two products in stock, one pre-ordered and sent by express. */
export const splitOrder: Order = {
  ...paidOrder,
  productLineItemList: [tempo, strike, tee],
  shippingLineItemList: [
    {
      ...{ id: 'standard', shippingType: 'home', name: 'Royal Mail', pricing: { price: 0 } },
      deliveryPeriod: { from: '2026-11-26', to: '2026-11-28' },
      itemIds: [tempo.itemId, tee.itemId],
    },
    {
      ...{ id: 'express', shippingType: 'express', name: 'DPD Next Day', pricing: { price: 7.95 } },
      deliveryPeriod: { from: '2026-12-14', to: '2026-12-14' },
      itemIds: [strike.itemId],
    },
  ],
  pricing: { ...paidOrder.pricing, shipping: 7.95, total: 279.95 },
};

const { shippingAddress: _to, billingAddress: _bill, ...withoutAddress } = paidOrder;

/** Collected in a store, with a code. */
export const collectedOrder: Order = {
  ...withoutAddress,
  contact: { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+447700900142' },
  shippingLineItemList: [
    {
      ...{ id: 'cnc', shippingType: 'cnc', name: 'Touchline Camden', pricing: { price: 0 } },
      deliveryPeriod: { from: '2026-11-21', to: '2026-11-21' },
      pickup: { point: camden, code: '483 216' },
    },
  ],
};

/** Delivered at a time that was chosen. */
export const scheduledOrder: Order = {
  ...paidOrder,
  shippingLineItemList: [
    {
      ...{ id: 'AGENDADA_HOME', shippingType: 'home', name: 'DPD', pricing: { price: 7.5 } },
      deliveryPeriod: { from: '2026-11-24', to: '2026-11-24' },
      scheduled: { from: '2026-11-24T18:00:00+00:00', to: '2026-11-24T21:00:00+00:00' },
    },
  ],
  pricing: { ...paidOrder.pricing, shipping: 7.5, total: 279.5 },
};

/** The provider cancelled the reservation of the payment. */
export const cancelledOrder: Order = {
  ...mayasOrder,
  status: 'cancelled',
  paymentStatus: 'not_paid',
  cancelledAt: '2026-11-21T16:20:00Z',
};
export const refundedOrder: Order = {
  ...paidOrder,
  refund: { amount: 272, refundedAt: '2026-11-25T09:30:00Z' },
};
export const partlyRefundedOrder: Order = {
  ...paidOrder,
  refund: { amount: 32, refundedAt: '2026-11-25T09:30:00Z' },
};

/** Long names, large quantities, a separate invoice address, arrival over several days. */
export const longOrder: Order = {
  ...paidOrder,
  currency: 'EUR',
  email: 'maximiliane-friederike.schoenfelder-oberhausen@beispielunternehmen.example',
  productLineItemList: [
    line({ productName: 'Wasserabweisende Fußballtorwartpolsterhose', size: 'EU 42 2/3', quantity: 12 }),
    strike,
  ],
  shippingLineItemList: [
    {
      ...{ id: 'standard', shippingType: 'home', name: 'DHL', pricing: { price: 4.95 } },
      deliveryPeriod: { from: '2026-11-26', to: '2026-12-01' },
      itemIds: ['line-1'],
    },
    {
      ...{ id: 'standard', shippingType: 'home', name: 'Deutsche Post DHL Group Paketzustellung' },
      ...{ pricing: { price: 0 }, deliveryPeriod: { from: '2026-12-14', to: '2026-12-18' } },
      itemIds: [strike.itemId],
    },
  ],
  shippingAddress: { ...mayasAddress, firstName: 'Maximiliane-Friederike' },
  billingAddress: { ...mayasAddress, firstName: 'Schönfelder & Oberhausen GmbH' },
  pricing: { ...paidOrder.pricing, shipping: 4.95 },
};

export const koreanOrder: Order = {
  ...paidOrder,
  currency: 'KRW',
  productLineItemList: [
    line({ currency: 'KRW', pricing: { price: 159000, standardPrice: 159000, total: 159000 } }),
  ],
  pricing: { price: 159000, saved: 0, shipping: 0, tax: 14455, total: 159000 },
};
