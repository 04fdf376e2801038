import type { Market } from '@touchline/contract/market/schema';
import { FeedError } from '../../catalogue/import/FeedProblem.ts';
import type { FeedSource } from '../../catalogue/import/importFeed.ts';

const lookedAt = 256 * 1024;

/** An amount that fills a whole field, so that “100 LED” within a description does not match. */
const price = /(?:^|[\t\n,">[])\s*\d+(?:\.\d+)?\s*([A-Z]{3})\s*(?:$|[\t\r\n,"<\]])/;

/** The market of a feed: the given one, otherwise the one that uses the currency of the feed's first prices. */
export async function marketOf(
  source: FeedSource,
  code: string | undefined,
  markets: readonly Market[],
): Promise<Market> {
  const codes = markets.map((market) => market.code).join(', ');
  if (code !== undefined) {
    const named = markets.find((market) => market.code === code);
    if (!named) throw new FeedError(`There is no market ${code.slice(0, 20)}; there are ${codes}.`);
    return named;
  }
  let head = '';
  for await (const chunk of source.open()) {
    head += chunk;
    if (head.length > lookedAt) break;
  }
  const currency = price.exec(head)?.[1];
  const fitting = markets.filter((market) => market.currency === currency);
  if (fitting.length === 1 && fitting[0]) return fitting[0];
  // Store stock has no prices and applies to all markets.
  const first = markets[0];
  if (currency === undefined && first) return first;
  if (fitting.length > 1) {
    throw new FeedError(
      `Several markets sell in ${currency ?? ''}: name one with --market (${fitting.map((each) => each.code).join(', ')}).`,
    );
  }
  throw new FeedError(`No market sells in ${currency ?? ''}; there are ${codes}.`);
}
