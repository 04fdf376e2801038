import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { ShopPage } from './BrandContent.ts';
import type { Publication } from './PublishedContent.ts';
import type { ShopPages } from './ShopContent.ts';

type Shop = Pick<CommerceContext, 'content' | 'publishedContent' | 'clock' | 'brand' | 'range'>;

/** The brand whose pages are shown: the one asked for, or else the one that the shop is, or whose range it shows. */
export const brandOfPages = (
  { content, brand, range }: Pick<Shop, 'content' | 'brand' | 'range'>,
  asked = brand,
): string | undefined => [asked, brand, range].find((each) => content.brands.has(each));

/** The pages that the brand's folder has, without what was changed at the desk. */
export function deliveredPages(shop: Pick<Shop, 'content' | 'brand' | 'range'>, brand?: string) {
  const name = brandOfPages(shop, brand);
  return name === undefined ? undefined : shop.content.brands.get(name);
}

/** The pages of a brand as shoppers see them now: what was published at the desk replaces the page of its folder. */
export async function pagesOfBrand(shop: Shop, brand?: string): Promise<ShopPages | undefined> {
  const name = brandOfPages(shop, brand);
  const delivered = deliveredPages(shop, brand);
  if (name === undefined || !delivered) return undefined;
  const publications = await shop.publishedContent.shownAt(name, shop.clock.now());
  return publications.reduce(withPublication, delivered);
}

function withPublication(pages: ShopPages, { key, body }: Publication): ShopPages {
  return body === null ? pages : withPage(pages, key, body);
}

/**
 * The pages with the one of this key replaced, or added. What its folder says of the page besides its content stays;
 * variants do not: what was edited is what shoppers see.
 */
export function withPage(
  pages: ShopPages,
  key: string,
  body: Pick<ShopPage, 'title' | 'description' | 'sections'>,
): ShopPages {
  const changed = (page: ShopPage | undefined): ShopPage => {
    const { variants: _, ...rest } = page ?? { key };
    return { ...rest, ...body };
  };
  if (key === 'home') return { ...pages, home: changed(pages.home) };
  const others = pages.pages.filter((page) => page.key !== key);
  return { ...pages, pages: [...others, changed(pages.pages.find((page) => page.key === key))] };
}
