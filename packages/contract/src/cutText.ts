let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `longest` UTF-16 units long, as forms and the database count. An emoji, an accent or
 * any other character that a reader sees as one is never cut in two.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const boundary = graphemes.segment(text).containing(longest)?.index ?? 0;
  if (boundary > 0) return text.slice(0, boundary);
  // One endless "character" of combining marks: between two code points then.
  const isPair = /[\uD800-\uDBFF]/.test(text.charAt(longest - 1));
  return text.slice(0, isPair ? longest - 1 : longest);
}
