import type { ShopPage } from './BrandContent.ts';
import { isObject } from '../../kernel/market/mergeMarketFiles.ts';
import { readShopPage } from './readShopPages.ts';

/** The pages of a `legal.json`. Throws an error that names each page and field that is wrong. */
export function readLegalPages(content: unknown): ShopPage[] {
  const pages = isObject(content) ? content['pages'] : undefined;
  if (!Array.isArray(pages)) throw new Error('legal.json: pages: expected a list');
  return pages.map((page: unknown, at) => {
    try {
      return readShopPage(page);
    } catch (error) {
      throw new Error(`legal.json: pages.${at}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
}
