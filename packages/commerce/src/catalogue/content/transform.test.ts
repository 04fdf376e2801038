import { createTransport } from '@touchline/contract/client/transport';
import { getPage } from '@touchline/contract/client/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { openReusedPglite } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { silentLog } from '../../kernel/ports/Log.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import type { ShopPage, ShopVariant } from './BrandContent.ts';

const heading = (id: string) => ({
  ...{ kind: 'membership' as const, id, lines: { en: [id] }, text: { en: `About ${id}` } },
  ...{ link: { label: { en: 'More' }, href: '/new' }, points: [] },
});

describe('A content page with a variant', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openReusedPglite();
  });
  afterAll(() => database.close());

  const clock = new SettableClock('2026-12-01T12:00:00Z');

  /** Ids and texts of the sections that the shop answers, and why a variant was left out. */
  async function shown(variant: Partial<ShopVariant>) {
    const told: unknown[] = [];
    const home: ShopPage = {
      ...{ key: 'home', title: { en: 'Home' }, description: { en: '' } },
      sections: [heading('first'), heading('second'), heading('third')],
      variants: [{ name: 'test', operations: [], ...variant }],
    };
    const commerce = createCommerce({
      ...{
        database,
        clock,
        origin: 'https://shop.test',
        secret: 'a secret for tests, long enough to be taken',
      },
      markets: [testMarket()],
      content: { brands: new Map([['touchline', { home, pages: [] }]]), pictures: new Map() } as never,
      log: { ...silentLog, warn: (_, about) => told.push(about?.['why']) },
    });
    const call = createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'https://shop.test', surface: () => 'chk' as const, sitePath: 'gb' },
    });
    const page = await getPage(call, 'home', 'touchline');
    const texts = page?.sections.map((section) =>
      'text' in section ? `${section.id}: ${section.text}` : '',
    );
    return { texts, told };
  }
  const plain = ['first: About first', 'second: About second', 'third: About third'];

  it('shows what its operations make of it: changed, removed, inserted and moved', async () => {
    const operations = [
      { method: 'set', path: ['sections', 'first', 'text', 'en'], value: 'Winter' },
      { method: 'remove', path: ['sections', 1] },
      { method: 'insert', path: ['sections'], value: heading('fourth') },
      { method: 'move', path: ['sections', 'fourth'], index: 0 },
    ];
    expect(await shown({ operations })).toEqual({
      texts: ['fourth: About fourth', 'first: Winter', 'third: About third'],
      told: [],
    });
  });

  it('is shown only in its markets, languages and time', async () => {
    const operations = [{ method: 'remove', path: ['sections', 0] }];
    const count = async (when: Partial<ShopVariant>) => (await shown({ operations, ...when })).texts?.length;
    expect(await count({ markets: ['gb'], languages: ['en'], from: '2026-11-30', until: '2026-12-02' })).toBe(
      2,
    );
    expect(await count({ markets: ['de'] })).toBe(3);
    expect(await count({ languages: ['de'] })).toBe(3);
    expect(await count({ from: '2026-12-02' })).toBe(3);
    expect(await count({ until: '2026-12-01' })).toBe(3);
  });

  it.each([
    ['[A8.51]', { path: ['sections', 0] }, 'Op needs to contain method'],
    ['[A8.52]', { method: 'remove', path: ['sections', 'ninth'] }, 'Node at /sections/ninth does not exist.'],
    ['[A8.53]', { method: 'remove', path: ['sections', {}] }, 'Key must be a primitive type'],
    ['[A8.54]', { method: 'move', path: ['sections', 0], index: 3 }, 'Move index out of bounds'],
    ['', { method: 'set', path: ['sections', 0, 'lines'], value: 'no lines' }, 'sections.0.lines'],
  ])('is left out and reported when an operation does not fit %s', async (_row, operation, message) => {
    const operations = [{ method: 'remove', path: ['sections', 2] }, operation];
    const { texts, told } = await shown({ operations });
    expect(texts).toEqual(plain);
    expect(told).toEqual([expect.stringContaining(message)]);
  });
});
