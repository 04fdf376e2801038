import { cssOfValue } from './cssOfToken.ts';
import { palettesOf } from './palettes.ts';
import { sharedTokens } from './sharedTokens.ts';
import { brandTokens } from './themeBlocks.ts';
import type { TokenGroup } from './tokenFile.ts';

/** Colours of one scheme or ground as `#rrggbb`, by their token without `color.`: `text.subtle`. */
export type PlainColors = (token: string) => string;

/** Values of a brand for what cannot read custom properties: mails, meta tags, pages at another origin. */
export interface PlainValues {
  readonly light: PlainColors;
  readonly dark: PlainColors;
  /** The dark band of header and footer. */
  readonly band: PlainColors;
  readonly accent: PlainColors;
  /** CSS of a token that is the same in both schemes: `radius.button`, `font.text`. */
  readonly css: (token: string) => string;
}

/** The plain values of a brand whose tokens have passed `checkBrand`. */
export function plainValues(tokens: TokenGroup): PlainValues {
  const palettes = new Map(palettesOf(tokens).map(({ name, colours }) => [name, colours]));
  const colorsOf = (palette: string): PlainColors => {
    const colours = palettes.get(palette);
    return (token) => colours?.get(token) ?? '#000000';
  };
  const everywhere = new Map(brandTokens(sharedTokens, tokens).map((token) => [token.name, token]));
  return {
    light: colorsOf('light'),
    dark: colorsOf('dark'),
    band: colorsOf('band'),
    accent: colorsOf('accent'),
    css: (name) => {
      const token = everywhere.get(name);
      return token ? cssOfValue(token.type, token.value) : '';
    },
  };
}
