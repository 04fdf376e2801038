/** From and to, both included. */
export type Range = readonly [from: number, to: number];

/** Minimum, maximum and step of a slider. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** Removes floating-point errors: 0.1 + 0.2 is 0.3. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Rounds the ends outwards to multiples of the step, so that each stop is a round number and no product is excluded. */
export function roundScale({ min, max, step }: Scale): Scale {
  return { min: clean(Math.floor(min / step) * step), max: clean(Math.ceil(max / step) * step), step };
}

/** The nearest stop. */
export function snap(value: number, { min, max, step }: Scale): number {
  return clean(Math.min(max, Math.max(min, Math.round(value / step) * step)));
}

/** Returns the range with one end moved, at most to the other end. */
export function moved([from, to]: Range, end: 0 | 1, wanted: number, scale: Scale): Range {
  const value = snap(wanted, scale);
  return end === 0 ? [Math.min(value, to), to] : [from, Math.max(value, from)];
}

/** Which end a press moves; `undefined` when both are at the same value, where the next movement decides. */
export function nearestEnd([from, to]: Range, pressed: number): 0 | 1 | undefined {
  const [toFrom, toTo] = [Math.abs(pressed - from), Math.abs(pressed - to)];
  if (toFrom !== toTo) return toFrom < toTo ? 0 : 1;
  if (from !== to) return 1;
  return pressed === from ? undefined : pressed < from ? 0 : 1;
}

/** Share of the scale, 0 to 1. */
export function shareOf(value: number, { min, max }: Scale): number {
  return max > min ? (value - min) / (max - min) : 0;
}
