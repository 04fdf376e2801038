import type { BrandContent } from '../../demo/content/types.ts';
import type { StoredPicture } from '../catalogue/tables.ts';

/** What the brands of a shop say besides their products. */
export interface ShopContent {
  /** By brand. */
  brands: ReadonlyMap<string, BrandContent>;
  /** Names of the brands as texts write them. */
  names: ReadonlyMap<string, string>;
  /** Pictures of the brands by name. */
  pictures: ReadonlyMap<string, StoredPicture>;
}

/** A shop that says nothing: every page is a 404, the frame is empty. */
export const noContent: ShopContent = { brands: new Map(), names: new Map(), pictures: new Map() };
