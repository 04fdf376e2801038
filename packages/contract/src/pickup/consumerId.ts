import { toLatinDigits } from '../contact/digits.ts';
import { consumerIdDigits } from './constants.ts';

/** From the left, of the digits before the check digit. */
const weights = [4, 9] as const;

/**
 * The shopper's number at a carrier of parcel lockers, with all its ten digits; `undefined` where it is none. It has 6 to
 * 10 digits, is padded with zeros on the left, and its last digit checks the first nine: each of them times 4 and 9 in
 * turns, summed up; what is missing to a multiple of 10 is the check digit (checkout document, section 5; how the
 * document is read: `docs/requirements/decisions.tsv`, C5.10).
 */
export function readConsumerId(typed: string): string | undefined {
  const text = toLatinDigits(typed.trim());
  const { min, max } = consumerIdDigits;
  if (!/^\d+$/.test(text) || text.length < min || text.length > max) return undefined;
  const padded = text.padStart(max, '0');
  const digits = [...padded].map(Number);
  const last = digits.pop();
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at % 2] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === last ? padded : undefined;
}
