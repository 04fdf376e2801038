/** Units with their seconds, the longest first. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time in its longest whole unit: `2 hours`, `3 months`. */
export function lifetime(seconds: number, language: string): string {
  const [unit, size] = units.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
