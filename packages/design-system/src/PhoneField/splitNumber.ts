/** A country whose numbers are accepted. */
export interface PhonePrefix {
  /** Two-letter code, as shown: `GB`. */
  country: string;
  /** With the plus: `+44`. */
  prefix: string;
  /** Name of the country in the shopper's language, for the list. */
  name: string;
}

/** A number split into country and national number, as the field shows it. */
export interface SplitNumber {
  country: string;
  /** The number after the prefix, with its original spacing. */
  national: string;
}

/** From this many digits after the prefix on, it is a complete number and not the start of typing one. */
const ENOUGH = 4;

/**
 * Splits `+49 151 2345` or `0049…`, so that a pasted or filled-in number does not repeat its country code. Returns
 * `undefined` for a national number, for a country that is not offered, and while the prefix is being typed.
 */
export function splitNumber(
  typed: string,
  prefixes: readonly PhonePrefix[],
  current: string,
): SplitNumber | undefined {
  // Numbers copied from a list of contacts have invisible marks of direction around them.
  const whole = typed
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(00|＋)/, '+');
  if (!whole.startsWith('+')) return undefined;
  const dialled = `+${whole.replaceAll(/\D/g, '')}`;
  const fitting = prefixes.filter(({ prefix }) => dialled.startsWith(prefix));
  const longest = Math.max(...fitting.map(({ prefix }) => prefix.length));
  const closest = fitting.filter(({ prefix }) => prefix.length === longest);
  // Several countries share +1 and +44: prefer the chosen one.
  const found = closest.find(({ country }) => country === current) ?? closest[0];
  if (!found || dialled.length - found.prefix.length < ENOUGH) return undefined;
  let left = found.prefix.length - 1;
  const rest = Array.from(whole).filter((sign) => left <= 0 || (/\d/.test(sign) && left-- < 0));
  // "(0)" is dialled only within the country, never after the prefix.
  const national = rest.join('').replace(/^[\s./-]*\(0\)/, '');
  return { country: found.country, national: national.replace(/^[\s./-]+/, '').trim() };
}
