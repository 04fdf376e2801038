import * as fc from 'fast-check';
import { currencyDigits } from '@touchline/contract/money';
import type { Market } from '@touchline/contract/market/schema';
import { describe, expect, it } from 'vitest';
import { rules as sampleRules } from '../../customers/loyalty/testing/openLoyalty.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import type { CouponFacts } from '../coupon/couponFacts.ts';
import type { GiftCardFacts } from '../giftCard/computeGiftCards.ts';
import { orderDataOf } from '../order/readiness.ts';
import { paidParts } from '../order/paidParts.ts';
import { emptyBasket, type BasketData } from './BasketData.ts';
import { basketView } from './basketView.ts';
import { computeBasket, type ComputedBasket } from './computeBasket.ts';
import type { LoadedBasket, SkuFacts, StoredBasket } from './loadBasket.ts';

const now = new Date('2026-11-21T12:00:00Z');

const minor = fc.integer({ min: 1, max: 300_000 });

const goods = fc.array(
  fc.record({
    price: minor,
    quantity: fc.integer({ min: 1, max: 6 }),
    taxable: fc.boolean(),
    kind: fc.constantFrom(null, null, 'egiftcard' as const, 'digital' as const),
  }),
  { minLength: 1, maxLength: 6 },
);

const coupons = fc.array(
  fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'freeDelivery' as const),
    percent: fc.integer({ min: 1, max: 100_000 }),
    amount: minor,
    minimumMinor: fc.integer({ min: 0, max: 50_000 }),
    products: fc.constantFrom<string[]>([], [], ['P0'], ['P1', 'P2']),
    withCoupons: fc.boolean(),
    withVouchers: fc.boolean(),
  }),
  { maxLength: 3 },
);

const situation = fc.record({
  goods,
  coupons,
  voucher: fc.option(fc.record({ value: fc.integer({ min: 1, max: 20_000 }), more: fc.nat(30_000) })),
  giftCards: fc.array(fc.nat(200_000), { maxLength: 4 }),
  policy: fc.constantFrom('gross' as const, 'net' as const),
  rate: fc.integer({ min: 0, max: 30_000 }).map((rate) => rate / 1_000),
  currency: fc.constantFrom('GBP', 'KRW', 'KWD'),
  deliveryPrice: fc.nat(2_000),
  isDelivered: fc.boolean(),
  /** What cash at the door costs, and what paying before is worth. */
  cash: fc.option(fc.record({ isChosen: fc.boolean(), fee: fc.nat(500), percent: fc.nat(20) })),
});
type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

function marketOf({ policy, rate, currency, deliveryPrice, cash }: Situation): Market {
  const unit = 10 ** currencyDigits(currency);
  const market = testMarket();
  const byEmail = (shippingType: 'egiftcard' | 'digital') => ({
    ...{ id: shippingType, shippingType, carrierCode: 'EMAIL', carrierService: 'NONE' as const, price: 0 },
    ...{ cutOffHour: 23, leadDays: { from: 0, to: 0 } },
  });
  return {
    ...{
      ...market,
      currency,
      loyalty: sampleRules,
      features: { ...market.features, MEMBERSHIP_ENABLED: true, prepaidIncentive: true },
    },
    ...(cash ? { prepaidIncentive: { percent: cash.percent } } : {}),
    paymentMethods: [
      ...market.paymentMethods,
      ...(cash
        ? [
            {
              ...{ id: 'CASH_ON_DELIVERY', names: { en: 'Cash' }, paymentProcessor: 'aci' as const },
              ...{ flow: 'onDelivery' as const, async: false, earlyCapture: false, fee: cash.fee / unit },
            },
          ]
        : []),
    ],
    taxation: { policy, rates: { '*': rate, MAN: rate } },
    deliveryMethods: [
      ...market.deliveryMethods.map((method) => ({
        ...method,
        freeFrom: 1_000_000,
        price: deliveryPrice / unit,
        ...(cash?.isChosen ? { cashOnDelivery: true } : {}),
      })),
      ...[byEmail('egiftcard'), byEmail('digital')],
    ],
  };
}

function loadedOf({ goods: lines, coupons: given, voucher, giftCards }: Situation): LoadedBasket {
  const facts = lines.map(({ price, taxable, kind }, at): SkuFacts => ({
    ...{ sku: `P${at}_1`, productId: `P${at}`, slug: 'x', selling: 'normal', availableFrom: null, sizes: {} },
    ...{ picture: null, name: 'x', kind: 'x', colour: 'x', category: null, condition: 'new', amounts: null },
    ...{ deliveryKind: kind, taxable, standard: price, sale: null, member: null, active: true },
    ...{ personalisation: null, maxPerPerson: null, onHand: 99, free: 99, primeStock: null, launches: [] },
  }));
  return {
    ...{ basket: undefined, facts: new Map(facts.map((each) => [each.sku, each])), points: new Map() },
    ...{ isMember: true, launchCaller: { tier: 0, seats: [] }, tries: { byShopper: 0, bySource: 0 } },
    isKeyUsed: false,
    voucher: voucher
      ? {
          code: 'V',
          market: 'gb',
          valueMinor: voucher.value,
          minimumMinor: voucher.value + voucher.more,
          isUsable: true,
          uses: 0,
        }
      : undefined,
    coupons: given.map(
      ({ kind, percent, amount, minimumMinor, products, withCoupons, withVouchers }, at): CouponFacts => ({
        ...{
          code: `C${at}`,
          campaignId: `C${at}`,
          market: 'gb',
          kind,
          minimumMinor,
          products,
          withCoupons,
          withVouchers,
        },
        ...{ value: kind === 'percent' ? percent : amount, fromAt: null, untilAt: null, isStopped: false },
        ...{ maxPerPerson: null, categories: [], membersOnly: false, firstOrderOnly: false, isKlarna: false },
        ...{ isUsedUp: false, usedByPerson: 0, hasOrdered: false },
      }),
    ),
    giftCards: giftCards.map((balanceMinor, at): GiftCardFacts => ({
      ...{ id: `G${at}`, market: 'gb', state: 'active', balanceMinor, expiresAt: null },
    })),
  };
}

function dataOf({ goods: lines, coupons: given, voucher, giftCards, isDelivered }: Situation): BasketData {
  const address = {
    ...{
      firstName: 'Maya',
      lastName: 'Okafor',
      address1: '12 Canal Street',
      address2: '',
      city: 'Manchester',
    },
    ...{ stateCode: 'MAN', zipcode: 'M4 3AQ', country: 'GB', phoneNumber: '' },
  };
  return {
    ...emptyBasket('gb'),
    lines: lines.map(({ quantity }, at) => ({
      ...{ id: `L${at}`, sku: `P${at}_1`, quantity, seen: { market: 'gb', price: 0 } },
    })),
    ...(isDelivered ? { shippingAddress: address, delivery: { regular: { methodId: 'standard' } } } : {}),
    ...(voucher ? { voucher: 'V' } : {}),
    coupons: given.map((_, at) => `C${at}`),
    giftCards: giftCards.map((_, at) => ({ id: `G${at}`, lastDigits: 'AAAA' })),
  };
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

describe('The sums of a basket', () => {
  it('add up to the cent and are never negative, with any goods, coupons, vouchers and gift cards', () => {
    let applied = 0;
    fc.assert(
      fc.property(situation, (given) => {
        const market = marketOf(given);
        const data = dataOf(given);
        const computed: ComputedBasket = computeBasket(data, loadedOf(given), market, now);
        const {
          goods: value,
          total,
          shipping = 0,
          tax,
          goodsOff,
          paymentFee,
          reductions,
          giftCards,
          dueMinor,
        } = computed;
        const giftGoods = sumOf(
          given.goods.map(({ kind, price, quantity }) => (kind === 'egiftcard' ? price * quantity : 0)),
        );
        const spent = sumOf(giftCards.map((card) => card.minor));
        if (goodsOff > 0 && spent > 0) applied += 1;
        expect(total).toBe(value - goodsOff + shipping + paymentFee + tax.onTop);
        expect(sumOf(reductions.values())).toBe(goodsOff);
        expect(total).toBe(spent + dueMinor);
        for (const number of [
          total,
          dueMinor,
          tax.minor,
          shipping,
          goodsOff,
          computed.taxedGoods,
          computed.deliveryOff,
        ])
          expect(number).toBeGreaterThanOrEqual(0);
        // Gift cards never pay for gift cards, and nothing takes anything off them.
        expect(dueMinor).toBeGreaterThanOrEqual(giftGoods);
        for (const { line, price, facts } of computed.lines) {
          const off = reductions.get(line.id) ?? 0;
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(facts?.deliveryKind === 'egiftcard' ? 0 : price * line.quantity);
        }
        giftCards.forEach(({ minor: paid, leftMinor }, at) =>
          expect(paid + leftMinor).toBe(given.giftCards[at]),
        );
      }),
      { numRuns: 2_000 },
    );
    expect(applied).toBeGreaterThan(200);
  });

  it('add up in what the shopper is shown, and in what the order keeps', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const market = marketOf(given);
        const [language = { code: 'en', label: 'English', sitePath: 'gb' }] = market.languages;
        const site = { market, language };
        const unit = 10 ** currencyDigits(given.currency);
        const cents = (amount = 0) => Math.round(amount * unit);
        const basket: StoredBasket = {
          ...{ id: 'b', state: 'open', version: 1, data: dataOf(given), orderId: null, ownerId: null },
          ...{ reservedUntil: null, modifiedAt: now },
        };
        const loaded = loadedOf(given);
        const computed = computeBasket(basket.data, loaded, market, now);
        const { pricing, shipmentList, couponList } = basketView(basket, computed, site, now);
        const onTop = pricing.taxationPolicy === 'net' ? cents(pricing.tax) : 0;
        const offs = cents(pricing.coupons) + cents(pricing.voucher) + cents(pricing.prepaid);
        const extra = cents(pricing.shipping) + cents(pricing.paymentFee) + onTop;
        expect(cents(pricing.total)).toBe(cents(pricing.price) - offs + extra);
        const lines = shipmentList.flatMap(({ productLineItemList }) => productLineItemList);
        expect(sumOf(lines.map((line) => cents(line.pricing.total)))).toBe(
          cents(pricing.price) - cents(pricing.coupons),
        );
        expect(sumOf(lines.flatMap((line) => line.discountList.map(({ amount }) => cents(amount))))).toBe(
          cents(pricing.coupons),
        );
        const onGoods = couponList.filter(({ kind }) => kind !== undefined && kind !== 'freeDelivery');
        expect(sumOf(onGoods.map(({ amount }) => cents(amount)))).toBe(cents(pricing.coupons));
        const method = market.paymentMethods[0];
        if (!method) throw new Error('There is no method.');
        const kept = orderDataOf({ basket, loaded, computed }, method, site, now, undefined);
        expect(sumOf(Object.values(kept.lineReductions ?? {}))).toBe(offs);
        const paidByCards = sumOf((kept.paidByGiftCards ?? []).map(({ amount }) => cents(amount)));
        expect(cents(kept.pricing.due ?? kept.pricing.total) + paidByCards).toBe(cents(kept.pricing.total));
      }),
      { numRuns: 500 },
    );
  });

  it('are divided among the lines and deliveries of the order, each what was paid for it', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const market = marketOf(given);
        const [language = { code: 'en', label: 'English', sitePath: 'gb' }] = market.languages;
        const [method] = market.paymentMethods;
        if (!method) throw new Error('There is no method.');
        const basket: StoredBasket = {
          ...{ id: 'b', state: 'open', version: 1, data: dataOf(given), orderId: null, ownerId: null },
          ...{ reservedUntil: null, modifiedAt: now },
        };
        const loaded = loadedOf(given);
        const computed = computeBasket(basket.data, loaded, market, now);
        const data = orderDataOf({ basket, loaded, computed }, method, { market, language }, now, undefined);
        const order = { data, currency: given.currency, totalMinor: computed.total };
        const { lines, deliveries } = paidParts(order);
        expect(sumOf([...lines.values(), ...deliveries])).toBe(computed.total);
        const taxed: number[] = [];
        for (const { line, price, facts } of computed.lines) {
          const net = price * line.quantity - (computed.reductions.get(line.id) ?? 0);
          const tax = (lines.get(line.id) ?? 0) - net;
          if (!facts?.taxable) expect(tax).toBe(0);
          else {
            taxed.push(tax);
            const exact = (net * computed.tax.onTop) / Math.max(1, computed.taxedGoods);
            expect(Math.abs(tax - exact)).toBeLessThan(1);
          }
        }
        expect(sumOf(taxed)).toBe(computed.tax.onTop);
        expect(sumOf(deliveries)).toBe((computed.shipping ?? 0) + computed.paymentFee);
      }),
      { numRuns: 500 },
    );
  });
});
