import { colourTexts } from '../products/vocabulary.ts';
import { foldText } from '../products/foldText.ts';

/** English colour words by colour family; longer words come before those they contain. */
const words: readonly (readonly [family: string, pattern: RegExp])[] = [
  ['multicolour', /multi|rainbow|assorted|print|camo/],
  ['pink', /pink|rose|fuchsia|magenta|blush|coral/],
  ['purple', /purple|violet|lilac|lavender|plum|mauve|aubergine|grape/],
  ['beige', /beige|sand|cream|ecru|khaki|camel|oatmeal|stone|\btan\b|nude|bone/],
  ['brown', /brown|chocolate|cocoa|mocha|coffee|bronze|chestnut|walnut/],
  ['orange', /orange|apricot|peach|amber|rust|copper/],
  ['yellow', /yellow|gold|lemon|mustard|volt|lime/],
  ['green', /green|olive|mint|sage|emerald|forest|jade|moss/],
  ['blue', /blue|navy|teal|turquoise|cyan|aqua|indigo|denim|cobalt|azure/],
  ['red', /red|burgundy|maroon|crimson|scarlet|wine|ruby|cherry/],
  ['grey', /gr[ea]y|silver|charcoal|graphite|slate|ash|anthracite|heather/],
  ['white', /white|ivory|snow|chalk|pearl/],
  ['black', /black|ebony|onyx|jet\b/],
];

/** Colour families of a feed colour; several for `Red/White`. */
export function colourFamiliesOf(color: string | null): string[] {
  if (color === null) return [];
  const parts = color.split('/').slice(0, 3);
  const families = parts.flatMap(
    (part) => words.find(([, pattern]) => pattern.test(foldText(part)))?.[0] ?? [],
  );
  return [...new Set(families)];
}

/** One or two colours for the colour dot. */
export function swatchOf(families: readonly string[]): string[] {
  const dots = families.flatMap((family) => colourTexts.get(family)?.swatch ?? []);
  return dots.slice(0, 2);
}
