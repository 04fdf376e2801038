import { share } from './priceBasket.ts';

/**
 * Divides an amount in proportion to weights, all in whole minor units: the parts add up to it, and where it is not more
 * than the sum of the weights, no part is more than its weight.
 */
export function spread(minor: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const part = share(minor, passed, whole) - given;
    given += part;
    return part;
  });
}
