import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { expectAllFields } from '../testing/expectAllFields.ts';
import { AddItem, Basket } from './schema.ts';

const address = {
  ...{ firstName: 'Maya', lastName: 'Okafor', address1: '12 Canal Street', address2: 'Flat 2' },
  ...{ city: 'Manchester', stateCode: 'LAN', zipcode: 'M4 3AQ', country: 'GB', phoneNumber: '07700 900123' },
  addressServiceProviderId: 'pca-1',
};
const line: z.input<typeof Basket>['shipmentList'][number]['productLineItemList'][number] = {
  ...{ itemId: '1', productId: 'TL4101_080', productName: 'Strike', quantity: 2, recipeId: 'r-1' },
  recipe: { selectedOptions: { text: 'MAYA' } },
  pricing: { price: 65, standardPrice: 65, total: 130 },
  discountList: [{ id: 'd-1', amount: 5 }],
  ...{ currency: 'GBP', thirdPartyBuyable: false },
  ...{ baseProductId: 'TL4101', subTitle: '', color: 'Black', size: '8', url: '/strike/TL4101.html' },
  ...{ availability_status: 'IN_STOCK', availableQuantity: 5, maxQuantity: 10 },
};
const full: z.input<typeof Basket> = {
  basketId: 'b-1',
  currency: 'GBP',
  shipmentList: [
    {
      shipmentId: 's-1',
      shipmentType: 'regular',
      productLineItemList: [line],
      shippingLineItem: { id: 'standard', shippingType: 'home', name: 'Standard', pricing: { price: 0 } },
    },
  ],
  pricing: {
    ...{ price: 130, standardPrice: 130, saved: 0, tax: 21.67, taxationPolicy: 'gross', total: 130 },
    numberOfPayments: 1,
  },
  paymentInstrumentList: [{ paymentMethodId: 'CREDIT_CARD', amount: 130 }],
  couponList: [{ couponCode: 'TEN', statusCode: 'applied' }],
  ...{ shippingAddress: address, billingAddress: address },
  invoicingDetails: { company: 'Canal Runners', taxNumber: '1' },
  customer: {
    ...{ customerId: 'c-1', customerEUCI: 'e-1', email: 'maya@example.org', receiveSmsUpdates: false },
  },
  messageList: [{ type: 'InvalidProductItem', details: { productId: 'TL4101_080' } }],
  errorCode: 'InvalidParameters',
  taxCalculationMissing: false,
  legalScheduledDeliveryData: { textKey: 'scheduled' },
  pickupPoint: { pudoStore: { id: 'p-1' } },
  ...{ segmentationId: 'seg', flashTimeLeft: 60, modifiedDate: '2026-11-21T10:00:00Z' },
  totalProductCount: 2,
  properties: {},
};
const read = (basket: unknown) => safeParse(Basket, basket);

describe('a basket', () => {
  it('has all its fields at every level, and rejects a field of the wrong type [C3.01, C3.05]', () => {
    expectAllFields(Basket, full);
  });

  it('can be collected at a parcel shop or in a store [C3.03]', () => {
    expect(read({ ...full, pickupPoint: { cncStore: { id: 's-1' } } }).success).toBe(true);
    expect(read({ ...full, pickupPoint: { pudoStore: { id: 'p-1' } } }).success).toBe(true);
    expect(read({ ...full, pickupPoint: { locker: { id: 'l-1' } } }).success).toBe(false);
  });

  it('can have shipments for backorders and for gift cards by mail [C3.02]', () => {
    const ofKind = (shipmentType: string) =>
      read({ ...full, shipmentList: [{ ...full.shipmentList[0], shipmentType }] }).success;
    expect(['backorder', 'egiftcard'].every(ofKind)).toBe(true);
    expect(ofKind('pigeon')).toBe(false);
  });

  it('accepts personalisation values as text only, in lines and in added items [C3.07]', () => {
    const withNumber = { ...line, recipe: { selectedOptions: { number: 9 } } };
    const [shipment] = full.shipmentList;
    expect(
      read({ ...full, shipmentList: [{ ...shipment, productLineItemList: [withNumber] }] }).success,
    ).toBe(false);
    const item = { productId: 'TL4101_080', quantity: 1 };
    expect(safeParse(AddItem, { ...item, selectedOptions: { number: '9' } }).success).toBe(true);
    expect(safeParse(AddItem, { ...item, selectedOptions: { number: 9 } }).success).toBe(false);
  });

  it.each([
    ['PaymentMethodRequired', '[C8.16]'],
    ['InvalidShippingAddress', '[C8.20]'],
  ])('accepts a message of type %s %s', (type) => {
    expect(read({ ...full, messageList: [{ type, details: {} }] }).success).toBe(true);
  });

  it.each([
    'BlockedPostalCode',
    'ShippingMethodInapplicable',
    'InvalidProductsTotal',
    'BasketQuotaExceededException',
    'TaxCalculationFailure',
  ])('accepts a message of type %s', (type) => {
    expect(read({ ...full, messageList: [{ type, details: {} }] }).success).toBe(true);
  });

  it('rejects a message of an unknown type', () => {
    expect(read({ ...full, messageList: [{ type: 'Rain', details: {} }] }).success).toBe(false);
  });
});
