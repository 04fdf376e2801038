import { cssOfTheme, nestedBrand, schemeCss } from '../tokens/cssOfTheme.ts';
import { sharedTokens } from './sharedTokens.ts';
import { themeBlocks } from './themeBlocks.ts';
import type { TokenGroup } from './tokenFile.ts';

/**
 * The style sheet of a custom brand: applies to `data-brand="<name>"` on the page or any part of it, with light and
 * dark, more contrast, both densities and the grounds. The file must have passed `checkBrand`.
 */
export const brandCss = (brand: TokenGroup, name: string): string =>
  schemeCss + cssOfTheme(themeBlocks(sharedTokens, brand), nestedBrand(name, false), true);
