import type { Colours, Hex } from '../silhouettes/names.ts';
import type { Brand } from './brand.ts';
import { toOklch, tonesOf } from './colour.ts';
import type { Tones } from './colour.ts';

/** A colourway prepared for drawing: tones for every material, and the brand. */
export interface Paint {
  main: Tones;
  second: Tones;
  accent: Tones;
  sole: Tones;
  lining: Tones;
  /** Flat colours for print. */
  markColour: Hex;
  /** Logo colour on the second colour. */
  markOnSecond: Hex;
  accentColour: Hex;
  brand: Brand;
  /** Which print or overlay of a form a model has, so that two models of one form look different. */
  variant: Variant;
}

/** 0 is the default; 1 and 2 are drawn where a form has them. */
export type Variant = 0 | 1 | 2;

/** Minimum lightness difference of a print; with less, it is not visible on the cloth. */
const leastContrast = 0.33;

const white: Hex = '#F4F4F1';
const black: Hex = '#131416';

/** Black or white, whichever has more contrast to the background. */
export function readableOn(ground: Hex): Hex {
  return toOklch(ground)[0] > 0.66 ? black : white;
}

/** The logo has the accent colour where that is readable on the main colour. */
function markOn(main: Hex, accent: Hex): Hex {
  return Math.abs(toOklch(main)[0] - toOklch(accent)[0]) >= leastContrast ? accent : readableOn(main);
}

export function paintOf(colours: Colours, brand: Brand, variant: Variant = 0): Paint {
  return {
    main: tonesOf(colours.main),
    second: tonesOf(colours.second),
    accent: tonesOf(colours.accent),
    sole: tonesOf(colours.sole ?? '#F5F5F2'),
    lining: tonesOf(colours.lining ?? '#2A2C31'),
    markColour: colours.mark ?? markOn(colours.main, colours.accent),
    markOnSecond: markOn(colours.second, colours.mark ?? colours.accent),
    accentColour: colours.accent,
    brand,
    variant,
  };
}
