import { listArticles, listContentAddresses, getPage, getFrame } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { openReusedPglite } from '../../node/testing/describeOnDatabases.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { silentLog } from '../../kernel/ports/Log.ts';
import type { ShopPage, ShopStory } from './BrandContent.ts';
import type { ShopPages } from './ShopContent.ts';

const picture = { name: 'none', alt: {} };
const article = (at: number, publishedOn: string): ShopPage => ({
  ...{ key: `blog/a${at}`, title: { de: `Artikel ${at}` }, description: { de: '' }, sections: [] },
  article: { publishedOn, author: 'Tilda', picture },
});
const twoDigits = (at: number) => String(at).padStart(2, '0');
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => article(at + 1, `2026-11-${twoDigits(at + 1)}`));

describe('the articles of a brand', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openReusedPglite();
  });
  afterAll(() => database.close());

  const on = (pages: readonly ShopPage[], own: Partial<ShopPages> = {}) => {
    const home = { key: 'home', title: {}, description: {}, sections: [] };
    const commerce = createCommerce({
      ...{ database, clock: new SettableClock('2026-11-28T12:00:00Z'), log: silentLog },
      ...{ origin: 'https://shop.test', secret: 'a secret for tests, long enough to be taken' },
      markets: [testMarket()],
      content: {
        brands: new Map([['touchline', { home, pages, ...own }]]),
        pictures: new Map(),
      } as never,
    });
    return createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'https://shop.test', surface: () => 'chk' as const, sitePath: 'gb' },
    });
  };

  it('come ten a page, the newest first, the first page by default [A9.37]', async () => {
    const call = on(many(13));
    const first = await listArticles(call, 1, 'touchline');
    expect(first).toMatchObject({ total: 13, page: 1, pageSize: 10 });
    expect(first?.articles.map(({ key }) => key)).toEqual(
      Array.from({ length: 10 }, (_, at) => `blog/a${13 - at}`),
    );
    const second = await listArticles(call, 2, 'touchline');
    expect(second?.articles.map(({ key }) => key)).toEqual(['blog/a3', 'blog/a2', 'blog/a1']);
    for (const page of [0, 3, 1.5, NaN]) expect(await listArticles(call, page, 'touchline')).toBeUndefined();
  });

  it('are not there before their day, and say in which language they are', async () => {
    const call = on([article(1, '2026-11-28'), article(2, '2026-11-29')]);
    const list = await listArticles(call, 1, 'touchline');
    expect(list?.articles.map(({ key }) => key)).toEqual(['blog/a1']);
    expect(await getPage(call, 'blog/a2', 'touchline')).toBeUndefined();
    const page = await getPage(call, 'blog/a1', 'touchline');
    expect(page?.article).toMatchObject({ author: 'Tilda', publishedOn: '2026-11-28', language: 'de' });
  });

  it('stand in the site map with the other pages; a shop without any has none, and no link', async () => {
    const help = { key: 'help', title: {}, description: {}, sections: [] };
    const found = await listContentAddresses(on([...many(2), help]), 'touchline');
    expect(found).toEqual([
      { url: '/blog/a1', modifiedDate: '2026-11-01' },
      { url: '/blog/a2', modifiedDate: '2026-11-02' },
      { url: '/help' },
      { url: '/blog', modifiedDate: '2026-11-02' },
    ]);
    const link = (href: string) => ({ label: { en: href }, href });
    const frame = {
      ...{ messages: [], slogan: {}, footer: [], legal: [], menuProducts: {} },
      topLinks: ['/blog', '/landing/men', '/help'].map(link),
    };
    const without = on([help], { frame });
    expect(await listContentAddresses(without, 'touchline')).toEqual([{ url: '/help' }]);
    expect(await listArticles(without, 1, 'touchline')).toBeUndefined();
    expect((await getFrame(without, 'touchline')).topLinks.map(({ href }) => href)).toEqual(['/help']);
  });

  it('tell stories on the home page, in the markets that they name', async () => {
    const story = (id: string, markets?: string[]): ShopStory => ({
      ...{ id, title: { en: id }, cover: picture, slides: [{ picture, title: {}, text: {} }], markets },
    });
    const home = {
      ...{ key: 'home', title: {}, description: {}, sections: [] },
      stories: [story('everywhere'), story('here', ['gb']), story('elsewhere', ['xx'])],
    };
    const page = await getPage(on([], { home }), 'home', 'touchline');
    expect(page?.stories?.map(({ id, slides }) => [id, slides.length])).toEqual([
      ['everywhere', 1],
      ['here', 1],
    ]);
  });
});
