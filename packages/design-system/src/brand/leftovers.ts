import { hexOfColor } from './color.ts';
import { knownBrands } from './knownBrands.ts';
import { tokensIn } from './themeBlocks.ts';
import { isReference } from './tokenFile.ts';
import type { ColorValue, TokenGroup } from './tokenFile.ts';

const SCHEMES = ['light', 'dark', 'band', 'bandDark', 'accent'] as const;
/** Large and coloured: what one sees at once if it is another brand's. */
const PARTS = ['paper', 'raised', 'field', 'tile', 'primary', 'accent'].map((part) => `color.${part}`);
/** Anybody's. */
const COMMON = ['#ffffff', '#000000'];

function coloursOf(brand: TokenGroup): Map<string, string> {
  const colours = SCHEMES.flatMap((scheme) =>
    tokensIn(brand, scheme)
      .filter(({ name, value }) => PARTS.includes(name) && !isReference(value))
      .map(({ name, value }) => [`${scheme}: ${name}`, hexOfColor(value as ColorValue) ?? ''] as const),
  );
  return new Map(colours.filter(([, hex]) => hex && !COMMON.includes(hex)));
}

/**
 * The large colours a brand still has from ours it began with, as "band: color.paper #1d3f35". None for a file whose
 * `primary` is still ours: nothing has been chosen yet.
 */
export function leftovers(brand: TokenGroup): string[] {
  const own = coloursOf(brand);
  return Object.values(knownBrands).flatMap((known) => {
    const theirs = coloursOf(known);
    if (theirs.get('light: color.primary') === own.get('light: color.primary')) return [];
    return [...own].filter(([name, hex]) => theirs.get(name) === hex).map((pair) => pair.join(' '));
  });
}
