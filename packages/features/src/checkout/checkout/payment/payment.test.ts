import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { Refused, Unavailable } from '@touchline/contract/errors';
import { describe, expect, it } from 'vitest';
import { basketOf, fullBasket, tempo } from '../../../cart/basket/Basket.fixtures.ts';
import { card } from '../Checkout.fixtures.ts';
import { autoSelection, selectionWithout } from './autoSelection.ts';
import { readFrameMessage } from './frameMessages.ts';
import { isInvalidCheckoutId, prepareFailure } from './prepareFailure.ts';
import { shownMethods } from './shownMethods.ts';

describe('a payment that could not be prepared', () => {
  it('is blocked when the bot check requires it [C8.46, C8.45]', () => {
    expect(prepareFailure(new Refused('challenge', 428))).toMatchObject({
      errorType: 'user_is_blocked_by_recaptcha',
      errorCode: 'recaptchaBlock',
    });
  });

  it('has an expired session at 500 with INVALID_SESSION [C8.47]', () => {
    const over = new Unavailable('over', 500, { errorCode: 'INVALID_SESSION', message: '' });
    expect(prepareFailure(over).errorCode).toBe('INVALID_SESSION');
    const refused = new Refused('over', 422, { errorCode: 'INVALID_SESSION', message: '' });
    expect(prepareFailure(refused).errorCode).toBe('prepareFailed');
  });

  it('shows a general message for anything else [C8.48]', () => {
    expect(prepareFailure(new Unavailable('x', 502)).message).toBe('Prepare payment failed');
    expect(prepareFailure(new Unavailable('x', 500)).message).toBe('Prepare payment failed');
  });

  it('recognises the provider’s session error by its name [C8.49]', () => {
    expect(
      isInvalidCheckoutId(new Refused('x', 422, { errorCode: 'InvalidCheckoutIdError', message: '' })),
    ).toBe(true);
    expect(isInvalidCheckoutId(new Error('InvalidCheckoutIdError'))).toBe(false);
  });
});

describe('the available payment methods', () => {
  // The conditions come from the back end, with each method.
  const wallet = { totalAboveZero: true, singleShipment: true };
  const methods: PaymentMethod[] = [
    card,
    { ...card, id: 'PAYPAL', conditions: wallet },
    { ...card, id: 'GOOGLE_PAY', conditions: wallet },
    { ...card, id: 'APPLE_PAY', conditions: { ...wallet, needsDevice: true } },
    { ...card, id: 'AFTERPAY', conditions: { totalAboveZero: true, notWithShippingTypes: ['egiftcard'] } },
    { ...card, id: 'KLARNA_LATER' },
  ];
  const shownIn = (change: Parameters<typeof fullBasket>[0], canPay = false) =>
    shownMethods(methods, fullBasket(change), { canPay: () => canPay }).map(({ id }) => id);
  const shipment = (shippingType: 'home' | 'egiftcard') => ({
    ...{ shipmentId: shippingType, shipmentType: 'regular' as const, productLineItemList: [tempo] },
    shippingLineItem: { id: 'x', shippingType, name: '', pricing: { price: 0 } },
  });

  it('are only Klarna’s for a Klarna coupon', () => {
    const couponList = [{ couponCode: 'PAYLATER', statusCode: 'KLARNA' }];
    expect(shownIn({ couponList })).toEqual(['KLARNA_LATER']);
    expect(shownIn({})).toContain('CREDIT_CARD');
    const nothing: PaymentMethod = { ...card, id: 'ZERO_VALUE', flow: 'zeroValue' };
    expect(shownMethods([nothing], fullBasket({ couponList }))).toEqual([nothing]);
  });

  it('exclude pay-later with an e-gift card', () => {
    expect(shownIn({ shipmentList: [shipment('home')] })).toContain('AFTERPAY');
    expect(shownIn({ shipmentList: [shipment('home'), shipment('egiftcard')] })).not.toContain('AFTERPAY');
  });

  it('exclude pay-later when there is nothing to pay', () => {
    const free = { ...basketOf([tempo]).pricing, total: 0 };
    expect(shownIn({ pricing: free })).not.toContain('AFTERPAY');
    expect(shownIn({ pricing: free })).toContain('CREDIT_CARD');
  });

  it('exclude what is worth too little or too much', () => {
    const limited = [{ ...card, conditions: { minTotal: 10, maxTotal: 200 } }];
    const isShownAt = (total: number) =>
      shownMethods(limited, fullBasket({ pricing: { ...basketOf([tempo]).pricing, total } })).length === 1;
    expect([9.99, 10, 200, 200.01].map(isShownAt)).toEqual([false, true, true, false]);
  });

  it('include Apple Pay only where the device can pay one shipment above 0', () => {
    expect(shownIn({}, true)).toContain('APPLE_PAY');
    expect(shownIn({}, false)).not.toContain('APPLE_PAY');
    expect(shownIn({ shipmentList: [shipment('home'), shipment('home')] }, true)).not.toContain('APPLE_PAY');
    expect(shownIn({ pricing: { ...basketOf([tempo]).pricing, total: 0 } }, true)).not.toContain('APPLE_PAY');
  });

  it('include PayPal and Google Pay only for one shipment above 0', () => {
    for (const id of ['PAYPAL', 'GOOGLE_PAY']) {
      expect(shownIn({})).toContain(id);
      expect(shownIn({ shipmentList: [shipment('home'), shipment('home')] })).not.toContain(id);
      expect(shownIn({ pricing: { ...basketOf([tempo]).pricing, total: 0 } })).not.toContain(id);
    }
  });
});

describe('the preselected payment method', () => {
  const all = { available: ['CREDIT_CARD', 'PAYPAL'] };

  it('is the only one there is, whatever else is known [C4.41]', () => {
    expect(autoSelection({ available: ['PAYPAL'], saved: 'SAVED', lastUsed: 'CREDIT_CARD' })).toBe('PAYPAL');
  });

  it('is a gift certificate that covers the basket', () => {
    expect(
      autoSelection({ ...all, coveringGiftCertificate: 'GIFT', saved: 'SAVED', lastUsed: 'PAYPAL' }),
    ).toBe('GIFT');
  });

  it('is a saved one next [C4.43]', () => {
    expect(autoSelection({ ...all, saved: 'SAVED', lastUsed: 'PAYPAL' })).toBe('SAVED');
  });

  it('is the last used one while it is offered [C4.44]', () => {
    expect(autoSelection({ ...all, lastUsed: 'PAYPAL' })).toBe('PAYPAL');
    expect(autoSelection({ ...all, lastUsed: 'GONE' })).toBeUndefined();
  });

  it('is none when no rule applies [C4.45]', () => {
    expect(autoSelection(all)).toBeUndefined();
  });
});

describe('removing a method', () => {
  it('chooses the first other one that is not the zero-value one, if it was chosen [C4.36, C4.38]', () => {
    expect(selectionWithout('PAYPAL', 'PAYPAL', ['ZERO_VALUE', 'CREDIT_CARD'])).toBe('CREDIT_CARD');
    expect(selectionWithout('PAYPAL', 'PAYPAL', ['ZERO_VALUE'])).toBeUndefined();
  });

  it('keeps a different choice [C4.37]', () => {
    expect(selectionWithout('PAYPAL', 'CREDIT_CARD', ['CREDIT_CARD'])).toBe('CREDIT_CARD');
  });
});

describe('a message of the provider’s frame', () => {
  it('is accepted when it is a known one', () => {
    expect(readFrameMessage({ type: 'payment-ready', height: 312.4 })).toEqual({
      type: 'payment-ready',
      height: 313,
    });
    expect(
      readFrameMessage({ type: 'payment-invalid', fields: ['securityCode', 'pan', 'creditCard'] }),
    ).toEqual({
      type: 'payment-invalid',
      fields: [{ field: 'creditCard' }, { field: 'securityCode' }],
    });
    expect(
      readFrameMessage({ type: 'payment-invalid', fields: [{ field: 'expiryDate', message: 'Over' }] }),
    ).toEqual({ type: 'payment-invalid', fields: [{ field: 'expiryDate', message: 'Over' }] });
    expect(
      readFrameMessage({
        type: 'payment-invalid',
        fields: [{ field: 'cardHolder', message: 'x'.repeat(201) }, null, 7],
      }),
    ).toEqual({ type: 'payment-invalid', fields: [{ field: 'cardHolder' }] });
    expect(
      readFrameMessage({
        type: 'payment-token',
        token: 't-1',
        brand: 'Visa',
        lastDigits: '4242424242424242',
      }),
    ).toEqual({ type: 'payment-token', token: 't-1', brand: 'Visa', lastDigits: '' });
  });

  it.each([
    [null],
    ['payment-token'],
    [{ type: 'payment-token', token: '' }],
    [{ type: 'payment-token', token: 'x'.repeat(8_001) }],
    [{ type: 'payment-ready', height: -1 }],
    [{ type: 'payment-ready', height: 99_999 }],
    [{ type: 'payment-invalid', fields: 'all' }],
    [{ type: 'resize' }],
  ])('is ignored when it is %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });
});
