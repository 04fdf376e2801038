import { brandPageCss, plainValues, type Brand } from '@touchline/design-system/brand';
import { fallbackFontCss, fontFaceArguments } from '@touchline/design-system/fonts';
import { globalCss } from '@touchline/design-system/theme';
import type { StartFont } from '../../state/state.ts';
import { fontPath, fontStylesPath } from './fontPath.ts';
import { escapeHtml } from '../render/escapeHtml.ts';

/** The parts of a page's head that follow from the brand alone. */
export interface BrandHead {
  readonly themeColors: readonly string[];
  /** `og:site_name`. */
  readonly siteName: string;
  /** What every page has besides its components: the fallback fonts, the theme and the global rules. */
  readonly css: string;
  /** The web fonts of a page with these styles, for the bootstrap: what is seen first waits for none of them. */
  readonly fontsOf: (styles: string) => StartFont[];
  /** The web fonts for a visitor without script, who gets them at once. */
  readonly fonts: string;
}

const textStyle = /(--ds-type-[\w-]+):(\d+) [^;}]*var\((--ds-font-\w+)\)/g;

/** Finds out which fonts a page shows text in: those of the text styles that its rules name. */
function fontsByStyles({ fonts }: Brand, brandCss: string): BrandHead['fontsOf'] {
  const familiesOf = (property: string) => new RegExp(`${property}:([^;}]*)`).exec(brandCss)?.[1] ?? '';
  const textStyles = Array.from(brandCss.matchAll(textStyle), ([, name = '', weight, font = '']) => ({
    ...{ weight: Number(weight), families: familiesOf(font), use: `var(${name})` },
  }));
  const all = fonts.map((face) => {
    const [least = 0, most = least] = face.weight.split(' ').map(Number);
    const uses = textStyles
      .filter(({ families }) => families.includes(face.family))
      .filter(({ weight }) => weight >= least && weight <= most)
      .map(({ use }) => use);
    return { uses, made: fontFaceArguments(face, fontPath) };
  });
  return (styles) =>
    all.map(({ uses, made }): StartFont => [...made, uses.some((use) => styles.includes(use)) ? 1 : 0]);
}

/** Written once per process: it is the same on every page. */
export function brandHead(brand: Brand): BrandHead {
  const { light, dark } = plainValues(brand.tokens);
  const brandCss = brandPageCss(brand.tokens, { hasSwitches: false });
  return {
    themeColors: [
      `<meta name="theme-color" content="${light('paper')}" media="(prefers-color-scheme: light)">`,
      `<meta name="theme-color" content="${dark('paper')}" media="(prefers-color-scheme: dark)">`,
    ],
    siteName: `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    css: fallbackFontCss(brand) + brandCss + globalCss,
    fontsOf: fontsByStyles(brand, brandCss),
    fonts: `<noscript><link rel="stylesheet" href="${fontStylesPath}"></noscript>`,
  };
}
