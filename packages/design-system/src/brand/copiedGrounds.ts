import { hexOfColor } from './color.ts';
import { knownBrands } from './knownBrands.ts';
import { readTokens } from './readTokens.ts';
import { tokensIn } from './themeBlocks.ts';
import { isReference } from './tokenFile.ts';
import type { ColorValue, TokenGroup } from './tokenFile.ts';

const SCHEMES = ['light', 'dark', 'band', 'bandDark', 'accent'] as const;
/** Large and coloured: what one sees at once if it is another brand's. */
const PARTS = ['paper', 'raised', 'field', 'tile', 'pool', 'pool.edge', 'scrim', 'primary', 'accent'].map(
  (part) => `color.${part}`,
);
const PICTURE = 'hero.ground';
/** Anybody's. */
const COMMON = ['#ffffff', '#000000', 'initial'];

/** The large grounds of a brand by name: colours as hex, the hero's picture as it is written. */
function groundsOf(brand: TokenGroup): Map<string, string> {
  const colours = SCHEMES.flatMap((scheme) =>
    tokensIn(brand, scheme)
      .filter(({ name, value }) => PARTS.includes(name) && !isReference(value))
      .map(({ name, value }) => [`${scheme}: ${name}`, hexOfColor(value as ColorValue) ?? ''] as const),
  );
  const pictures = readTokens(brand)
    .filter(({ name }) => name === PICTURE)
    .map(({ name, value }) => [name, String(value)] as const);
  return new Map([...colours, ...pictures].filter(([, ground]) => ground && !COMMON.includes(ground)));
}

/**
 * The large grounds a brand still has from ours it began with: "band: color.paper #1d3f35", "hero.ground". None for a
 * file whose `primary` is still ours: nothing has been chosen yet.
 */
export function copiedGrounds(brand: TokenGroup): string[] {
  const own = groundsOf(brand);
  return Object.values(knownBrands).flatMap((known) => {
    const theirs = groundsOf(known);
    if (theirs.get('light: color.primary') === own.get('light: color.primary')) return [];
    return [...own]
      .filter(([name, ground]) => theirs.get(name) === ground)
      .map(([name, ground]) => (name === PICTURE ? name : `${name} ${ground}`));
  });
}
