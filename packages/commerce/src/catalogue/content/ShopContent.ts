import type { BrandContent } from './BrandContent.ts';
import type { StoredPicture } from '../products/tables.ts';

/** Pages of a brand; header and footer are empty where it has written none. */
export type ShopPages = Pick<BrandContent, 'home' | 'pages'> &
  Partial<Pick<BrandContent, 'frame' | 'campaigns' | 'consents'>>;

/** The same as a brand has written it: without a home page one is made of the catalogue. */
export type WrittenPages = Omit<ShopPages, 'home'> & Partial<Pick<ShopPages, 'home'>>;

/** What the brands of a shop say besides their products. */
export interface ShopContent {
  /** By brand. What is made of the catalogue is replaced when that has changed, see `refreshMadePages`. */
  brands: ReadonlyMap<string, ShopPages>;
  /** What is made of the catalogue because the shop's brand has not written it; absent: nothing. */
  made?: { readonly home: boolean; readonly frame: boolean; version?: number };
  /** Names of the brands whose own products it shows, as texts write them. */
  names: ReadonlyMap<string, string>;
  /** Pictures of the brands by name. */
  pictures: ReadonlyMap<string, StoredPicture>;
}

/** A shop that says nothing: every page is a 404, the frame is empty. */
export const noContent: ShopContent = { brands: new Map(), names: new Map(), pictures: new Map() };
