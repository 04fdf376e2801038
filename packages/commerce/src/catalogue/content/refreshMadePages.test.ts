import { listLocations, listMarkets } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { getFrame, getPage } from '@touchline/contract/content/endpoints';
import { listProducts, suggest } from '@touchline/contract/product/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerce, type Commerce } from '../../app/createCommerce.ts';
import { editedPages } from '../../desk/documents.ts';
import { raiseCatalogueVersion } from '../../kernel/database/CatalogueVersion.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { readSearchVocabularies } from '../../node/readSearchVocabularies.ts';
import {
  sampleCatalogue,
  sampleCategories,
  sampleMarkets,
  sampleNow,
} from '../products/testing/sampleCatalogue.ts';
import { writeCategories, writeProducts } from '../products/writeProducts.ts';
import { ownContent } from './ownContent.ts';

/** The sample products with prices in British pounds only. */
const british = sampleCatalogue.map((product) => ({
  ...product,
  prices: product.prices.filter(({ market }) => market === 'gb'),
}));

describeOnDatabases('Pages made of the catalogue', (open) => {
  let opened: OpenDatabase;
  let commerce: Commerce;
  beforeAll(async () => {
    opened = await open();
    commerce = createCommerce({
      ...{ database: opened, markets: sampleMarkets, origin: 'http://shop.test', brand: 'harbour' },
      ...{ secret: 'x'.repeat(32), clock: new SettableClock(sampleNow), checkAnswers: true },
      ...{ content: ownContent('harbour'), searchVocabularies: readSearchVocabularies(undefined, false) },
    });
  });
  afterAll(() => opened.close());

  const on = (sitePath = 'gb') =>
    createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'http://shop.test', surface: () => 'chk' as const, sitePath },
    });
  const home = () => on()(getPage, { params: { key: 'home' } });

  it('are empty, and every market is offered, while there are no products', async () => {
    expect(await home()).toMatchObject({ sections: [], isMade: true });
    expect((await listMarkets(on())).map(({ code }) => code)).toEqual(['gb', 'de']);
  });

  it('follow the catalogue as soon as it has changed', async () => {
    await opened.db.transaction().execute(async (trx) => {
      await writeCategories(trx, sampleCategories);
      await writeProducts(trx, british, sampleNow);
    });
    await raiseCatalogueVersion(opened.db);
    await commerce.shop.catalogueVersion.refresh();
    const { sections } = await home();
    const [hero] = sections;
    expect(hero?.kind === 'hero' ? hero.picture.path : '').toMatch(/^\/media\//);
    expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['hero', 'categories', 'rail']));
    const { footer } = await on()(getFrame, {});
    expect(footer.flatMap(({ links }) => links).length).toBeGreaterThan(0);
  });

  it('are those that the desk edits', async () => {
    const [page] = await editedPages(commerce.shop);
    expect(page).toMatchObject({ key: 'home', brand: 'harbour' });
    expect(page?.delivered.sections[0]).toMatchObject({ kind: 'hero', lines: { en: ['{brand}'] } });
  });

  it('are of the markets that have products: others are not offered', async () => {
    expect((await listMarkets(on())).map(({ code }) => code)).toEqual(['gb']);
    expect((await listLocations(on())).map(({ country }) => country)).toEqual(['GB']);
  });

  it('come with searches of the shop’s own categories, and no help that nobody has written', async () => {
    const { popular = [] } = await on()(suggest, { query: { q: '' } });
    expect(popular.length).toBeGreaterThan(0);
    expect(popular.every(({ url }) => !url.startsWith('/search'))).toBe(true);
    const found = await on()(listProducts, { query: { q: 'returns' } });
    expect(found).not.toHaveProperty('helpPages');
  });
});
