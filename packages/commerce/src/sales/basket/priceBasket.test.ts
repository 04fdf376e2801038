import { describe, expect, it } from 'vitest';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { deliveryPrice, missingForFreeDelivery, share, taxOf } from './priceBasket.ts';

describe('Prices', () => {
  it('round halves away from zero, exactly, for numbers of any size', () => {
    expect(share(1, 1, 2)).toBe(1);
    expect(share(-1, 1, 2)).toBe(-1);
    expect(share(3, 1, 4)).toBe(1);
    expect(share(900_719_925_474_099, 99_999, 100_000)).toBe(900_710_918_274_844);
  });

  it.each([
    [13_000, 0, 20, 2_167],
    [13_000, 395, 19, 2_139],
    [89_000, 3_000, 10, 8_364],
    [1, 0, 20, 0],
  ])('include the tax of goods of %i and delivery of %i at %i percent', (goods, shipping, rate, tax) => {
    const taxation = { policy: 'gross' as const, rates: { '*': rate } };
    expect(taxOf(taxation, goods, shipping, undefined)).toEqual({ minor: tax, onTop: 0, isMissing: false });
  });

  it('add the region’s tax to net prices, with rates of up to three decimals', () => {
    const taxation = { policy: 'net' as const, rates: { '*': 5, NY: 8.875 } };
    expect(taxOf(taxation, 10_000, 500, 'NY')).toEqual({ minor: 888, onTop: 888, isMissing: false });
    expect(taxOf(taxation, 10_000, 500, 'OR')).toEqual({ minor: 500, onTop: 500, isMissing: false });
    expect(taxOf(taxation, 10_000, 500, undefined)).toEqual({ minor: 0, onTop: 0, isMissing: true });
    expect(taxOf(taxation, 10_000, 500, '__proto__').minor).toBe(500);
  });

  it('make delivery free from the market’s threshold, and return the amount missing for it', () => {
    const market = testMarket();
    const [standard, express] = market.deliveryMethods;
    if (!standard || !express) throw new Error('The market delivers nothing.');
    expect(deliveryPrice(standard, 4_999, 'GBP')).toBe(395);
    expect(deliveryPrice(standard, 5_000, 'GBP')).toBe(0);
    expect(deliveryPrice(express, 99_999, 'GBP')).toBe(795);
    expect(missingForFreeDelivery(market, 4_505)).toBe(495);
    expect(missingForFreeDelivery(market, 6_000)).toBe(0);
    const strict = testMarket({ deliveryMethods: [express] });
    expect(missingForFreeDelivery(strict, 0)).toBeUndefined();
  });

  it('have no decimals in won', () => {
    const [standard] = testMarket().deliveryMethods;
    if (!standard) throw new Error('The market delivers nothing.');
    expect(deliveryPrice({ ...standard, price: 3_000, freeFrom: 50_000 }, 49_999, 'KRW')).toBe(3_000);
    expect(deliveryPrice({ ...standard, price: 3_000, freeFrom: 50_000 }, 50_000, 'KRW')).toBe(0);
  });
});
