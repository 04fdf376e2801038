import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { PaymentError, PaymentMethod } from './schema.ts';

const card: z.input<typeof PaymentMethod> = {
  ...{
    id: 'CREDIT_CARD',
    name: 'Card',
    async: false,
    paymentProcessor: 'adyen',
    inlineFlow: true,
    flow: 'inlineCard' as const,
  },
  ...{ earlyCapture: false, installmentsSupport: true, installmentsPromotion: 'three' },
  banks: [{ pseCode: '1007', description: 'Bancolombia' }],
  cards: [{ name: 'Visa', cardType: 'VISA' }],
};
const error: z.input<typeof PaymentError> = {
  ...{ errorType: 'error', errorCode: 'CardError', message: '', paymentMethodId: 'CREDIT_CARD' },
};

describe('a payment method', () => {
  it('has all its fields, and rejects a field of the wrong type [C3.17]', () => {
    expect(safeParse(PaymentMethod, card)).toEqual({ success: true, data: card });
    for (const field of Object.keys(card)) {
      expect(safeParse(PaymentMethod, { ...card, [field]: Symbol('other') }).success, field).toBe(false);
    }
    for (const nested of [{ banks: [{ pseCode: '1007' }] }, { cards: [{ name: 'Visa' }] }]) {
      expect(safeParse(PaymentMethod, { ...card, ...nested }).success).toBe(false);
    }
  });

  it('belongs to one of five processors [C3.18, C9.17]', () => {
    const isOf = (paymentProcessor: string) =>
      safeParse(PaymentMethod, { ...card, paymentProcessor }).success;
    expect(['aci', 'adyen', 'pays', 'bridge', 'comnext'].every(isOf)).toBe(true);
    expect(isOf('another')).toBe(false);
  });
});

describe('a payment error', () => {
  const isOf = (errorType: string) => safeParse(PaymentError, { ...error, errorType }).success;
  it('from the payment interface is recognised [C8.43]', () => expect(isOf('api_error')).toBe(true));
  it('from another source is not recognised [C8.44]', () => expect(isOf('error')).toBe(true));
  it('of an unknown kind is rejected', () => expect(isOf('weather_error')).toBe(false));
});
