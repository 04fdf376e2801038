import { isFrameSection, type DeskPage } from '@touchline/contract/desk/page';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { ShopPage } from './BrandContent.ts';
import { frameWith } from './frameDocument.ts';
import type { Publication } from './PublishedContent.ts';
import type { StoredPicture } from '../products/tables.ts';
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

function withPublication(pages: ShopPages, { kind, key, body }: Publication): ShopPages {
  if (body === null) return pages;
  return kind === 'frame' ? { ...pages, frame: frameWith(pages.frame, body) } : withPage(pages, key, body);
}

/**
 * The pages with the one of this key replaced, or added. What its folder says of the page besides its content stays;
 * variants do not: what was edited is what shoppers see.
 */
export function withPage(
  pages: ShopPages,
  key: string,
  { title, description, sections }: DeskPage,
): ShopPages {
  const changed = (page: ShopPage | undefined): ShopPage => {
    const { variants: _, ...rest } = page ?? { key };
    return { ...rest, title, description, sections: sections.filter((each) => !isFrameSection(each)) };
  };
  if (key === 'home') return { ...pages, home: changed(pages.home) };
  const others = pages.pages.filter((page) => page.key !== key);
  return { ...pages, pages: [...others, changed(pages.pages.find((page) => page.key === key))] };
}

/** The pictures that pages of a brand can show, by name: its own, and those uploaded at the desk. */
export async function picturesOfBrand(
  shop: Shop,
  brand?: string,
): Promise<ReadonlyMap<string, StoredPicture>> {
  const name = brandOfPages(shop, brand);
  const uploaded = name === undefined ? [] : await shop.publishedContent.picturesOf(name);
  if (uploaded.length === 0) return shop.content.pictures;
  return new Map([...uploaded.map((each) => [each.name, each.picture] as const), ...shop.content.pictures]);
}
