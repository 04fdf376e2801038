import type { Site } from '@touchline/contract/market/schema';
import type { Log } from '../../kernel/ports/Log.ts';
import type { ShopPage, ShopVariant } from './BrandContent.ts';
import { readShopPage } from './readShopPages.ts';
import { transform, type ContentNode } from './transform.ts';

/**
 * A page as one site shows it at one moment: with the variants that are meant for it, one after the other. A variant that
 * does not fit is reported and left out, so that the page is shown without it. Nothing here depends on the visitor: public
 * pages are the same for everybody.
 */
export function applyVariants(page: ShopPage, site: Site, now: Date, log: Pick<Log, 'warn'>): ShopPage {
  const { variants = [], ...plain } = page;
  return variants
    .filter((variant) => isMeantFor(variant, site, now))
    .reduce<ShopPage>((before, { name, operations }) => {
      try {
        return readShopPage(transform(before as unknown as ContentNode, operations));
      } catch (error) {
        log.warn('content variant left out', {
          page: page.key,
          variant: name,
          why: String(error).slice(0, 300),
        });
        return before;
      }
    }, plain);
}

function isMeantFor({ markets, languages, from, until }: ShopVariant, site: Site, now: Date): boolean {
  if (markets && !markets.includes(site.market.code)) return false;
  if (languages && !languages.includes(site.language.code)) return false;
  if (from !== undefined && now < new Date(from)) return false;
  return until === undefined || now < new Date(until);
}
