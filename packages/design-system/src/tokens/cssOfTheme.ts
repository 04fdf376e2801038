import type { ThemeBlocks } from './ThemeBlocks.ts';

/** Where a theme holds. */
export interface ThemePlace {
  /** The elements that begin it. */
  readonly own: string;
  /** Those of an attribute that belong to it. */
  readonly at: (attribute: string) => string;
}

/** The one theme of a page. */
export const wholePage: ThemePlace = { own: ':root', at: (attribute) => attribute };

/**
 * A theme that begins at `data-brand`, any number of them in another: an attribute belongs to the nearest brand.
 * Selectors weigh nothing, so that the order of the rules alone decides. The first one holds where no brand is named.
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

/** Light and dark by the reader's system, or by `data-scheme` on any element: `light-dark()` follows the nearest. */
export const schemeCss =
  ':root{color-scheme:light dark}[data-scheme=light]{color-scheme:light}[data-scheme=dark]{color-scheme:dark}' +
  // Lists that the system draws are as dark as the band they open from.
  '[data-ground=band] :is(input,select,textarea){color-scheme:dark}';

const REDUCED = ['press', 'fade', 'in', 'out', 'sweep'].map((name) => `--ds-motion-${name}:1ms`).join(';');
const BAND = '[data-ground=band]';
const ACCENT = '[data-ground=accent]';

const SCHEME = '[data-scheme]';

const inside = (attribute: string) => `:where(${attribute},${attribute} *)`;

/** `data-contrast` and `data-density` on any element, in either direction. */
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
  // Tools that write light-dark() for older browsers resolve it where it stands: so it stands at each scheme, too.
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
