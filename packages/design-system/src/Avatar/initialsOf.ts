/** Scripts that write names without spaces between their parts: one letter is enough. */
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** One or two letters of a name: from the first and the last word. Empty for a name without letters. */
export function initialsOf(name: string, locale?: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return '';
  const letter = (word: string) => [...word.normalize('NFC')][0] ?? '';
  const letters =
    words.length === 1 || WITHOUT_SPACES.test(name) ? letter(first) : letter(first) + letter(last);
  return letters.toLocaleUpperCase(locale);
}
