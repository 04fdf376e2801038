import { toLatinDigits } from '../foundations/latinDigits.ts';

/**
 * Parses a number as people type it: `1,234.50`, `1.234,50`, `£ 40`, `١٬٢٣٤٫٥٠`. A single separator with three digits after it
 * separates thousands, because prices have two decimals. `undefined` if there is no number.
 */
export function readNumber(text: string): number | undefined {
  const kept = toLatinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[^\d.,-]/g, '');
  if (!/\d/.test(kept)) return undefined;
  const last = Math.max(kept.lastIndexOf('.'), kept.lastIndexOf(','));
  const kinds = new Set(kept.match(/[.,]/g));
  const count = kept.match(/[.,]/g)?.length ?? 0;
  const isDecimal = last >= 0 && (kinds.size === 2 || (count === 1 && kept.length - last !== 4));
  const whole = isDecimal ? kept.slice(0, last) : kept;
  const rest = isDecimal ? kept.slice(last + 1) : '';
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${rest || '0'}`);
  return Number.isNaN(value) ? undefined : value;
}
