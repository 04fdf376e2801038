import type { Order } from '@touchline/contract/order/schema';
import { line, strike } from '../basket/Basket.fixtures.ts';
import { mayasAddress, mayasOrder } from '../checkout/Checkout.fixtures.ts';

export const paidOrder: Order = { ...mayasOrder, status: 'new', paymentStatus: 'paid' };
export const pendingOrder: Order = { ...mayasOrder, status: 'created', paymentStatus: 'not_paid' };
export const failedOrder: Order = { ...mayasOrder, status: 'failed', paymentStatus: 'not_paid' };

/** Long names, many pieces, an invoice address of its own, arrival over several days. */
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
