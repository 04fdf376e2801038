/**
 * Stands in a feed for what is no text, until the row it belongs to is known: zero bytes and halves of surrogate pairs,
 * which no database stores, and what XML does not allow. U+FDD0 itself is assigned to no character for ever.
 */
export const noTextMark = '\uFDD0';

/** Marks what no text format can hold: U+0000, halves of surrogate pairs, U+FFFE and U+FFFF. */
const markNoText = (text: string): string =>
  text.replaceAll('\u0000', noTextMark).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, noTextMark);

/** Marks the control characters as well that end an XML file as broken. */
export const markNoXml = (text: string): string =>
  text.replace(/(?![\t\n\r\u007F-\u009F])\p{Cc}/gu, noTextMark);

/** A value without what is no text, and whether something was taken out of it. */
export function withoutNoText(value: string): { text: string; wasCleaned: boolean } {
  const text = markNoText(value).replaceAll(noTextMark, '');
  return { text, wasCleaned: text !== value };
}

/** Passes a file on in pieces that begin and end with whole characters, with what is no text marked. */
export async function* wholeCharacters(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const chunk of chunks) {
    const text = half + chunk;
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
    yield markNoText(text.slice(0, text.length - half.length));
  }
  if (half) yield noTextMark;
}

/** References that XML and HTML forbid: to U+0000, to controls and to halves of surrogate pairs. */
const reference = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;

/** Decodes forbidden numeric references, so that pairs become the character that was meant, and marks the others. */
export function decodeForbidden(text: string): string {
  const decoded = text.replace(reference, (all, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    const isControl = code < 0x20 && code !== 0x9 && code !== 0xa && code !== 0xd;
    if (isHalf) return String.fromCharCode(code);
    return isControl || code === 0xfffe || code === 0xffff || code > 0x10ffff ? noTextMark : all;
  });
  return markNoText(decoded);
}
