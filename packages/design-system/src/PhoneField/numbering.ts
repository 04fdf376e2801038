import type { CountryCode } from 'libphonenumber-js/min';

// The one place of libphonenumber-js: its numbering plans are larger than the rest of a page, so they come on use.

/** Writes a number as its country does, `07700 900142`; `undefined` when it is none of that country. */
export type FormatNational = (typed: string, country: string) => string | undefined;

/** Loads the numbering plans; a second call waits for the first. Fails where there is no network: leave numbers be. */
export async function loadNumbering(): Promise<FormatNational> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (typed, country) => {
    if (!isSupportedCountry(country)) return undefined;
    const number = parsePhoneNumberFromString(typed, country satisfies CountryCode);
    return number?.isValid() && !/^\s*(\+|00)/.test(typed) ? number.formatNational() : undefined;
  };
}
