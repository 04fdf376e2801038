import { advances, widths } from './advances.generated.ts';

export interface FittedLine {
  /** Percent of the width axis. */
  stretch: number;
  /** Width of the ink at that stretch, in em: the column divided by it is the size of the type. */
  em: number;
  /** Left bearing of the first letter, in em: what must hang out of the column. */
  hang: number;
  /** Both bearings: how much of the line's box is not ink, in em. */
  bearings: number;
}

/** In em; LOOK of the hero. */
export const TRACKING = -0.045;

/** A letter the face does not have comes from a system face, about as wide as it is high. */
const UNKNOWN = [...widths.map(() => 920), 0, 0];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Sets one line to the column by the width axis, from a table of advances, so that the server can do it without
 * a browser. Below the narrowest and above the widest shape the size takes what remains.
 * @param target Width of the column in em of the wanted size.
 */
export function fitLine(text: string, target: number): FittedLine {
  const letters = [...text].map((letter) => advances[letter] ?? UNKNOWN);
  const left = letters.at(0)?.at(-2) ?? 0;
  const right = letters.at(-1)?.at(-1) ?? 0;
  const inks = widths.map(
    (_, index) =>
      (sum(letters.map((letter) => letter[index] ?? 0)) - left - right) / 1000 +
      TRACKING * (letters.length - 1),
  );
  const upper = inks.findIndex((ink) => ink >= target);
  const at = (index: number): FittedLine => ({
    stretch: widths[index] ?? 100,
    em: Math.max(inks[index] ?? 1, 0.1),
    hang: left / 1000,
    bearings: (left + right) / 1000,
  });
  if (upper === 0) return at(0);
  if (upper === -1) return at(widths.length - 1);
  const [low, high] = [at(upper - 1), at(upper)];
  const share = (target - low.em) / (high.em - low.em);
  return { ...low, stretch: low.stretch + share * (high.stretch - low.stretch), em: target };
}
