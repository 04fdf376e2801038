import type { Campaign } from '@touchline/commerce/coupon/readCampaigns';

/** The lowest and the highest amount that fit each market, and the goods that the amount asks for. */
const amounts = {
  gb: [10, 60],
  us: [10, 75],
  de: [10, 60],
  fr: [10, 60],
  kr: [10_000, 80_000],
  ae: [40, 250],
} as const;

const inEveryMarket = Object.entries(amounts).flatMap(([market, [amount, minimum]]): Campaign[] => [
  { id: `demo-${market}-run10`, market, kind: 'percent', value: 10, codes: [`RUN10-${market}`] },
  {
    ...{ id: `demo-${market}-amount`, market, kind: 'amount', value: amount, minimum, withCoupons: true },
    codes: [`EXTRA-${market}`],
  },
  {
    id: `demo-${market}-ship`,
    market,
    kind: 'freeDelivery',
    codes: [`FREESHIP-${market}`],
    withCoupons: true,
  },
  {
    ...{ id: `demo-${market}-first`, market, kind: 'percent', value: 15, firstOrderOnly: true },
    codes: [`WELCOME-${market}`],
  },
  {
    id: `demo-${market}-over`,
    market,
    kind: 'percent',
    value: 20,
    until: '2025-01-01',
    codes: [`OVER-${market}`],
  },
  {
    ...{ id: `demo-${market}-members`, market, kind: 'percent', value: 20, membersOnly: true },
    ...{ codes: [`MEMBERS-${market}`], withVouchers: false },
  },
]);

/** Coupons of the demo, whose codes everybody may know: see docs/payments.md. */
export const demoCoupons: readonly Campaign[] = [
  ...inEveryMarket,
  // Brings a bag of 130 to the total at which the sandbox says that the open card fields are over.
  { id: 'demo-gb-session', market: 'gb', kind: 'amount', value: 59.91, codes: ['SESSION-GB'] },
  { id: 'demo-de-klarna', market: 'de', kind: 'percent', value: 15, klarna: true, codes: ['KLARNA15-DE'] },
];
