const letters = [
  '3XS',
  'XXS',
  '2XS',
  'XS',
  'XS/S',
  'S',
  'S/M',
  'M',
  'M/L',
  'L',
  'L/XL',
  'XL',
  'XXL',
  '2XL',
  'XXXL',
  '3XL',
  '4XL',
  '5XL',
];

/**
 * Sorts numbers before letters, each from small to large; everything else alphabetically. Among the numbers: children's
 * sizes (`10K`) before adults', then ranges (`4-6`), then years (`9-10Y`).
 */
export function compareSizes(a: string, b: string): number {
  return rank(a) - rank(b) || numberIn(a) - numberIn(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rank(size: string): number {
  const at = letters.indexOf(size.toUpperCase());
  if (at >= 0) return at + 1;
  if (/^\d+(\.5)?K$/.test(size)) return -1;
  if (/^\d.*Y$/.test(size)) return 0.2;
  if (/^\d.*-\d/.test(size)) return 0.1;
  return /^\d/.test(size) ? 0 : 1_000;
}

function numberIn(size: string): number {
  return Number.parseFloat(size) || 0;
}
