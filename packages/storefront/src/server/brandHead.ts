import { brandPageCss, plainValues, type Brand } from '@touchline/design-system/brand';
import { fontCss, fontPreloads } from '@touchline/design-system/fonts';
import { globalCss } from '@touchline/design-system/theme';
import { fontPath } from './brandFiles.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The parts of a page's head that follow from the brand alone. */
export interface BrandHead {
  readonly themeColors: readonly string[];
  /** `og:site_name`. */
  readonly siteName: string;
  readonly fontPreloads: readonly string[];
  readonly css: string;
}

/** Written once per process: it is the same on every page. */
export function brandHead(brand: Brand): BrandHead {
  const { light, dark } = plainValues(brand.tokens);
  return {
    themeColors: [
      `<meta name="theme-color" content="${light('paper')}" media="(prefers-color-scheme: light)">`,
      `<meta name="theme-color" content="${dark('paper')}" media="(prefers-color-scheme: dark)">`,
    ],
    siteName: `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    fontPreloads: fontPreloads(brand, fontPath).map(
      ({ href, type }) => `<link rel="preload" as="font" type="${type}" href="${href}" crossorigin>`,
    ),
    css: brandPageCss(brand.tokens, { hasSwitches: false }) + fontCss(brand, fontPath) + globalCss,
  };
}
