import { toLatinDigits } from '../foundations/latinDigits.ts';
import type { PhonePrefix } from './splitNumber.ts';

/** Removes accents and capitals: "cote" finds "Côte d'Ivoire". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Countries with a word, a code or a prefix (with or without plus) that begins with the typed text. */
export function findCountries(prefixes: readonly PhonePrefix[], typed: string): readonly PhonePrefix[] {
  const words = plain(toLatinDigits(typed.trim()));
  if (!words) return prefixes;
  const digits = words.replace(/^(\+|00)/, '');
  return prefixes.filter(({ country, prefix, name }) => {
    const named = plain(name);
    return (
      named.startsWith(words) ||
      named.split(/[\s'’()-]+/).some((word) => word.startsWith(words)) ||
      country.toLowerCase() === words ||
      (/^\d+$/.test(digits) && prefix.slice(1).startsWith(digits))
    );
  });
}
