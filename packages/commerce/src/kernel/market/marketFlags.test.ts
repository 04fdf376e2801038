import { expect, it } from 'vitest';
import { testMarket } from './testing/testMarket.ts';
import { marketFlags } from './marketFlags.ts';

const halves = testMarket({
  features: {
    bridgeEnabled: { split: { true: 50, false: 50 } },
    walletSignInTest: { split: { control: 50, wallet: 50 } },
  },
});
const visitors = Array.from({ length: 2_000 }, (_, at) => `visitor-${at}`);
const sharesOf = (isIn: (userId: string) => boolean) => visitors.filter(isIn).length / visitors.length;

it('gives one visitor the same value every time, and the share of visitors that the market says', () => {
  const isWallet = (userId: string) => marketFlags({ market: halves, userId }).walletSignInTest === 'wallet';
  for (const userId of visitors.slice(0, 20)) expect(isWallet(userId)).toBe(isWallet(userId));
  expect(sharesOf(isWallet)).toBeCloseTo(0.5, 1);
});

it('divides the visitors of two flags independently', () => {
  const both = (userId: string) => {
    const { bridgeEnabled, walletSignInTest } = marketFlags({ market: halves, userId });
    return bridgeEnabled && walletSignInTest === 'wallet';
  };
  expect(sharesOf(both)).toBeCloseTo(0.25, 1);
});

it('has the table’s value for a visitor without an id', () => {
  const { bridgeEnabled, walletSignInTest } = marketFlags({ market: halves, userId: undefined });
  expect([bridgeEnabled, walletSignInTest]).toEqual([false, 'control']);
});

it('differs by market, and is off where a market says nothing', () => {
  const open = testMarket({ features: { guestCheckout: true } });
  expect(marketFlags({ market: open, userId: undefined }).guestCheckout).toBe(true);
  const silent = testMarket({ features: {} });
  expect(marketFlags({ market: silent, userId: undefined }).guestCheckout).toBe(false);
});
