import type { ThemeBlocks } from './ThemeBlocks.ts';

/** Where a theme applies. */
export interface ThemePlace {
  /** Selector of the elements it begins at. */
  readonly own: string;
  /** Selector of the elements with an attribute that belong to it. */
  readonly at: (attribute: string) => string;
}

/** A single theme for the whole page. */
export const wholePage: ThemePlace = { own: ':root', at: (attribute) => attribute };

/**
 * A theme that begins at `data-brand`, which can be nested: an attribute belongs to the nearest brand. Selectors have no
 * specificity, so that only the order of the rules decides. The first brand applies where none is named.
 */
export function nestedBrand(brand: string, isFirst: boolean): ThemePlace {
  const named = `[data-brand=${brand}]`;
  const bare = ':root:not([data-brand])';
  return {
    own: `:where(${isFirst ? `${bare},` : ''}${named})`,
    at: (attribute) =>
      `:where(${[
        `${named}${attribute}`,
        `${named} ${attribute}:not([data-brand],${named} [data-brand]:not(${named}) *)`,
        ...(isFirst ? [`${bare}${attribute}`, `${bare} ${attribute}:not([data-brand],[data-brand] *)`] : []),
      ].join()})`,
  };
}

/** Light or dark by the user's system, or by `data-scheme` on any element: `light-dark()` follows the nearest. */
export const schemeCss =
  ':root{color-scheme:light dark}[data-scheme=light]{color-scheme:light}[data-scheme=dark]{color-scheme:dark}' +
  // Lists that the browser draws are as dark as the band they open from.
  '[data-ground=band] :is(input,select,textarea){color-scheme:dark}';

const REDUCED = ['press', 'fade', 'in', 'out', 'sweep'].map((name) => `--ds-motion-${name}:1ms`).join(';');
const BAND = '[data-ground=band]';
const ACCENT = '[data-ground=accent]';

const SCHEME = '[data-scheme]';

const inside = (attribute: string) => `:where(${attribute},${attribute} *)`;

/** `data-contrast` and `data-density` on any element, to turn them on or off. */
function switches(theme: ThemeBlocks, { own, at }: ThemePlace): string[] {
  const more = '[data-contrast=more]';
  const set = (attribute: string, declarations: string) =>
    `${at(attribute)},${own}:where(${attribute} *){${declarations}}`;
  return [
    set('[data-contrast=standard]', theme.standard),
    `${at(more)},${own}:where(${more} *),${at(SCHEME)}:where(${more} *){${theme.contrast}}`,
    `${at(BAND)}${inside(more)}{${theme.contrastBand}}`,
    `${at(ACCENT)}${inside(more)}{${theme.contrastAccent}}`,
    set('[data-density=comfortable]', theme.comfortable),
    set('[data-density=compact]', theme.compact),
  ];
}

/** The style sheet of one theme, without `schemeCss`, which a page has once. */
export function cssOfTheme(theme: ThemeBlocks, place: ThemePlace, hasSwitches: boolean): string {
  const { own, at } = place;
  const asked = hasSwitches ? `:where(:not([data-contrast=standard],[data-contrast=standard] *))` : '';
  // Tools that compile light-dark() for older browsers resolve it where it is written, so it is repeated at each scheme.
  const schemes = hasSwitches ? [own, at(SCHEME)] : [own];
  return [
    `${own}{${theme.base}}${schemes.join()}{${theme.colours}}`,
    ...theme.from.map(([width, text]) => `@media(min-width:${width}px){${own}{${text}}}`),
    `${at(BAND)}{${theme.band}}`,
    `${at(ACCENT)}{color-scheme:light;${theme.accent}}`,
    `@supports not (color:light-dark(#fff,#000)){${own}{${theme.light}}${at(BAND)}{${theme.bandLight}}}`,
    `@media(prefers-contrast:more){${schemes.map((start) => start + asked).join()}{${theme.contrast}}${at(BAND)}${asked}{${theme.contrastBand}}${at(ACCENT)}${asked}{${theme.contrastAccent}}}`,
    ...(hasSwitches ? switches(theme, place) : []),
    `@media(prefers-reduced-motion:reduce){${own}{${REDUCED}}}`,
  ].join('');
}
