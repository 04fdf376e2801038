import type { CountryCode } from 'libphonenumber-js/min';

// The only import of libphonenumber-js: its numbering plans are larger than the rest of a page, so they load on use.

/** Formats a number nationally, `07700 900142`; `undefined` if it is not a number of that country. */
export type FormatNational = (typed: string, country: string) => string | undefined;

/** Loads the numbering plans; concurrent calls share one load. Rejects when offline: then leave numbers as typed. */
export async function loadNumbering(): Promise<FormatNational> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (typed, country) => {
    if (!isSupportedCountry(country)) return undefined;
    const number = parsePhoneNumberFromString(typed, country satisfies CountryCode);
    return number?.isValid() && !/^\s*(\+|00)/.test(typed) ? number.formatNational() : undefined;
  };
}

/**
 * The whole number in the form that carriers and message services take, E.164: `+447700900142` for `07700 900142` in GB.
 * `undefined` if its length is none of that country's. Loads the numbering plans.
 * @param typed what the field holds @param country its two-letter code
 */
export async function e164(typed: string, country: string): Promise<string | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed.trim().replace(/^00/, '+'), country satisfies CountryCode);
  // Plans gain numbers every month: one of a possible length is enough.
  return number?.isPossible() ? number.number : undefined;
}
