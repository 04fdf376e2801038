import { catalogueText, catalogueTexts } from './catalogueTexts.ts';
import type { ListKey } from './CatalogueMessages.ts';
import { colourFamilies, departments, genderNames, sports, type Department } from './taxonomy.ts';
import type { LanguageTexts } from './tables.ts';

/** A language and what it falls back to, nearest first: `pt-BR`, `pt`, `en`. */
export function fallbacksOf(language: string): string[] {
  const parts = language.split('-');
  return [...new Set([...parts.map((_, at) => parts.slice(0, parts.length - at).join('-')), 'en'])];
}

/** A text in a language or what the language falls back to (`pt-BR`, `pt`, `en`), otherwise in any language. */
export function inLanguage(texts: LanguageTexts | undefined, language: string): string {
  if (!texts) return '';
  const code = fallbacksOf(language).find((each) => texts[each] !== undefined);
  return (code === undefined ? Object.values(texts)[0] : texts[code]) ?? '';
}

/** The departments men, women and kids, each with its gender codes. */
export const shopDepartments: readonly Department[] = departments;

export const genderTexts: ReadonlyMap<string, LanguageTexts> = new Map(Object.entries(genderNames));
export const sportTexts: ReadonlyMap<string, LanguageTexts> = new Map(Object.entries(sports));
export const colourTexts: ReadonlyMap<string, { name: LanguageTexts; swatch: readonly string[] }> = new Map(
  Object.entries(colourFamilies),
);

/** Titles of lists that are not categories. */
export const listTitles = catalogueTexts<ListKey>(({ lists }) => lists);

/** The label of one-size products in catalogue data. */
export const oneSize = 'One size';
const oneSizeTexts = catalogueText((messages) => messages.oneSize);

/** A size as displayed: numbers and letters are the same everywhere, “One size” is translated. */
export const sizeText = (label: string, language: string): string =>
  label === oneSize ? inLanguage(oneSizeTexts, language) : label;

/** `Men’s shoes`, `Schuhe für Herren`, `Chaussures homme`, `남성 신발`. */
export function departmentTitle(department: Department, thing: string, language: string): string {
  // A name whose other words are written large keeps its first as it is: `Men’s Fitness Equipment`.
  const isTitle = /\s\p{Lu}/u.test(thing);
  return inLanguage(department.title, language).replace(/\{thing\}/i, (place) =>
    place === '{thing}' && !isTitle ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing,
  );
}

const listDescriptions = catalogueText((messages) => messages.listDescription);

/** Meta description of a list. */
export function listDescription(title: string, parts: readonly string[], language: string): string {
  if (parts.length > 0) return `${title}: ${parts.slice(0, 6).join(', ')}.`;
  return inLanguage(listDescriptions, language).replace('{title}', () => title);
}
