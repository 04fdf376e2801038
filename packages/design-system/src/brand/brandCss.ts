import { cssOfTheme, nestedBrand, schemeCss, wholePage } from '../tokens/cssOfTheme.ts';
import type { ThemeCssOptions } from '../tokens/themeCss.ts';
import type { Brand } from './Brand.ts';
import { sharedTokens } from './sharedTokens.ts';
import { themeBlocks } from './themeBlocks.ts';
import type { TokenGroup } from './tokenFile.ts';

/**
 * The style sheet of a custom brand: applies to `data-brand="<name>"` on the page or any part of it, with light and
 * dark, more contrast, both densities and the grounds. The file must have passed `checkBrand`.
 */
export const brandCss = (brand: TokenGroup, name: string): string =>
  schemeCss + cssOfTheme(themeBlocks(sharedTokens, brand), nestedBrand(name, false), true);

/** The style sheet of pages that show only this brand: the same as `themeCss`, for a brand of its own folder. */
export const brandPageCss = (tokens: TokenGroup, { hasSwitches = true }: ThemeCssOptions = {}): string =>
  schemeCss + cssOfTheme(themeBlocks(sharedTokens, tokens), wholePage, hasSwitches);

/** Several brands on one page, chosen by `data-brand` on any element; the first applies where none is named. */
export const brandsCss = (brands: readonly Brand[]): string =>
  schemeCss +
  brands
    .map(({ id, tokens }, index) =>
      cssOfTheme(themeBlocks(sharedTokens, tokens), nestedBrand(id, index === 0), true),
    )
    .join('');
