import { contrast } from './contrast.ts';
import { MIN_CONTRAST, PAIRS } from './pairs.ts';
import { palettesOf } from './palettes.ts';
import type { Level, Pair } from './pairs.ts';
import type { Palette } from './palettes.ts';
import type { TokenGroup } from './tokenFile.ts';

/** A pair of colours in one palette with its contrast. */
export interface MeasuredPair extends Pair {
  readonly palette: string;
  readonly level: Level;
  readonly frontHex: string;
  readonly groundHex: string;
  readonly ratio: number;
  readonly minimum: number;
}

function measure({ name, level, colours, own }: Palette): MeasuredPair[] {
  return PAIRS.flatMap((pair) => {
    const [frontHex, groundHex] = [colours.get(pair.front), colours.get(pair.ground)];
    if (!frontHex || !groundHex || !own.has(pair.front) || !own.has(pair.ground)) return [];
    const ratio = contrast(frontHex, groundHex);
    return [
      { ...pair, palette: name, level, frontHex, groundHex, ratio, minimum: MIN_CONTRAST[level][pair.kind] },
    ];
  });
}

/** All pairs of a brand with their contrast. */
export const measuredPairs = (brand: TokenGroup): MeasuredPair[] => palettesOf(brand).flatMap(measure);

/** The pairs with too little contrast. */
export const contrastProblems = (brand: TokenGroup): MeasuredPair[] =>
  measuredPairs(brand).filter(({ ratio, minimum }) => ratio < minimum);
