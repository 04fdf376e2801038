/** Whether a text can be kept: no database takes U+0000 or half of a surrogate pair, and no person types them. */
const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Cs}/u.test(text);

/** Whether everything in a value that was read can be kept: every text and every name, however deep. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner));
}

/** A text with a replacement character for what can't be kept. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '\uFFFD').replace(/\p{Cs}/gu, '\uFFFD');
