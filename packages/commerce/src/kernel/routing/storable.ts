/** Whether a text can be stored: the database accepts neither U+0000 nor unpaired surrogates. */
const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Cs}/u.test(text);

/** Whether every text and key in a parsed value can be stored, at any depth. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner));
}

/** Whether the parts of an address can be stored, or looked for: a name that cannot is the name of nothing. */
export function isStorablePath(pathname: string): boolean {
  try {
    return isStorableText(decodeURIComponent(pathname));
  } catch {
    // Not encoded as text: it is taken as it is written.
    return true;
  }
}

/** A text with replacement characters for what can't be stored. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '\uFFFD').replace(/\p{Cs}/gu, '\uFFFD');
