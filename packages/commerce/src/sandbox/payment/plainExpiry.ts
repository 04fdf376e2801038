/**
 * The end of a card's validity as the card has it, `08/29`, from all that people and browsers put in: `8/29`, `08/2029`,
 * `08-29`, `2029-08`, `0829`, `082029`. `undefined` while it is none. Digits are 0 to 9. Refers to nothing outside of
 * itself, because the card frame contains it as text.
 */
export function plainExpiry(text: string): string | undefined {
  const parts = /^(\d{1,2})\D+(\d{2}|\d{4})$/.exec(text) ?? /^(\d{1,2}?)(\d{2}|20\d{2})$/.exec(text);
  const turned = /^(20\d{2})\D*(\d{1,2})$/.exec(text);
  const [, month = '', year = ''] =
    turned && Number(turned[2]) <= 12 ? [text, turned[2], turned[1]] : (parts ?? []);
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const isYear = year.length === 2 || year.startsWith('20');
  return isMonth && isYear ? month.padStart(2, '0') + '/' + year.slice(-2) : undefined;
}
