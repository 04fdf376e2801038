import { internationalNumber, nationalDigits, phoneFault } from './phoneNumber.ts';
import type { MobileNumbers } from './schema.ts';

/** What is wrong with a mobile number of a country: the one rule of the form and of the back end. */
export function mobileFault(text: string, numbers: MobileNumbers): 'missing' | 'invalid' | undefined {
  const fault = phoneFault(text, { prefix: numbers.prefix, minDigits: 1, maxDigits: 15, required: true });
  if (fault) return fault;
  return new RegExp(`^(?:${numbers.pattern})$`).test(nationalDigits(text, numbers)) ? undefined : 'invalid';
}

/** The number as it is kept, if it is a mobile number of one of these countries: prefix and digits. */
export function mobileNumberOf(text: string, countries: readonly MobileNumbers[]): string | undefined {
  const own = countries.find((numbers) => mobileFault(text, numbers) === undefined);
  return own && internationalNumber(text, own);
}
