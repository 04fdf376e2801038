import { joinLoyalty } from '@touchline/contract/client/loyalty';
import type { LoyaltyRules } from '@touchline/contract/loyalty/schema';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { paymentMethods } from '../../../sales/order/testing/openCheckout.ts';
import { sampleProduct } from '../../../catalogue/products/testing/sampleProduct.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { joinAtRegistration } from '../../../app/joinAtRegistration.ts';
import { loyaltyRoutes } from '../loyaltyRoutes.ts';
import { visitorRoutes } from '../../visitor/visitorRoutes.ts';

export const termsVersion = '2026-11';

/** A programme for tests: ten points for a pound. */
export const rules: LoyaltyRules = {
  ...{ pointsPerUnit: 10, pointsDays: 300, tierDays: 365, noticeDays: 30, voucherDays: 90, termsVersion },
  tiers: [
    { tierId: 1, from: 0, names: { en: 'Starter' }, voucher: { value: 5, minimum: 40 } },
    { tierId: 2, from: 1000, names: { en: 'Pacer' }, voucher: { value: 10, minimum: 60 } },
    { tierId: 3, from: 5000, names: { en: 'Front-runner' } },
    { tierId: 4, from: 12_000, names: { en: 'Captain' } },
  ],
  rewards: [
    { points: 500, value: 5, minimum: 30 },
    { points: 900, value: 10, minimum: 50 },
  ],
};

/** The market of the tests with a programme. */
export const loyaltyMarket = testMarket({
  paymentMethods,
  loyalty: rules,
  features: { MEMBERSHIP_ENABLED: true },
});

/** A product at 130 pounds, 110 for members, of which there is plenty. */
const product = () => {
  const sample = sampleProduct();
  return {
    ...sample,
    prices: sample.prices.map((price) => ({ ...price, member: 11_000 })),
    variants: sample.variants.map((variant) => ({ ...variant, onHand: 1_000 })),
  };
};

/** A shop with a programme on an open database. */
export async function openLoyalty(
  database: OpenDatabase,
  changes: Partial<LoyaltyRules> = {},
): Promise<TestAccounts> {
  const { countryNames: _, ...market } = loyaltyMarket;
  const shop: TestAccounts = await openAccounts(database, {
    market: { ...market, loyalty: { ...rules, ...changes } },
    products: [product()],
    accounts: { onMembership: (joined) => joinAtRegistration(shop.shop, joined) },
  });
  visitorRoutes(shop.router, shop.shop);
  loyaltyRoutes(shop.router, shop.shop);
  return shop;
}

/** A browser that is signed in to an account of a member. */
export async function memberIn(
  shop: TestAccounts,
  email: string,
): Promise<{ browser: TestBrowser; accountId: string }> {
  const browser = shop.browser();
  const { acid } = await registered(browser, email);
  const joined = await joinLoyalty(browser.call, termsVersion);
  if (joined.kind !== 'done') throw new Error(`Not joined: ${joined.kind}`);
  return { browser, accountId: acid };
}
