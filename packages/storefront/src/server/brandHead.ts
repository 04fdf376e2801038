import { brandPageCss, plainValues, type Brand } from '@touchline/design-system/brand';
import { fallbackFontCss, webFontCss } from '@touchline/design-system/fonts';
import { globalCss } from '@touchline/design-system/theme';
import { fontsElementId } from '../app/state.ts';
import { themeOf, type Theme } from './styles/splitTheme.ts';
import { fontPath } from './fontPath.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The parts of a page's head that follow from the brand alone. */
export interface BrandHead {
  readonly themeColors: readonly string[];
  /** `og:site_name`. */
  readonly siteName: string;
  /** What every page has besides its components. */
  readonly css: string;
  readonly theme: Theme;
  /**
   * The web fonts, which the bootstrap turns on once the page has loaded: what is seen first waits for none of them. A
   * visitor without script gets them at once.
   */
  readonly fonts: string;
}

/**
 * Written once per process: it is the same on every page.
 * @param nameProperties gives custom properties the names that the styles of the pages use
 */
export function brandHead(brand: Brand, nameProperties = (css: string): string => css): BrandHead {
  const { light, dark } = plainValues(brand.tokens);
  const fonts = webFontCss(brand, fontPath);
  const css = nameProperties(fallbackFontCss(brand) + globalCss);
  return {
    themeColors: [
      `<meta name="theme-color" content="${light('paper')}" media="(prefers-color-scheme: light)">`,
      `<meta name="theme-color" content="${dark('paper')}" media="(prefers-color-scheme: dark)">`,
    ],
    siteName: `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    css,
    theme: themeOf(nameProperties(brandPageCss(brand.tokens, { hasSwitches: false })), css),
    fonts: `<style id="${fontsElementId}" media="print">${fonts}</style><noscript><style>${fonts}</style></noscript>`,
  };
}
