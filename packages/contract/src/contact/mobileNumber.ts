import * as z from 'zod/mini';
import { internationalNumber, nationalDigits, phoneFault } from './phoneNumber.ts';

/** The mobile numbers of a country, to which text messages go. */
export const MobileNumbers = z.object({
  /** ISO 3166: `AE`. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** `+971` */
  prefix: z.string().check(z.regex(/^\+\d{1,3}$/)),
  /** Source of a regular expression for the digits after the prefix, without a leading 0: `5\d{8}`. */
  pattern: z.string().check(z.minLength(1)),
  /** As it is dialled inside the country: `050 123 4567`. */
  example: z.string(),
});
export type MobileNumbers = z.infer<typeof MobileNumbers>;

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
