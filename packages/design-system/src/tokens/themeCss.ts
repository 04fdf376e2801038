import { themes } from './tokens.css.generated.ts';
import type { Brand } from './tokens.css.generated.ts';

/** A look of the shop. Same components, other values. */
export type { Brand };

export interface ThemeCssOptions {
  /** Where the theme holds. Give `[data-brand=northing]` when several brands share a page. @default ':root' */
  scope?: string;
}

const REDUCED = ['press', 'fade', 'in', 'out', 'sweep'].map((name) => `--ds-motion-${name}:1ms`).join(';');

/**
 * The custom properties of one brand: light, dark by the reader's system or by `data-scheme`, the grounds
 * (`data-ground="band"`, `"accent"`), and no motion for those who asked for less. About 2 KB gzip.
 */
export function themeCss(brand: Brand, { scope = ':root' }: ThemeCssOptions = {}): string {
  const { base, from, light, dark, band, bandDark, accent } = themes[brand];
  const brightness = (scheme: 'light' | 'dark', colours: string) => `{color-scheme:${scheme};${colours}}`;
  return [
    `${scope}${brightness('light', base + light)}`,
    ...from.map(([width, text]) => `@media(min-width:${width}px){${scope}{${text}}}`),
    `@media(prefers-color-scheme:dark){${scope}:not([data-scheme=light])${brightness('dark', dark)}}`,
    `${scope}[data-scheme=dark],${scope} [data-scheme=dark]${brightness('dark', dark)}`,
    `${scope} [data-scheme=light]${brightness('light', light)}`,
    `${scope} [data-ground=band]${brightness('dark', band)}`,
    `@media(prefers-color-scheme:dark){${scope}:not([data-scheme=light]) [data-ground=band]{${bandDark}}}`,
    `${scope}[data-scheme=dark] [data-ground=band]{${bandDark}}`,
    `${scope} [data-ground=accent]${brightness('light', accent)}`,
    `@media(prefers-reduced-motion:reduce){${scope}{${REDUCED}}}`,
  ].join('');
}

/** Several brands on one page, chosen by `data-brand`; the first holds where none is named. For Storybook. */
export function themesCss(brands: readonly Brand[] = ['touchline', 'northing']): string {
  return brands
    .map(
      (brand, index) =>
        (index === 0 ? themeCss(brand) : '') + themeCss(brand, { scope: `[data-brand=${brand}]` }),
    )
    .join('');
}
