/** Widths, in pixels, at which the layout changes. */
export const breakpoints = { medium: 600, wide: 960, desktop: 1280, vast: 1600 } as const;

/** Media queries for styled templates: `${media.wide} { … }`. Styles without a query are for phones. */
export const media = {
  medium: '@media (min-width: 600px)',
  wide: '@media (min-width: 960px)',
  desktop: '@media (min-width: 1280px)',
  vast: '@media (min-width: 1600px)',
  /** Below `wide`: only where undoing a phone style would take more code. */
  narrow: '@media (max-width: 959.98px)',
  /** Below `medium`. */
  phone: '@media (max-width: 599.98px)',
  /** A window too low for what stays in view: a phone on its side, or 400 % zoom. Bars scroll with the page there. */
  short: '@media (max-height: 399.98px)',
  /** A mouse or pen. Put hover styles here; elsewhere they stick after a tap. */
  hover: '@media (hover: hover)',
  /** Touch input: every target is 44 px high. */
  touch: '@media (pointer: coarse)',
  /** System colours only: borders and outlines must replace backgrounds and shadows. */
  forcedColours: '@media (forced-colors: active)',
} as const;
