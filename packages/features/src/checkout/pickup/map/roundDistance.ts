const steps = [1, 2, 5];

/** The longest round distance that is not longer than `most` metres: 1, 2 or 5 of a tenth, one, ten … units. */
export function roundDistance(most: number, unit: number): number {
  const units = most / unit;
  const power = 10 ** Math.floor(Math.log10(units));
  const step = steps.findLast((each) => each * power <= units) ?? 1;
  return step * power * unit;
}
