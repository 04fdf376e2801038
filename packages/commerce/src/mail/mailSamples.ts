import type { LineItem } from '@touchline/contract/basket/schema';
import type { SentGiftCard } from './kinds/giftCard.ts';
import type { MailedParcel } from './kinds/parcelNews.ts';
import type { MailedReturn } from './kinds/returnNews.ts';
import type { ReceiptOrder, ReceiptSite } from './kinds/orderPlaced.ts';

const line = (
  productName: string,
  color: string,
  size: string,
  quantity: number,
  price: number,
): LineItem => ({
  ...{ itemId: productName, productId: `${productName}_640`, productName, quantity, currency: 'GBP' },
  pricing: { price, standardPrice: price, total: price * quantity },
  ...{
    discountList: [],
    thirdPartyBuyable: true,
    baseProductId: productName,
    subTitle: '',
    color,
    size,
    url: '/',
  },
  ...{ availability_status: 'IN_STOCK', availableQuantity: 10, maxQuantity: 10 },
});

const address = {
  ...{ firstName: 'Maya', lastName: 'Okafor', address1: '14 Tib Street', address2: '', city: 'Manchester' },
  ...{ stateCode: '', zipcode: 'M4 1SH', country: 'GB', phoneNumber: '07700 900123' },
};

/** Britain in a language. */
export const sampleSite = (language: string): ReceiptSite => ({
  language: { code: language },
  market: {
    ...{ country: 'GB', currency: 'GBP', timeZone: 'Europe/London' },
    addressFields: (['firstName', 'lastName', 'line1', 'line2', 'city', 'postalCode'] as const).map(
      (name) => ({ name }),
    ),
  },
});

/** An order for previews and tests. */
export const sampleOrder: ReceiptOrder = {
  id: 'TL-2026-7K4F9Q',
  currency: 'GBP',
  data: {
    productLineItemList: [
      line('Tempo 4', 'Volt / white', '8', 1, 130),
      line('Everyday Crew Socks, three pairs', 'White', '6-8', 2, 12),
    ],
    shippingLineItemList: [
      {
        ...{ id: 'standard', shippingType: 'home', name: 'Royal Mail', pricing: { price: 0 } },
        deliveryPeriod: { from: '2026-11-25', to: '2026-11-27' },
      },
    ],
    shippingAddress: address,
    billingAddress: address,
    pricing: { price: 154, saved: 0, shipping: 0, tax: 25.67, total: 154 },
    taxationPolicy: 'gross',
    payment: { paymentMethodId: 'CREDIT_CARD', name: 'Credit or debit card' },
    stock: [],
  },
};

/** Its parcel, for previews and tests. */
export const sampleParcel: MailedParcel = {
  ...{ delivery: 0, carrier: 'Royal Mail', trackingNumber: 'JD0002' },
  trackingUrl: 'https://carrier.example/JD0002',
};

/** A pair of three goes back, for previews and tests. */
export const sampleReturn: MailedReturn = {
  ...{ returnId: 'R-7K4F9Q2M', method: 'dropOff', refund: 12, creditNumber: 'GB-2026-C000012' },
  lines: [{ itemId: 'Everyday Crew Socks, three pairs', quantity: 1, reason: 'tooSmall' }],
};

/** The same in exchange for another size, for previews and tests. */
export const sampleExchange: MailedReturn = {
  ...sampleReturn,
  lines: sampleReturn.lines.map((one) => ({
    ...one,
    exchange: {
      ...{ productId: 'Everyday Crew Socks, three pairs_900', size: '9-11', state: 'kept' },
      keptUntil: '2026-12-05T09:30:00Z',
    },
  })),
};

/** A gift card for previews and tests. */
export const sampleGiftCard: SentGiftCard = {
  gift: {
    ...{ recipientName: 'Ada Lovelace', senderName: 'Maya Okafor' },
    message: 'Happy birthday!\nFor the shoes you keep looking at.',
  },
  ...{ amount: 50, code: '9F3A 04C1 77E2 B86D 10AF' },
  ...{ shopName: 'Touchline', address: 'https://shop.example/gb' },
};

const morning = (weekday: number) => ({ weekday, opens: '09:00', closes: '12:30' });
const afternoon = (weekday: number) => ({ weekday, opens: '14:00', closes: '18:00' });

/** An order that is collected in a store, for previews and tests. */
export const collectedOrder: ReceiptOrder = {
  ...sampleOrder,
  data: {
    ...sampleOrder.data,
    contact: { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '07700 900123' },
    shippingLineItemList: [
      {
        ...{ id: 'collect', shippingType: 'cnc', name: '', pricing: { price: 0 } },
        pickup: {
          code: 'K7QM-2XWF',
          point: {
            ...{ id: 'MAN-1', type: 'cnc', name: 'Market Street', lat: 53.4822, lon: -2.2426 },
            address: {
              ...{ line1: '14 Market Street', postalCode: 'M1 1PT', city: 'Manchester' },
              ...{ region: '', country: 'GB' },
            },
            ...{ timeZone: 'Europe/London', closedDays: [], readyBy: '2026-11-23T14:00:00Z' },
            openingHours: [
              ...[1, 2, 3, 4, 5].flatMap((weekday) => [morning(weekday), afternoon(weekday)]),
              { weekday: 6, opens: '10:00', closes: '18:00' },
            ],
          },
        },
      },
    ],
  },
};
