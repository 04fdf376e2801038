import type { Colours, Hex } from '../silhouettes/names.ts';
import type { Brand } from './brand.ts';
import { toOklch, tonesOf } from './colour.ts';
import type { Tones } from './colour.ts';

/** A colourway ready to draw with: tones for every material, and the brand. */
export interface Paint {
  main: Tones;
  second: Tones;
  accent: Tones;
  sole: Tones;
  lining: Tones;
  /** Flat colours for print. */
  markColour: Hex;
  accentColour: Hex;
  brand: Brand;
}

const white: Hex = '#F4F4F1';
const black: Hex = '#131416';

/** Black or white, whichever reads better on the ground. */
export function readableOn(ground: Hex): Hex {
  return toOklch(ground)[0] > 0.66 ? black : white;
}

export function paintOf(colours: Colours, brand: Brand): Paint {
  return {
    main: tonesOf(colours.main),
    second: tonesOf(colours.second),
    accent: tonesOf(colours.accent),
    sole: tonesOf(colours.sole ?? '#F5F5F2'),
    lining: tonesOf(colours.lining ?? '#2A2C31'),
    markColour: colours.mark ?? readableOn(colours.main),
    accentColour: colours.accent,
    brand,
  };
}
