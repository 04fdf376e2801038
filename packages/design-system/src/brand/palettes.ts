import { hexOfColor } from './color.ts';
import { tokensIn } from './themeBlocks.ts';
import { isReference, referenced } from './tokenFile.ts';
import type { Level } from './pairs.ts';
import type { ColorValue, TokenGroup } from './tokenFile.ts';

/** The colours that apply in one context of a page, by their names without `color.`, as `#rrggbb`. */
export interface Palette {
  /** For example "dark, more contrast". */
  readonly name: string;
  readonly level: Level;
  readonly colours: ReadonlyMap<string, string>;
  /** Only these are checked: a ground without its own colour shows that of the page. */
  readonly own: ReadonlySet<string>;
}

/** The groups of the brand file for each palette, later ones overriding earlier ones, and the page below it. */
const PLACES: readonly (readonly [name: string, page: string, groups: readonly string[]])[] = [
  ['light', 'light', []],
  ['dark', 'dark', []],
  ['band', 'light', ['band']],
  ['band in the dark', 'light', ['band', 'bandDark']],
  ['accent', 'light', ['accent']],
];

type Values = Map<string, unknown>;

function add(values: Values, brand: TokenGroup, ...path: readonly string[]): string[] {
  const tokens = tokensIn(brand, ...path).filter(({ name }) => name.startsWith('color.'));
  for (const { name, value } of tokens) values.set(name.slice('color.'.length), value);
  return tokens.map(({ name }) => name.slice('color.'.length));
}

function hexes(values: Values): Map<string, string> {
  const hex = (value: unknown, depth = 0): string | undefined => {
    if (!isReference(value)) return hexOfColor(value as ColorValue);
    return depth > 8 ? undefined : hex(values.get(referenced(value).slice('color.'.length)), depth + 1);
  };
  return new Map(
    [...values].flatMap(([name, value]) => {
      const found = hex(value);
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
}

/** Every palette of a brand: each scheme and ground, with normal and more contrast. */
export function palettesOf(brand: TokenGroup): Palette[] {
  return PLACES.flatMap(([name, page, groups]) =>
    (['AA', 'AAA'] as const).map((level) => {
      const values: Values = new Map();
      const pageNames = add(values, brand, page);
      if (level === 'AAA') add(values, brand, 'contrast', page);
      const ownNames = groups.flatMap((group) => add(values, brand, group));
      const ground = groups[0];
      if (level === 'AAA' && ground) add(values, brand, 'contrast', ground);
      return {
        name: level === 'AA' ? name : `${name}, more contrast`,
        level,
        colours: hexes(values),
        own: new Set(ground ? ownNames : pageNames),
      };
    }),
  );
}
