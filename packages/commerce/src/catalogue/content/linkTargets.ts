import { contentRoots } from '@touchline/contract/market/sitePages';
import type { Market } from '@touchline/contract/market/schema';
import { programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import type { ShopLink, ShopPage } from './BrandContent.ts';
import type { ShopPages } from './ShopContent.ts';

/** Help pages that the shop has without anybody's writing. */
const ownHelp: ReadonlySet<string> = new Set(['help/cookies']);

/** Whether what names its markets is for one of them. */
export const isIn =
  ({ code }: Pick<Market, 'code'>) =>
  ({ markets }: { readonly markets?: readonly string[] | undefined }): boolean =>
    markets?.includes(code) ?? true;

/** Whether an article can be read: from the day of its publication on. */
export const isOut = ({ article }: Pick<ShopPage, 'article'>, now: Date): boolean =>
  article === undefined || article.publishedOn <= now.toISOString().slice(0, 10);

/** Whether a market has a page: one about the membership needs a programme. */
export const isPageIn = ({ needs }: Pick<ShopPage, 'needs'>, market: Market): boolean =>
  needs !== 'membership' || programmeOf(market) !== undefined;

/**
 * Returns whether a link leads to something in a market: a content page that nobody has written, or that the market has no
 * base for, would be a dead end.
 */
export function linkTargets(content: ShopPages | undefined, market: Market): (link: ShopLink) => boolean {
  const pages = new Map(content?.pages.map((page) => [page.key, page]));
  return ({ href }) => {
    const [key = ''] = href.slice(1).split(/[?#]/, 1);
    if (key.startsWith('account/membership')) return programmeOf(market) !== undefined;
    const [root = ''] = key.split('/', 1);
    if (!contentRoots.has(root) || ownHelp.has(key)) return true;
    if (key === 'blog') return content?.pages.some(({ article }) => article) ?? false;
    const page = pages.get(key);
    return page !== undefined && isPageIn(page, market);
  };
}
