/**
 * Divides a total by weights, exactly: the shares add up to the total, and none differs from its exact part by a whole
 * unit. Without any weight the first takes all.
 */
export function shares(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? total : 0));
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const upTo = Math.round((total * passed) / whole);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
