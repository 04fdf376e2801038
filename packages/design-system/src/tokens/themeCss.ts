import { cssOfTheme, nestedBrand, schemeCss, wholePage } from './cssOfTheme.ts';
import { themes } from './tokens.css.generated.ts';
import type { Brand } from './tokens.css.generated.ts';

/** A look of the shop. Same components, other values. */
export type { Brand };

export interface ThemeCssOptions {
  /**
   * `data-contrast` and `data-density` hold on any element. Without them a page still follows the reader's system to
   * more contrast, and is about 0.3 KB smaller. @default true
   */
  hasSwitches?: boolean;
}

/**
 * The custom properties of one brand: light and dark by the reader's system or by `data-scheme` on any element, the
 * grounds (`data-ground="band"`, `"accent"`), more contrast and less motion for those who asked for it.
 */
export function themeCss(brand: Brand, { hasSwitches = true }: ThemeCssOptions = {}): string {
  return schemeCss + cssOfTheme(themes[brand], wholePage, hasSwitches);
}

/** Several brands on one page, chosen by `data-brand` on any element; the first holds where none is named. */
export function themesCss(brands: readonly Brand[] = ['touchline', 'northing']): string {
  return (
    schemeCss +
    brands.map((brand, index) => cssOfTheme(themes[brand], nestedBrand(brand, index === 0), true)).join('')
  );
}
