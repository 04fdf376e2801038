/**
 * Writes the digits of every script as 0 to 9: Arabic-Indic, Persian, Devanagari, full-width … The rest of the text stays
 * as it is. For whatever a person types as a number. Fields of the design system do the same while typing. Refers to
 * nothing outside of itself, so that a page of its own can contain it as text.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // Unicode has the digits of a script in a row, from 0 to 9; some mathematical ones follow one another without a gap.
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}

/** Only the digits of a text, as 0 to 9: `١٢٣-456` gives `123456`. */
export const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');
