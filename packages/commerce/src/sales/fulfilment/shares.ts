import { spread } from '../basket/spread.ts';

/** Divides a total by weights, exactly, as `spread` does; without any weight the first takes all. */
export const shares = (total: number, weights: readonly number[]): number[] =>
  weights.some((weight) => weight > 0)
    ? spread(total, weights)
    : weights.map((_, at) => (at === 0 ? total : 0));
