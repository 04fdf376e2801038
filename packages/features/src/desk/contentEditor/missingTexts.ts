import type { DeskPage } from '@touchline/contract/desk/page';

/** Every text by language that a page has: of a headline, its lines. */
function* textsIn(value: unknown, field = ''): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* textsIn(each, field);
    return;
  }
  const entries = Object.entries(value);
  const isByLanguage = [
    ...['title', 'description', 'lines', 'text', 'label', 'head', 'points', 'paragraphs'],
    ...['messages', 'statement', 'call'],
  ];
  if (isByLanguage.includes(field)) yield value as Record<string, unknown>;
  else for (const [name, inner] of entries) yield* textsIn(inner, name);
}

const isEmpty = (text: unknown): boolean =>
  Array.isArray(text) ? text.every((line) => String(line).trim() === '') : String(text ?? '').trim() === '';

/** How many texts of a page are written in some language, and not in this one. */
export const missingTexts = (page: DeskPage, language: string): number =>
  [...textsIn(page)].filter(
    (texts) => isEmpty(texts[language]) && Object.values(texts).some((text) => !isEmpty(text)),
  ).length;
