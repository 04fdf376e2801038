import type { Hex } from '../../illustrator/silhouettes/names.ts';
import type { ColourFamily } from '@touchline/commerce/catalogue/taxonomy';
import { texts, type EnglishText } from '../texts.ts';
import type { Texts } from '../types.ts';

/** A named colour of the house. */
export interface Shade {
  readonly hex: Hex;
  readonly family: ColourFamily;
  readonly name: Texts;
}

/** The colours everything is dyed in. Colourways are put together from these, so a colour has one name everywhere. */
export const shades = {
  black: shade('#17181A', 'black', 'Black'),
  graphite: shade('#3A3C42', 'grey', 'Graphite'),
  slate: shade('#5A6370', 'grey', 'Slate'),
  silver: shade('#B4B7BA', 'grey', 'Silver'),
  white: shade('#F4F4F1', 'white', 'White'),
  chalk: shade('#ECE6D8', 'beige', 'Chalk'),
  sand: shade('#D9C7A3', 'beige', 'Sand'),
  gum: shade('#B98550', 'brown', 'Gum'),
  leather: shade('#8A5A34', 'brown', 'Saddle'),
  espresso: shade('#4A3328', 'brown', 'Espresso'),
  volt: shade('#D9FF2E', 'yellow', 'Volt'),
  gold: shade('#F2B632', 'yellow', 'Gold'),
  orange: shade('#FF6A1F', 'orange', 'Signal orange'),
  coral: shade('#F2604A', 'orange', 'Coral'),
  rust: shade('#B4502A', 'orange', 'Rust'),
  red: shade('#D0202E', 'red', 'Corner red'),
  burgundy: shade('#7A1C2E', 'red', 'Burgundy'),
  rose: shade('#E9A7B4', 'pink', 'Rose'),
  fuchsia: shade('#D62B78', 'pink', 'Fuchsia'),
  lilac: shade('#B9A6DE', 'purple', 'Lilac'),
  plum: shade('#5A2348', 'purple', 'Plum'),
  violet: shade('#5B3FB8', 'purple', 'Violet'),
  navy: shade('#1B2A49', 'blue', 'Navy'),
  harbour: shade('#1F4E8C', 'blue', 'Harbour blue'),
  royal: shade('#2350C8', 'blue', 'Royal blue'),
  sky: shade('#8FC1E6', 'blue', 'Sky'),
  glacier: shade('#B5CBD6', 'blue', 'Glacier'),
  petrol: shade('#136A78', 'blue', 'Petrol'),
  mint: shade('#A6DDC3', 'green', 'Mint'),
  pitch: shade('#1A7A4C', 'green', 'Pitch green'),
  spruce: shade('#1D5A47', 'green', 'Spruce'),
  moss: shade('#56613C', 'green', 'Moss'),
} as const satisfies Record<string, Shade>;

export type ShadeName = keyof typeof shades;

function shade(hex: Hex, family: ColourFamily, en: EnglishText): Shade {
  return { hex, family, name: texts(en) };
}
