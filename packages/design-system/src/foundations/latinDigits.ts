/**
 * Writes the digits of every script as 0 to 9; the rest of the text stays as it is. The contract has the same function,
 * because neither of the two packages may need the other; a test of `packages/features` holds them together.
 */
export const toLatinDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // Unicode has the digits of a script in a row, from 0 to 9; some mathematical ones follow one another without a gap.
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });

/** Keyboards of fields that hold numbers. */
const numeric: readonly unknown[] = ['numeric', 'decimal', 'tel'];

/** Whether a field with this keyboard holds a number. */
export const holdsNumber = (inputMode: unknown): boolean => numeric.includes(inputMode);

/** Writes the digits of a field as 0 to 9, as they are typed, pasted or filled in; the caret stays behind the same sign. */
export function writeLatinDigits(field: HTMLInputElement): void {
  const latin = toLatinDigits(field.value);
  if (latin === field.value) return;
  const { selectionStart, selectionEnd } = field;
  const shorter = field.value.length - latin.length;
  field.value = latin;
  if (selectionStart !== null && selectionEnd !== null)
    field.setSelectionRange(Math.max(0, selectionStart - shorter), Math.max(0, selectionEnd - shorter));
}
