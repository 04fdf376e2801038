/** Widths, in pixels, at which the layout changes. */
export const breakpoints = { medium: 600, wide: 960, desktop: 1280, vast: 1600 } as const;

/** Media queries for styled templates: `${media.wide} { … }`. Styles without one are for a phone. */
export const media = {
  medium: '@media (min-width: 600px)',
  wide: '@media (min-width: 960px)',
  desktop: '@media (min-width: 1280px)',
  vast: '@media (min-width: 1600px)',
  /** Below `wide`: only where undoing a phone style would be longer. */
  narrow: '@media (max-width: 959.98px)',
  /** Below `medium`. */
  phone: '@media (max-width: 599.98px)',
  /** A mouse or pen: hover styles belong here, or they stick after a tap. */
  hover: '@media (hover: hover)',
  /** A finger: everything to press is 44 px high. */
  touch: '@media (pointer: coarse)',
  /** System colours only: borders and outlines must carry what grounds and shadows did. */
  forcedColours: '@media (forced-colors: active)',
} as const;
