import { hexOfColor } from './color.ts';
import { knownBrands } from './knownBrands.generated.ts';
import { readTokens } from './readTokens.ts';
import { tokensIn } from './themeBlocks.ts';
import { isReference } from './tokenFile.ts';
import type { ColorValue, TokenGroup } from './tokenFile.ts';

const SCHEMES = ['light', 'dark', 'band', 'bandDark', 'accent'] as const;
/** Large coloured areas, which are the most noticeable when they belong to another brand. */
const PARTS = ['paper', 'raised', 'field', 'tile', 'pool', 'pool.edge', 'scrim', 'primary', 'accent'].map(
  (part) => `color.${part}`,
);
const PICTURE = 'hero.ground';
/** Values that any brand may use. */
const COMMON = ['#ffffff', '#000000', 'initial'];

/** The large grounds of a brand by name: colours as hex, the hero's background as written. */
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
 * The large grounds that a brand still shares with the known brand it was copied from: "band: color.paper #1d3f35",
 * "hero.ground". Empty for a file whose `primary` is unchanged, because nothing has been customised yet.
 */
export function copiedGrounds(brand: TokenGroup): string[] {
  const own = groundsOf(brand);
  return Object.values(knownBrands).flatMap((known) => {
    const theirs = groundsOf(known.tokens);
    if (theirs.get('light: color.primary') === own.get('light: color.primary')) return [];
    return [...own]
      .filter(([name, ground]) => theirs.get(name) === ground)
      .map(([name, ground]) => (name === PICTURE ? name : `${name} ${ground}`));
  });
}
