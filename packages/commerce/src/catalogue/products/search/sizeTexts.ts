import type { SizeKind } from '@touchline/contract/product/schema';
import { isMeasure } from '../sizeKind.ts';
import { termTokens } from './termTokens.ts';

/** Texts that are typed for a size, as words of a term. */
export interface SizeTexts {
  /** For this size: `2XL` is also `xxl`, `S/M` `sm`, and `32/30`, of waist and leg, `32`. */
  readonly exact: ReadonlySet<string>;
  /** For what it fits, unless there is a size of exactly that name: 41 and 41.5 for `40-42`, 10 for a child's `10K`. */
  readonly near: ReadonlySet<string>;
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const range = new RegExp(`^(${number})\\s?[-–]\\s?(${number})`);
const pair = new RegExp(`\\b[MW] (${number})`, 'g');

/** The whole and half numbers from one number to another. */
function numbersBetween(from: number, to: number): string[] {
  const count = Math.max(0, Math.min(2 * (to - from), 100));
  return Array.from({ length: count + 1 }, (_, at) => String(from + at / 2));
}

/** The ways in which a size with this label is typed. */
export function sizeTexts(label: string, kind: SizeKind): SizeTexts {
  const tokens = termTokens(label);
  const exact = new Set([tokens.join(' '), tokens.join('')]);
  const near = new Set<string>();
  const many = /^(\d)X([SL])$/i.exec(label);
  if (many) exact.add(`${'x'.repeat(Number(many[1]))}${many[2]}`.toLowerCase());
  const few = /^(X{2,})([SL])$/i.exec(label);
  if (few) exact.add(`${few[1]?.length}x${few[2]}`.toLowerCase());
  // “M 9.5 / W 10.5” is a size of two numbers.
  if (label.includes('/')) for (const [, each = ''] of label.matchAll(pair)) exact.add(each);
  if (kind === 'trousers') {
    const [waist = '', leg = ''] = label.match(/\d+/g) ?? [];
    exact.add(waist).add(`${waist} ${leg}`);
  }
  const child = /^(\d+(?:\.5)?)K$/.exec(label)?.[1];
  if (child !== undefined) near.add(child);
  const isInMonths = /\d\s?m/i.test(label);
  const [, from, to] = (isMeasure(kind) || isInMonths ? undefined : range.exec(label)) ?? [];
  if (from !== undefined && to !== undefined) {
    const low = Number(from.replace(',', '.'));
    const high = Number(to.replace(',', '.'));
    exact.add(`${low} ${high}`);
    for (const each of numbersBetween(low, high)) near.add(each);
  }
  return { exact, near };
}
