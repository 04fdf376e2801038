import { describe, expect, it } from 'vitest';
import { basketOf, fullBasket, line, newBasket, tempo } from '../Basket.fixtures.ts';
import { basketProblem, checkoutGuard } from './basketChecks.ts';
import { isDeliveryDataMissing } from './deliveryData.ts';
import { hasFlashSaleEnded, lifetimeOf } from './flashTime.ts';
import { isFullyPayable } from './fullyPayable.ts';
import { isBlocking, noticeOf } from './lines.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('the guard of the checkout', () => {
  it('redirects an empty basket to the cart [C2.56, C5.17]', () => {
    expect(basketProblem(newBasket(), now)).toBe('empty');
    expect(basketProblem(undefined, now)).toBe('empty');
    expect(checkoutGuard(newBasket(), now)).toBe('/cart');
  });

  it('redirects a basket with a shipment error to the cart [C2.57]', () => {
    const shipment = { shipmentId: 's-1', shipmentType: 'regular' as const, productLineItemList: [tempo] };
    const basket = basketOf([tempo], {
      shipmentList: [{ ...shipment, errorCode: 'UnserviceableException' }],
    });
    expect(basketProblem(basket, now)).toBe('shipmentError');
    expect(checkoutGuard(basket, now)).toBe('/cart');
  });

  it('redirects a basket whose reservation has expired to the cart [C2.58]', () => {
    const over = fullBasket({ reservedUntil: '2026-11-21T10:00:00Z' });
    expect(basketProblem(over, now)).toBe('reservationExpired');
    expect(checkoutGuard(over, now)).toBe('/cart');
    expect(checkoutGuard(fullBasket({ reservedUntil: '2026-11-21T10:00:01Z' }), now)).toBeUndefined();
  });

  it('checks products, then shipments, then the reservation [C5.18, C5.19]', () => {
    const all = basketOf([], {
      shipmentList: [
        { shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [], errorCode: 'PudoException' },
      ],
      reservedUntil: '2026-11-21T09:00:00Z',
    });
    expect(basketProblem(all, now)).toBe('empty');
    expect(basketProblem({ ...all, totalProductCount: 1 }, now)).toBe('shipmentError');
    expect(basketProblem({ ...all, totalProductCount: 1, shipmentList: [] }, now)).toBe('reservationExpired');
  });
});

describe('delivery data', () => {
  const customer = { email: 'maya@example.com', receiveSmsUpdates: false };

  it('is complete when nothing is missing', () => {
    expect(isDeliveryDataMissing(fullBasket({ customer }))).toBe(false);
  });

  it('is missing without an email', () => {
    expect(isDeliveryDataMissing(fullBasket())).toBe(true);
  });

  it.each(['BillingAddressRequired', 'ShippingAddressRequired', 'ShippingMethodRequired'] as const)(
    'is missing when the basket says %s',
    (type) => {
      expect(isDeliveryDataMissing(fullBasket({ customer, messageList: [{ type, details: {} }] }))).toBe(
        true,
      );
    },
  );

  it('is not missing for another message', () => {
    const messageList = [{ type: 'TaxCalculationFailure' as const, details: {} }];
    expect(isDeliveryDataMissing(fullBasket({ customer, messageList }))).toBe(false);
  });

  it('is missing when the city is empty', () => {
    const shippingAddress = {
      ...{ firstName: 'Maya', lastName: 'Okafor', address1: '18 Hatter Street', address2: '', city: '' },
      ...{ stateCode: '', zipcode: 'M4 3AQ', country: 'GB', phoneNumber: '' },
    };
    expect(isDeliveryDataMissing(fullBasket({ customer, shippingAddress }))).toBe(true);
    expect(
      isDeliveryDataMissing(
        fullBasket({ customer, shippingAddress: { ...shippingAddress, city: 'Manchester' } }),
      ),
    ).toBe(false);
  });
});

describe('flash time', () => {
  it('has ended at 0 and below, and never began without it [C4.07]', () => {
    expect(hasFlashSaleEnded({ flashTimeLeft: 0 })).toBe(true);
    expect(hasFlashSaleEnded({ flashTimeLeft: -3 })).toBe(true);
    expect(hasFlashSaleEnded({ flashTimeLeft: 1 })).toBe(false);
    expect(hasFlashSaleEnded({})).toBe(false);
  });

  it('is the cache time of the basket while some is left, otherwise 5 minutes [C4.05, C9.06]', () => {
    expect(lifetimeOf({ flashTimeLeft: 90 })).toBe(90_000);
    expect(lifetimeOf({ flashTimeLeft: 0 })).toBe(300_000);
    expect(lifetimeOf({})).toBe(300_000);
  });
});

describe('fully payable', () => {
  const paidWith = (...amounts: number[]) =>
    fullBasket({
      paymentInstrumentList: amounts.map((amount) => ({ paymentMethodId: 'CREDIT_CARD', amount })),
    });

  it('means that the payment methods add up to the total, at two decimals [C5.29]', () => {
    expect(isFullyPayable(paidWith(272))).toBe(true);
    expect(isFullyPayable(paidWith(172.1, 99.9))).toBe(true);
    expect(isFullyPayable(paidWith(271.99))).toBe(false);
    expect(isFullyPayable(paidWith())).toBe(false);
  });

  it('is not affected by binary fractions', () => {
    const total = { pricing: { ...fullBasket().pricing, total: 0.3 } };
    expect(isFullyPayable({ ...paidWith(0.1, 0.2), ...total })).toBe(true);
  });
});

describe('the notice of a line', () => {
  it('is the most important one, once', () => {
    expect(noticeOf(line(), [])).toBeUndefined();
    expect(noticeOf(line({ availableQuantity: 0 }), [])).toEqual({ kind: 'outOfStock' });
    expect(noticeOf(line({ quantity: 3, availableQuantity: 2 }), [])).toEqual({ kind: 'fewerLeft', left: 2 });
    expect(noticeOf(line({ quantity: 12 }), [])).toEqual({ kind: 'tooMany', max: 10 });
    expect(noticeOf(line({ availableQuantity: 2 }), [])).toEqual({ kind: 'nearlyGone', left: 2 });
    const dearer = { price: 140, standardPrice: 140, total: 140, previousPrice: 130 };
    expect(noticeOf(line({ pricing: dearer }), [])).toEqual({ kind: 'priceChanged', from: 130, to: 140 });
  });

  it.each([
    ['ProductItemNotAvailable', 'outOfStock', '[C8.26]'],
    ['ProductItemNotAvailableException', 'outOfStock', '[C8.29]'],
    ['InvalidProductItem', 'notSold', '[C8.24]'],
    ['InvalidProductItemException', 'notSold', '[C8.31]'],
    ['ProductItemWithoutPrice', 'notSold', '[C8.25]'],
    ['ProductsForbidden', 'notSold', '[C8.30]'],
    ['ProductMaxQuantityExceeded', 'tooMany', '[C8.27]'],
  ] as const)('reads %s of its own product as %s %s', (type, kind, _rows) => {
    const messages = [{ type, details: { productId: tempo.productId } }];
    const notice = noticeOf(tempo, messages);
    expect(notice?.kind).toBe(kind);
    expect(isBlocking(notice)).toBe(true);
    expect(noticeOf(line({ productId: 'other' }), messages)).toBeUndefined();
  });

  it('does not call sold out what the catalogue has no more', () => {
    const gone = { ...tempo, availableQuantity: 0 };
    const messages = [{ type: 'InvalidProductItem' as const, details: { productId: tempo.productId } }];
    expect(noticeOf(gone, messages)).toEqual({ kind: 'notSold' });
  });

  it('does not block on a changed price or low stock', () => {
    expect(isBlocking({ kind: 'nearlyGone', left: 1 })).toBe(false);
    expect(isBlocking({ kind: 'priceChanged', from: 1, to: 2 })).toBe(false);
    expect(isBlocking(undefined)).toBe(false);
  });
});
