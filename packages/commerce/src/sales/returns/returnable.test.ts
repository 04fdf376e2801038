import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '@touchline/contract/basket/schema';
import { sampleOrder } from '../../mail/mailSamples.ts';
import { planReturn, returnableLines, type ReturnFacts } from './returnable.ts';

const arrivedAt = new Date('2026-11-01T10:00:00Z');
const now = new Date('2026-11-21T12:00:00Z');
const [sample] = sampleOrder.data.productLineItemList;
if (!sample) throw new Error('The sample order has no line.');
const line = (itemId: string, quantity: number, price: number): LineItem => ({
  ...sample,
  ...{ itemId, quantity, pricing: { price, standardPrice: price, total: price * quantity } },
});

const facts = (lines: readonly LineItem[], totalMinor: number, shipping = 0): ReturnFacts => ({
  data: {
    pricing: {},
    productLineItemList: lines,
    shippingLineItemList: [
      {
        id: 'standard',
        shippingType: 'home',
        name: '',
        pricing: { price: shipping },
        itemIds: lines.map(({ itemId }) => itemId),
      },
    ],
  },
  ...{ currency: 'GBP', totalMinor, before: [], returnDays: 30, parcels: [{ delivery: 0, arrivedAt }] },
});
const back = (itemId: string, quantity: number) => ({ itemId, quantity, reason: 'tooSmall' as const });

describe('A return', () => {
  it('is for what was delivered, not made for somebody, and within the days of the market', () => {
    const order = facts(
      [
        line('a', 2, 10),
        { ...line('b', 1, 10), personalisation: [{ key: 'name', label: 'Name', value: 'Maya' }] },
      ],
      3_000,
    );
    const until = '2026-12-01T10:00:00.000Z';
    expect(returnableLines(order, now)).toEqual([{ itemId: 'a', quantity: 2, until }]);
    expect(returnableLines(order, new Date('2026-12-01T10:00:01Z'))).toEqual([]);
    expect(returnableLines({ ...order, returnDays: undefined }, now)).toEqual([]);
    expect(returnableLines({ ...order, parcels: [{ delivery: 0, arrivedAt: undefined }] }, now)).toEqual([]);
    expect(returnableLines({ ...order, before: [back('a', 2)] }, now)).toEqual([]);
  });

  it('refuses more than there is, and a line twice', () => {
    const order = facts([line('a', 2, 10)], 2_000);
    expect(planReturn(order, [back('a', 3)], now)).toBeUndefined();
    expect(planReturn(order, [back('a', 1), back('a', 1)], now)).toBeUndefined();
    expect(planReturn(order, [back('b', 1)], now)).toBeUndefined();
  });

  it('is worth what was paid, with its part of a voucher, and with delivery for the last piece', () => {
    // 20 and 10 for goods and 5 for delivery, less 5 by a voucher.
    const order = facts([line('a', 2, 10), line('b', 1, 10)], 3_000, 5);
    const first = planReturn(order, [back('a', 1)], now);
    expect(first).toMatchObject({ lines: [{ paidMinor: 857 }], shippingMinor: 0 });
    const rest = planReturn({ ...order, before: [back('a', 1)] }, [back('a', 1), back('b', 1)], now);
    expect(rest).toMatchObject({ lines: [{ paidMinor: 857 }, { paidMinor: 857 }], shippingMinor: 429 });
  });

  it('is worth what was paid for these pieces: after coupons, with tax, without what was sent by email', () => {
    const goods = facts([line('a', 3, 10), line('b', 1, 10)], 8_400, 5);
    const card = line('card', 1, 40);
    const order: ReturnFacts = {
      ...goods,
      data: {
        ...goods.data,
        productLineItemList: [...goods.data.productLineItemList, card],
        shippingLineItemList: [
          ...goods.data.shippingLineItemList.map((each) => ({ ...each, cashOnDelivery: true })),
          { id: 'email', shippingType: 'egiftcard', name: '', pricing: { price: 0 }, itemIds: ['card'] },
        ],
        // 40 for goods less 5, 1.50 of tax for some, 5 and 2.50 for the delivery, and 40 for the card.
        ...{ lineReductions: { a: 500 }, lineTaxes: { b: 150 }, pricing: { paymentFee: 2.5 } },
      },
    };
    expect(planReturn(order, [back('b', 1)], now)).toMatchObject({
      ...{ lines: [{ paidMinor: 1_150 }], shippingMinor: 0 },
    });
    expect(planReturn(order, [back('a', 2)], now)).toMatchObject({ lines: [{ paidMinor: 1_667 }] });
    expect(planReturn(order, [back('a', 3), back('b', 1)], now)).toMatchObject({
      ...{ lines: [{ paidMinor: 2_500 }, { paidMinor: 1_150 }], shippingMinor: 750 },
    });
    expect(planReturn(order, [back('card', 1)], now)).toBeUndefined();
  });

  it('adds up to what was paid, in however many returns', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ quantity: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 0, max: 300 }) }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.nat(100_000),
        fc.nat(20),
        fc.infiniteStream(fc.nat(9)),
        (goods, due, shipping, picks) => {
          const lines = goods.map(({ quantity, price }, at) => line(String(at), quantity, price));
          let order = facts(lines, due, shipping);
          let given = 0;
          for (let round = 0; returnableLines(order, now).length > 0 && round < 100; round += 1) {
            const may = returnableLines(order, now);
            const one = may[(picks.next().value ?? 0) % may.length];
            if (!one) break;
            const asked = [back(one.itemId, 1 + ((picks.next().value ?? 0) % one.quantity))];
            const plan = planReturn(order, asked, now);
            if (!plan) throw new Error('It was refused.');
            given += plan.lines.reduce((sum, { paidMinor }) => sum + paidMinor, plan.shippingMinor);
            expect(given).toBeLessThanOrEqual(due);
            order = { ...order, before: [...order.before, ...asked] };
          }
          expect(given).toBe(due);
        },
      ),
    ));
});
