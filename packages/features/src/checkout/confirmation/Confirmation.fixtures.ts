import type { OrderLink } from '@touchline/contract/order/linkSchema';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
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

const stepAt = (state: ParcelState, at: string) => ({ state, at });

/** The first parcel is at its door, the second on its way. */
export const underWayOrder: Order = {
  ...splitOrder,
  status: 'open',
  parcels: [
    {
      ...{ parcelId: `${splitOrder.orderId}.1`, delivery: 0, state: 'delivered', carrier: 'Royal Mail' },
      trackingNumber: 'JD0002 2841 9930',
      trackingUrl: 'https://carrier.example/JD000228419930',
      steps: [
        stepAt('packed', '2026-11-22T09:14:00Z'),
        stepAt('sent', '2026-11-22T16:40:00Z'),
        stepAt('delivered', '2026-11-26T11:05:00Z'),
      ],
    },
    {
      ...{ parcelId: `${splitOrder.orderId}.2`, delivery: 1, state: 'sent', carrier: 'DPD' },
      steps: [stepAt('sent', '2026-11-26T08:00:00Z')],
    },
  ],
};

/** It waits at the store. */
export const readyOrder: Order = {
  ...collectedOrder,
  status: 'open',
  parcels: [
    {
      ...{ parcelId: `${collectedOrder.orderId}.1`, delivery: 0, state: 'ready' },
      steps: [stepAt('packed', '2026-11-21T10:30:00Z'), stepAt('ready', '2026-11-21T12:00:00Z')],
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
/** It was paid with the order, and the provider does not give the money back. */
export const unrefundedOrder: Order = { ...cancelledOrder, paymentStatus: 'paid', refundDelayed: 272 };
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

const voucher = {
  ...{
    kind: 'voucher' as const,
    code: '23790 50401 60000 00000 27200',
    barcode: '23790504016000000000272001',
  },
  ...{ voucherUrl: 'https://pay.example/voucher/1', expiresAt: '2026-11-24T10:00:00Z' },
  ...{ readAt: '2026-11-21T10:00:00Z', received: 0, due: 272 },
};
const qrData = '00020126*7F31C09A*GBP*272.00*TL-48213';

/** Paid later with a voucher, at a till or a bank. */
export const voucherOrder: Order = {
  ...pendingOrder,
  payment: { paymentMethodId: 'BOLETO', name: 'Boleto bancário', instructions: voucher },
};
/** The same after a part of it came in. */
export const partPaidOrder: Order = {
  ...voucherOrder,
  paymentStatus: 'part_paid',
  payment: { ...voucherOrder.payment, instructions: { ...voucher, received: 100, due: 172 } },
};
/** Its time is over, and the part goes back. */
export const expiredOrder: Order = {
  ...partPaidOrder,
  status: 'failed',
  paymentError: {
    ...{ errorType: 'error', errorCode: 'PaymentExpired', message: '', paymentMethodId: 'BOLETO' },
  },
};
/** Paid later with a QR code, in a banking app. */
export const qrOrder: Order = {
  ...pendingOrder,
  payment: {
    ...{ paymentMethodId: 'PIX', name: 'Pix' },
    instructions: {
      ...{ kind: 'qr', code: qrData, qrData, expiresAt: '2026-11-21T10:30:00Z' },
      ...{ readAt: '2026-11-21T10:00:00Z', received: 0, due: 272 },
    },
  },
};
/** Paid in cash at the door, with a fee. */
export const cashOrder: Order = {
  ...paidOrder,
  paymentStatus: 'not_paid',
  isCancellable: true,
  pricing: { ...paidOrder.pricing, paymentFee: 2.5, total: 274.5 },
  payment: { paymentMethodId: 'CASH_ON_DELIVERY', name: 'Cash on delivery', isOnDelivery: true },
};
