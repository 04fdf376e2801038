import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { customerStatuses, Order } from './schema.ts';

const address = {
  ...{ firstName: 'Maya', lastName: 'Okafor', address1: '12 Canal Street', address2: '', city: 'Manchester' },
  ...{ stateCode: '', zipcode: 'M4 3AQ', country: 'GB', phoneNumber: '' },
};
const order: z.input<typeof Order> = {
  ...{ orderId: 'TL1', status: 'new', paymentStatus: 'paid', customerStatus: 1, taxationPolicy: 'gross' },
  ...{ currency: 'GBP', placedAt: '2026-11-21T10:00:00Z', email: 'maya@example.org' },
  ...{ productLineItemList: [], shippingLineItemList: [] },
  ...{ shippingAddress: address, billingAddress: address },
  pricing: { price: 130, saved: 0, shipping: 0, tax: 21.67, total: 130 },
  payment: { paymentMethodId: 'CREDIT_CARD', name: 'Card' },
};
const isOrder = (part: Record<string, unknown>) => safeParse(Order, { ...order, ...part }).success;

/** Expects a field to accept these values and no others. */
function expectOnly(field: string, values: readonly unknown[]): void {
  for (const value of values) expect(isOrder({ [field]: value }), String(value)).toBe(true);
  for (const other of ['unknown', '', 0, 4, undefined]) expect(isOrder({ [field]: other })).toBe(false);
}

describe('an order', () => {
  it('is paid, not paid or partly paid [C3.29]', () =>
    expectOnly('paymentStatus', ['paid', 'not_paid', 'part_paid']));

  it('has one of seven statuses [C3.30]', () =>
    expectOnly('status', ['created', 'new', 'open', 'completed', 'cancelled', 'replaced', 'failed']));

  it('belongs to a new, an existing or a reactivated customer [C3.31]', () => {
    expectOnly('customerStatus', [1, 2, 3]);
    expect(customerStatuses).toEqual({ new: 1, existing: 2, reactivated: 3 });
  });

  it('is taxed net or gross [C3.32]', () => expectOnly('taxationPolicy', ['net', 'gross']));
});
