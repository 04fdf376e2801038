import { digitsOf, toLatinDigits } from './digits.ts';

/** What a country accepts as a phone number. */
export interface PhoneRules {
  /** `+44` */
  readonly prefix: string;
  /** Bounds of the digits after the prefix. */
  readonly minDigits: number;
  readonly maxDigits: number;
  /** Whether a number has to be given. @default false */
  readonly required?: boolean | undefined;
}

/** Plain signs for the forms of plus, dash and slash that phones and other keyboards write; none that is invisible. */
const plain = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\u2044/g, '/')
    .trim();

/** Digits, after a plus where it was dialled with the country: `00` is the same. */
const dialled = (text: string): string =>
  plain(text)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/** Whether a number is dialled with the country's prefix. */
export const hasPrefix = (text: string, { prefix }: Pick<PhoneRules, 'prefix'>): boolean =>
  dialled(text).startsWith(prefix);

/** The digits of a number after the prefix: `07700 900 142` and `+44 7700 900142` are the same. */
export function nationalDigits(text: string, { prefix }: Pick<PhoneRules, 'prefix'>): string {
  const number = dialled(text);
  const national = number.startsWith(prefix) ? number.slice(prefix.length) : number;
  return digitsOf(national).replace(/^0+/, '');
}

/** The number as it is sent and kept: prefix and digits. Empty when none was given. */
export function internationalNumber(text: string, phone: Pick<PhoneRules, 'prefix'>): string {
  const digits = nationalDigits(text, phone);
  return digits ? phone.prefix + digits : '';
}

/** What is wrong with a phone number: the one rule of every form and of the back end. */
export function phoneFault(text: string, rules: PhoneRules): 'missing' | 'invalid' | undefined {
  const typed = plain(text);
  if (typed === '') return rules.required ? 'missing' : undefined;
  const number = dialled(typed);
  const isOdd = !/^\(?\+?[\d\s()./-]+$/.test(typed);
  // With the country's prefix, the number of another country would belong to another person.
  const isForeign = number.startsWith('+') && !number.startsWith(rules.prefix);
  const { length } = nationalDigits(typed, rules);
  return isOdd || isForeign || length < rules.minDigits || length > rules.maxDigits ? 'invalid' : undefined;
}
