import type { BrandContent } from './BrandContent.ts';
import type { StoredPicture } from '../products/tables.ts';

/** Pages of a brand; header and footer are empty where it has written none. */
export type ShopPages = Pick<BrandContent, 'home' | 'pages'> &
  Partial<Pick<BrandContent, 'frame' | 'campaigns' | 'consents'>>;

/** What the brands of a shop say besides their products. */
export interface ShopContent {
  /** By brand. */
  brands: ReadonlyMap<string, ShopPages>;
  /** Names of the brands whose own products it shows, as texts write them. */
  names: ReadonlyMap<string, string>;
  /** Pictures of the brands by name. */
  pictures: ReadonlyMap<string, StoredPicture>;
}

/** A shop that says nothing: every page is a 404, the frame is empty. */
export const noContent: ShopContent = { brands: new Map(), names: new Map(), pictures: new Map() };
