import { cssOfTheme, nestedBrand, schemeCss, wholePage } from './cssOfTheme.ts';
import { themes } from './tokens.css.generated.ts';
import type { BrandName } from './tokens.css.generated.ts';

/** A brand of this package: the same components with other token values. */
export type { BrandName };

export interface ThemeCssOptions {
  /**
   * Makes `data-contrast` and `data-density` work on any element. Without it a page still follows the user's system
   * setting for more contrast, and is about 0.3 KB smaller. @default true
   */
  hasSwitches?: boolean;
}

/**
 * The custom properties of one brand: light and dark by the user's system or by `data-scheme` on any element, the
 * grounds (`data-ground="band"`, `"accent"`), and more contrast and reduced motion for users who prefer them.
 */
export function themeCss(brand: BrandName, { hasSwitches = true }: ThemeCssOptions = {}): string {
  return schemeCss + cssOfTheme(themes[brand], wholePage, hasSwitches);
}

/** Several brands on one page, chosen by `data-brand` on any element; the first applies where none is named. */
export function themesCss(brands: readonly BrandName[] = Object.keys(themes) as BrandName[]): string {
  return (
    schemeCss +
    brands.map((brand, index) => cssOfTheme(themes[brand], nestedBrand(brand, index === 0), true)).join('')
  );
}
