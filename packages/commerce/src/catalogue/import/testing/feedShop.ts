import type { ListQuery } from '@touchline/contract/product/schema';
import { getProduct, listProducts } from '@touchline/contract/product/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import { createCommerce } from '../../../app/createCommerce.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import type { FeedProblem } from '../FeedProblem.ts';
import { importFeed, type ImportOptions, type ImportReport } from '../importFeed.ts';

export const feedNow = new Date('2026-11-21T12:00:00Z');
const columns = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'mpn', 'item_group_id', 'color', 'size', 'sale_price', 'product_type', 'product_highlight', 'gender', 'google_product_category', 'gtin', 'size_system', 'condition', 'shipping']; // prettier-ignore

/** One row of a feed, by column. */
export type FeedRow = Partial<Record<string, string>>;

/** A valid row. */
export const feedRow = (changes: FeedRow = {}): FeedRow => ({
  id: 'A-1',
  title: 'Peak jacket',
  description: 'A jacket for wind and rain on every ridge.',
  link: 'https://retailer.example/a-1',
  image_link: 'a.jpg',
  availability: 'in_stock',
  price: '75.00 GBP',
  brand: 'Peak',
  mpn: 'A-1',
  product_type: 'Men > Tops > Jackets',
  gender: 'male',
  ...changes,
});

/** Rows as a tab-separated feed. */
export const feedOf = (rows: readonly FeedRow[]): string =>
  [columns.join('\t'), ...rows.map((row) => columns.map((name) => row[name] ?? '').join('\t'))].join('\n');

/** A shop that imports feeds. */
export function feedShop(opened: OpenDatabase, market = testMarket()) {
  const open = () =>
    createCommerce({
      ...{ database: opened, markets: [market], origin: 'http://shop.test', secret: 'x'.repeat(32) },
      ...{ clock: new SettableClock(feedNow), checkAnswers: true },
    });
  let commerce = open();
  const call = createTransport({
    fetch: (request) => commerce.fetch(request),
    ...{ origin: 'http://shop.test', surface: () => 'chk', sitePath: 'gb' },
  });
  /** Imports a feed; a text is one file, rows are written as one. */
  const load = async (
    feed: string | readonly FeedRow[],
    more: Partial<ImportOptions> = {},
  ): Promise<{ report: ImportReport; problems: FeedProblem[] }> => {
    const problems: FeedProblem[] = [];
    const text = typeof feed === 'string' ? feed : feedOf(feed);
    const report = await importFeed({
      ...{ db: opened.db, market, now: feedNow },
      source: {
        name: 'feed.tsv',
        // In small chunks, like a file stream.
        async *open() {
          for (let from = 0; from < text.length; from += 97) yield text.slice(from, from + 97);
        },
      },
      pictures: {
        take: (name) => Promise.resolve({ path: `/media/${name}`, widths: [320], webp: [320], ratio: 1 }),
      },
      onProblem: (problem) => problems.push(problem),
      ...more,
    });
    // A shop asks for a new version of the catalogue once a second: the next one knows it at once.
    commerce = open();
    return { report, problems };
  };
  return {
    call,
    load,
    product: (productId: string) => call(getProduct, { params: { productId } }),
    list: (query: Partial<ListQuery>) => call(listProducts, { query }),
  };
}
