import type { Site } from '@touchline/contract/market/schema';
import { expect, it } from 'vitest';
import { noContent } from '../../catalogue/content/ShopContent.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { campaignView } from './campaigns.ts';

const siteOf = (code: string, country: string): Site => {
  const language = { code, label: code, sitePath: country.toLowerCase() };
  return { market: testMarket({ country, languages: [language] }), language };
};
const text = { en: 'Boots' };
const shop = {
  content: noContent,
  catalogue: {},
  design: { name: 'Touchline' },
} as unknown as CommerceContext;
const campaign = {
  ...{
    componentId: 'boots',
    triggers: ['page'],
    version: '1',
    title: text,
    paragraphs: [text],
    closed: text,
  },
} as unknown as Parameters<typeof campaignView>[1]['campaign'];

it.each([
  ['fi', 'FI', 'en-FI'],
  ['sv', 'FI', 'sv-FI'],
  ['en', 'GB', 'en-GB'],
  ['pt-BR', 'BR', 'pt-BR'],
])('the sign-up component of a page in %s of %s is in %s [A9.49]', (code, country, locale) => {
  expect(campaignView(shop, { campaign, isOpen: true }, siteOf(code, country)).locale).toBe(locale);
});
