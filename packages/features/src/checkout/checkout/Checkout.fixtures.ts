import type { BasketAddress } from '@touchline/contract/basket/schema';
import type { Market, Site } from '@touchline/contract/market/schema';
import type { Order } from '@touchline/contract/order/schema';
import type { PaymentMethod, PaymentMethods, PaymentSession } from '@touchline/contract/payment/schema';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import { strike, tee, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';

/** Britain with all data its forms need. */
export const britishMarket: Market = {
  ...britain.market,
  taxation: { policy: 'gross', rates: { '*': 20 } },
  addressFields: [
    { name: 'firstName', required: true, maxLength: 50, autoComplete: 'given-name' },
    { name: 'lastName', required: true, maxLength: 50, autoComplete: 'family-name' },
    {
      name: 'postalCode',
      required: true,
      maxLength: 8,
      autoComplete: 'postal-code',
      pattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
      example: 'M4 3AQ',
      size: 8,
      label: 'postcode',
    },
    { name: 'line1', required: true, maxLength: 100, autoComplete: 'address-line1' },
    { name: 'line2', required: false, maxLength: 100, autoComplete: 'address-line2' },
    { name: 'city', required: true, maxLength: 60, autoComplete: 'address-level2', label: 'townOrCity' },
  ],
  phone: { prefix: '+44', minDigits: 9, maxDigits: 11, required: true, example: '07700 900123' },
  deliveryMethods: [],
  holidays: [],
  blockedPostalCodes: ['JE'],
  paymentMethods: [],
  features: { guestCheckout: true },
};
export const britishSite: Site = { market: britishMarket, language: britain.language };

export const typed = {
  contact: { email: 'maya.okafor@example.com', phone: '07700 900142' },
  shipping: {
    firstName: 'Maya',
    lastName: 'Okafor',
    postalCode: 'M4 3AQ',
    line1: '18 Hatter Street',
    line2: '',
    city: 'Manchester',
  },
};

export const mayasAddress: BasketAddress = {
  firstName: 'Maya',
  lastName: 'Okafor',
  address1: '18 Hatter Street',
  address2: '',
  city: 'Manchester',
  stateCode: '',
  zipcode: 'M4 3AQ',
  country: 'GB',
  phoneNumber: '+447700900142',
};

export const standard: ShippingOption = {
  id: 'standard',
  shipmentId: 's-1',
  carrierCode: 'ROYALMAIL',
  carrierService: 'STANDARD',
  carrierServiceCode: 'STANDARD',
  carrierName: 'Royal Mail',
  shippingType: 'home',
  delivery: { from: '2026-11-28', to: '2026-11-28' },
  price: 0,
  products: [],
};
export const nextDay: ShippingOption = {
  ...standard,
  id: 'express',
  carrierCode: 'DPD',
  carrierName: 'DPD Next Day',
  carrierService: 'EXPRESS',
  carrierServiceCode: 'EXPRESS',
  shippingType: 'express',
  delivery: { from: '2026-11-27', to: '2026-11-27' },
  price: 5.95,
  orderBy: '2026-11-26T21:00:00Z',
};

export const card: PaymentMethod = {
  id: 'CREDIT_CARD',
  name: 'Credit or debit card',
  async: false,
  paymentProcessor: 'aci',
  inlineFlow: true,
  flow: 'inlineCard',
  earlyCapture: false,
  banks: [],
  cards: [
    { name: 'Visa', cardType: 'VISA' },
    { name: 'Mastercard', cardType: 'MASTERCARD' },
    { name: 'American Express', cardType: 'AMEX' },
  ],
  installmentsSupport: false,
};
export const hostedCard: PaymentMethod = {
  ...card,
  id: 'CREDIT_CARD_HOSTED',
  name: 'Card on the provider’s page',
  paymentProcessor: 'adyen',
  inlineFlow: false,
  flow: 'hostedPage',
};
export const voucherMethod: PaymentMethod = {
  ...hostedCard,
  ...{ id: 'BOLETO', name: 'Boleto bancário', async: true, flow: 'deferred', cards: [], earlyCapture: true },
  deferred: { kind: 'voucher', minutes: 4_320 },
};
export const qrMethod: PaymentMethod = {
  ...voucherMethod,
  ...{ id: 'PIX', name: 'Pix', deferred: { kind: 'qr', minutes: 30 } },
};
export const cashMethod: PaymentMethod = {
  ...hostedCard,
  ...{ id: 'CASH_ON_DELIVERY', name: 'Cash on delivery', flow: 'onDelivery', cards: [], fee: 2.5 },
};
export const paymentSession: PaymentSession = {
  paymentProcessor: 'aci',
  checkoutId: 'checkout-1',
  frameUrl: 'https://pay.example/frame/checkout-1',
  frameOrigin: 'https://pay.example',
  expiresAt: '2026-11-21T10:30:00Z',
};
export const paymentMethodsAnswer: PaymentMethods = {
  paymentMethods: [card, hostedCard],
  configuration: paymentSession,
};

/** An order of three products, paid by card. */
export const mayasOrder: Order = {
  orderId: 'TL-48213',
  status: 'new',
  paymentStatus: 'paid',
  customerStatus: 1,
  taxationPolicy: 'gross',
  currency: 'GBP',
  placedAt: '2026-11-21T10:00:00Z',
  email: 'maya.okafor@example.com',
  productLineItemList: [tempo, strike, tee],
  shippingLineItemList: [
    {
      id: 'standard',
      shippingType: 'home',
      name: 'Royal Mail',
      pricing: { price: 0 },
      deliveryPeriod: { from: '2026-11-28', to: '2026-11-28' },
    },
  ],
  shippingAddress: mayasAddress,
  billingAddress: mayasAddress,
  pricing: { price: 272, saved: 40, shipping: 0, tax: 45.33, total: 272 },
  payment: {
    paymentMethodId: 'CREDIT_CARD',
    name: 'Credit or debit card',
    cardBrand: 'Visa',
    lastDigits: '0277',
  },
};
