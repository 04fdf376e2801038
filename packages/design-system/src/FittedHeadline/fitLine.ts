import { advances, widths } from './advances.generated.ts';

export interface FittedLine {
  /** Position on the width axis, in percent. */
  stretch: number;
  /** Ink width at that stretch, in em: the column's width divided by it is the font size. */
  em: number;
  /** Left bearing of the first letter, in em: how far the line is moved out of the column. */
  hang: number;
  /** Added to each space between words, in em: narrow letters would close it. */
  wordSpacing: number;
  /** Sum of both bearings in em: the part of the line's box that is not ink. */
  bearings: number;
}

/** Tracking of the hero headline, in em, as in its token: tighter, an "a" runs into the "s" after it. */
export const TRACKING = -0.025;

/** At this stretch and above the font's own spaces are wide enough; at the narrowest the most is added. */
const [OPEN, NARROWEST, MOST_SPACE] = [112, 62, 0.12];

const spacingAt = (stretch: number): number =>
  MOST_SPACE * Math.max(0, Math.min(1, (OPEN - stretch) / (OPEN - NARROWEST)));

/** A letter the font does not have comes from a system font, and is about as wide as it is high. */
const UNKNOWN = [...widths.map(() => 920), 0, 0];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Fits one line to the column by the width axis, from a table of advances, so that the server can do it without
 * a browser. Beyond the narrowest and widest shape the font size is changed.
 * @param target Column width in em of the intended font size.
 */
export function fitLine(text: string, target: number): FittedLine {
  const letters = [...text].map((letter) => advances[letter] ?? UNKNOWN);
  const left = letters.at(0)?.at(-2) ?? 0;
  const right = letters.at(-1)?.at(-1) ?? 0;
  const spaces = text.trim().split(' ').length - 1;
  const inks = widths.map(
    (_, index) =>
      (sum(letters.map((letter) => letter[index] ?? 0)) - left - right) / 1000 +
      TRACKING * (letters.length - 1) +
      spacingAt(widths[index] ?? OPEN) * spaces,
  );
  const upper = inks.findIndex((ink) => ink >= target);
  const at = (index: number): FittedLine => ({
    stretch: widths[index] ?? 100,
    em: Math.max(inks[index] ?? 1, 0.1),
    hang: left / 1000,
    wordSpacing: spacingAt(widths[index] ?? OPEN),
    bearings: (left + right) / 1000,
  });
  if (upper === 0) return at(0);
  if (upper === -1) return at(widths.length - 1);
  const [low, high] = [at(upper - 1), at(upper)];
  const share = (target - low.em) / (high.em - low.em);
  return {
    ...low,
    stretch: low.stretch + share * (high.stretch - low.stretch),
    wordSpacing: low.wordSpacing + share * (high.wordSpacing - low.wordSpacing),
    em: target,
  };
}
