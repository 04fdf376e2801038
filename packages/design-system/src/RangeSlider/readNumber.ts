import { toLatinDigits } from '../foundations/latinDigits.ts';

/** Latin digits and separators for those of other keyboards. */
const latin = (text: string): string =>
  toLatinDigits(text)
    .replace(/[٫．]/g, '.')
    .replace(/[٬，،]/g, ',')
    .replace(/[−–－]/g, '-');

/** The sign or the short name of a currency before or behind the number: `£`, `kr`, `د.إ.`, `원`. */
const currency = String.raw`[\s.]*(?:\p{Sc}|[\p{L}.]{1,5})?[\s.]*`;
const amount = new RegExp(String.raw`^${currency}(-?\d[\d.,'’\s]*)${currency}$`, 'u');
/** Numbers of the Far East that stand for ten thousand and more. */
const multiples = /[万萬만億억천千]/u;

/** Latin digits without grouping: what is typed after them is read back as the same number. */
const options = (decimals: number) =>
  ({ useGrouping: false, maximumFractionDigits: decimals, numberingSystem: 'latn' }) as const;

/** Writes a number into a field, in the way of the language: `1.5` is `1,5` in German. */
export const writeNumber = (value: number, decimals: number, locale: string): string =>
  new Intl.NumberFormat(locale, options(decimals)).format(value);

/** What a language writes before the decimals. Made when it is asked for: the first format of a page takes its time. */
const decimalMark = (locale: string): string | undefined =>
  new Intl.NumberFormat(locale, options(1)).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;

/**
 * Parses a number as people type it and as shops write it: `1,234.50`, `1.234,50`, `200,000`, `1 234,50`, `£ 40`, `٤٠`. A
 * single separator with three digits after it separates thousands, unless the currency has three `decimals`: then the
 * `locale` decides, `12.500` is twelve and a half in English. `undefined` for anything else: `1e3`, `10-20`, `20만`.
 */
export function readNumber(text: string, decimals = 2, locale = 'en'): number | undefined {
  const number = amount.exec(latin(text).trim())?.[1];
  if (number === undefined || multiples.test(text)) return undefined;
  const kept = number.replaceAll(/[\s'’]/g, '').replace(/[.,]$/, '');
  const marks = kept.match(/[.,]/g) ?? [];
  const last = Math.max(kept.lastIndexOf('.'), kept.lastIndexOf(','));
  const mayBeThousand = kept.length - last === 4;
  const isSingleDecimal = () =>
    mayBeThousand && decimals > 2 ? marks[0] === decimalMark(locale) : !mayBeThousand;
  const isDecimal = new Set(marks).size === 2 || (marks.length === 1 && isSingleDecimal());
  const whole = isDecimal ? kept.slice(0, last) : kept;
  const rest = isDecimal ? kept.slice(last + 1) : '';
  if (isDecimal && marks.slice(0, -1).includes(marks.at(-1) ?? '')) return undefined;
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${rest || '0'}`);
  return Number.isNaN(value) ? undefined : value;
}
