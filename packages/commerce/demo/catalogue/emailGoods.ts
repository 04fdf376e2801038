import { texts } from './texts.ts';
import type { Prices, Texts } from './types.ts';

/** Goods that are sent by email, in the markets that have a way to send them. */
export interface DemoEmailGood {
  readonly id: string;
  readonly slug: string;
  readonly kind: 'egiftcard' | 'digital';
  /** Key of its category below the accessories. */
  readonly category: 'gift-cards' | 'training-plans';
  readonly name: Texts;
  readonly subTitle: Texts;
  readonly lead: Texts;
  readonly text: Texts;
  readonly highlights: readonly Texts[];
  /** Each with the end of its SKU. A gift card has several: its amounts. */
  readonly amounts: readonly { readonly code: string; readonly prices: Prices }[];
}

const round = (pounds: number): Prices => ({
  GBP: pounds * 100,
  EUR: pounds * 100,
  USD: pounds * 100,
  KRW: pounds * 1_000,
  AED: pounds * 500,
});

export const giftCard: DemoEmailGood = {
  id: 'GC1001',
  slug: 'gift-card',
  kind: 'egiftcard',
  category: 'gift-cards',
  name: texts('Gift card'),
  subTitle: texts('By email'),
  lead: texts('For the person who has every shoe but the next one.'),
  text: texts(
    'Choose an amount, write a few words, and say when it should arrive: today, or on the morning of a day within the next year. It comes by email, with a code that is worth the full amount.',
  ),
  highlights: [texts('Sent by email'), texts('No delivery cost')],
  amounts: [10, 25, 50, 75, 100, 150].map((pounds) => ({
    code: String(pounds).padStart(3, '0'),
    prices: round(pounds),
  })),
};

export const trainingPlan: DemoEmailGood = {
  id: 'TP1001',
  slug: '10k-in-eight-weeks',
  kind: 'digital',
  category: 'training-plans',
  name: texts('10K in eight weeks'),
  subTitle: texts('Training plan'),
  lead: texts('Three runs a week, and a rest day that really is one.'),
  text: texts(
    'A plan for people who can run for 20 minutes and want to finish ten kilometres. Each week has one easy run, one with changes of pace and one long run, with times instead of heart rates. You load it as a PDF once you have paid, and print it or keep it on the phone.',
  ),
  highlights: [texts('Eight weeks, three runs each'), texts('Yours to print')],
  amounts: [{ code: '001', prices: round(9) }],
};

export const emailGoods: readonly DemoEmailGood[] = [giftCard, trainingPlan];

/** Their categories, which have no products in a parcel. */
export const emailCategories = [
  { key: 'gift-cards', name: texts('Gift cards') },
  { key: 'training-plans', name: texts('Training plans') },
] as const;
