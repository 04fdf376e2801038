/** A country whose numbers are taken. */
export interface PhonePrefix {
  /** Two letters, as shown: `GB`. */
  country: string;
  /** With the plus: `+44`. */
  prefix: string;
  /** The country in the shopper's language, for the list. */
  name: string;
}

/** A number in two parts, as the field shows it. */
export interface SplitNumber {
  country: string;
  /** What is left behind the prefix, spaced as it was. */
  national: string;
}

/** So many digits behind the prefix show that a whole number came, not the first keys of one. */
const ENOUGH = 4;

/**
 * Takes `+49 151 2345` or `0049…` apart, so that a pasted or filled-in number does not carry its country twice.
 * `undefined` for a national number, for one of a country that is not offered, and while the prefix is being typed.
 */
export function splitNumber(
  typed: string,
  prefixes: readonly PhonePrefix[],
  current: string,
): SplitNumber | undefined {
  const whole = typed.trim().replace(/^00/, '+');
  if (!whole.startsWith('+')) return undefined;
  const dialled = `+${whole.replaceAll(/\D/g, '')}`;
  const fitting = prefixes.filter(({ prefix }) => dialled.startsWith(prefix));
  const longest = Math.max(...fitting.map(({ prefix }) => prefix.length));
  const closest = fitting.filter(({ prefix }) => prefix.length === longest);
  // Several countries share +1 and +44: the chosen one stays.
  const found = closest.find(({ country }) => country === current) ?? closest[0];
  if (!found || dialled.length - found.prefix.length < ENOUGH) return undefined;
  let left = found.prefix.length - 1;
  const rest = Array.from(whole).filter((sign) => left <= 0 || (/\d/.test(sign) && left-- < 0));
  // "(0)" is dialled inside the country only, and never together with the prefix.
  const national = rest.join('').replace(/^[\s./-]*\(0\)/, '');
  return { country: found.country, national: national.replace(/^[\s./-]+/, '').trim() };
}
