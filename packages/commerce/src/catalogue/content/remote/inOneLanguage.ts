import { fallbacksOf } from '../../products/vocabulary.ts';

const byLanguage: ReadonlySet<string> = new Set([
  ...['title', 'description', 'lines', 'text', 'label', 'head', 'points', 'paragraphs', 'alt', 'messages'],
]);

/** Content with its texts in one language only, or what that falls back to. */
export function inOneLanguage<Content>(content: Content, language: string, field = ''): Content {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content))
    return content.map((each: unknown) => inOneLanguage(each, language, field)) as Content;
  if (byLanguage.has(field)) {
    const texts = content as Record<string, unknown>;
    const code = fallbacksOf(language).find((each) => texts[each] !== undefined);
    return (code === undefined ? {} : { [language]: texts[code] }) as Content;
  }
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, inOneLanguage(inner, language, name)]),
  ) as Content;
}
