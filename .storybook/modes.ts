/** The five device widths that pages are checked at. */
export const widths = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  largePhone: { name: 'Large phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;

/** Settings of a story's picture: toolbar values and a width. `npm run pictures` and Chromatic use the same. */
export interface Mode {
  brand?: string;
  scheme?: 'light' | 'dark';
  contrast?: 'standard' | 'more';
  density?: 'comfortable' | 'compact';
  direction?: 'ltr' | 'rtl';
  language?: string;
  viewport: keyof typeof widths;
  /** Chromatic's name for forced colours; `npm run pictures` emulates them in the same way. */
  forcedColors?: 'active';
}

const modes = {
  'light-phone': { scheme: 'light', viewport: 'phone' },
  'light-laptop': { scheme: 'light', viewport: 'laptop' },
  'dark-laptop': { scheme: 'dark', viewport: 'laptop' },
  'german-phone': { language: 'de', viewport: 'phone' },
  'rtl-phone': { direction: 'rtl', viewport: 'phone' },
  'second-brand': { brand: 'northing', viewport: 'laptop' },
  'second-brand-dark': { brand: 'northing', scheme: 'dark', viewport: 'phone' },
  'more-contrast': { contrast: 'more', viewport: 'phone' },
  'more-contrast-dark': { contrast: 'more', scheme: 'dark', viewport: 'laptop' },
  compact: { density: 'compact', viewport: 'laptop' },
  'rtl-laptop': { direction: 'rtl', viewport: 'laptop' },
  'more-contrast-laptop': { contrast: 'more', viewport: 'laptop' },
  'forced-colors-laptop': { forcedColors: 'active', viewport: 'laptop' },
  'forced-colors': { forcedColors: 'active', viewport: 'phone' },
} satisfies Record<string, Mode>;

/** Names of modes. */
export type ModeName = keyof typeof modes;

/**
 * Chooses modes by name, for `parameters: { chromatic: { modes: inModes('german-phone', 'rtl-phone') } }`. They are
 * added to the two default modes of every story: `light-phone` and `dark-laptop`.
 */
export function inModes(...names: ModeName[]): Partial<Record<ModeName, Mode>> {
  return Object.fromEntries(names.map((name) => [name, modes[name]]));
}

/** The two modes in which a picture of every story is taken. */
export const defaultModes = inModes('light-phone', 'dark-laptop');
