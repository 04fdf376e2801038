import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDecisions } from '../../app/openDecisions.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { finishedPages, gapsIn, legalLinks, unwrittenLegal } from './legalPages.ts';
import { ownContent } from './ownContent.ts';
import { readLegalPages } from './readLegalPages.ts';
import type { ShopPage } from './BrandContent.ts';

const templates = (): ShopPage[] =>
  readLegalPages(JSON.parse(readFileSync(new URL('../../../templates/legal.json', import.meta.url), 'utf8')));
const filled = (): ShopPage[] =>
  JSON.parse(JSON.stringify(templates()).replaceAll(/\[\[[^\]]*\]\]/g, 'Harbour Ltd')) as ShopPage[];
const languages = ['en', 'de', 'fr', 'ko', 'ar'];
const legal = { terms: '/help/terms', privacy: '/help/privacy', cookies: '/help/cookies' };
const own = ownContent('harbour').brands.get('harbour');
const content = (pages: readonly ShopPage[]) => ({ home: own?.home as ShopPage, pages });

describe('Legal pages', () => {
  it('have a template for each, in every language of the shop', () => {
    const pages = templates();
    expect(pages.map(({ key }) => key)).toEqual([
      ...['help/imprint', 'help/privacy', 'help/terms', 'help/returns', 'help/delivery'],
    ]);
    for (const page of pages) {
      expect(Object.keys(page.title)).toEqual(languages);
      for (const language of languages)
        expect([page.key, language, gapsIn(page, [language]) > 1]).toEqual([page.key, language, true]);
    }
  });

  it('are for shoppers once no gap is left in the languages of the shop', () => {
    expect(finishedPages(templates(), languages)).toEqual([]);
    expect(finishedPages(filled(), languages)).toHaveLength(5);
    const [first, ...others] = filled();
    const half = { ...first, title: { en: 'Imprint', ko: '[[상호]]' } } as ShopPage;
    expect(finishedPages([half, ...others], ['en', 'de'])).toHaveLength(5);
    expect(finishedPages([half, ...others], languages)).toHaveLength(4);
  });

  it('are linked where they are written, and nowhere else', () => {
    expect(unwrittenLegal(legal, content([]))).toEqual(expect.arrayContaining(['terms', 'privacy']));
    expect(legalLinks(legal, content([]), 'en')).toEqual([]);
    expect(unwrittenLegal(legal, content(filled()))).not.toContain('terms');
    expect(legalLinks(legal, content(filled()), 'en').map(({ href }) => href)).toEqual([
      ...['/help/imprint', '/help/privacy', '/help/terms', '/help/returns', '/help/delivery'],
    ]);
  });

  it('of a footer that names one that is not there are left out', () => {
    const frame = {
      ...{ messages: [], topLinks: [], slogan: {}, footer: [], menuProducts: {} },
      legal: [
        { label: { en: 'Terms' }, href: legal.terms },
        { label: { en: 'Accessibility' }, href: '/help/accessibility' },
      ],
    };
    const links = legalLinks(legal, { ...content([]), frame }, 'en');
    expect(links.map(({ href }) => href)).toEqual(['/help/accessibility']);
  });
});

describe('What a retailer has yet to decide', () => {
  const setup = { hasOwnHome: true, hasOwnMarkets: true, drafts: [] };
  const silent = { ...testMarket({ legal }) };
  delete silent.returnDays;

  it('is said at the start, market by market', () => {
    const markets = [silent, testMarket({ code: 'ie', legal })];
    const decisions = openDecisions({ ...setup, markets, content: content(filled()) });
    expect(decisions).toContain('The markets gb say nothing of returns: set returnDays.');
    expect(decisions.join('\n')).not.toContain('terms of sale');
  });

  it('names markets with the delivery prices of the examples, and templates for a shop without any page', () => {
    const decisions = openDecisions({
      ...{ ...setup, markets: [testMarket()], content: content([]), exampleDelivery: ['gb'] },
    }).join('\n');
    expect(decisions).toContain('All markets have the delivery prices of the examples');
    expect(decisions).toContain('no terms of sale or no privacy notice; `npm run new legal FOLDER`');
  });

  it('names missing and unfinished legal pages', () => {
    const decisions = openDecisions({
      ...{ ...setup, hasOwnHome: false, hasOwnMarkets: false },
      ...{ markets: [testMarket()], content: content([]), drafts: templates(), exampleDelivery: ['gb'] },
    }).join('\n');
    expect(decisions).toContain('take no payment until terms of sale and privacy notice of legal.json');
    expect(decisions).toMatch(/The page help\/terms of legal\.json has gaps to fill: \d+/);
    expect(decisions).toContain('set MARKETS_DIR');
    expect(decisions).not.toContain('no imprint');
    expect(decisions).toContain('made of the catalogue');
  });
});
