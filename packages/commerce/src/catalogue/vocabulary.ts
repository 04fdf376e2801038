import type { GenderCode } from '@touchline/contract/product/schema';
import { colourFamilies, departments, genderNames, sports } from './taxonomy.ts';
import type { LanguageTexts } from './tables.ts';

/** A text in a language, otherwise in English, otherwise in any language. */
export function inLanguage(texts: LanguageTexts | undefined, language: string): string {
  return texts ? (texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? '') : '';
}

interface Department {
  key: string;
  name: LanguageTexts;
  genders: readonly GenderCode[];
}

/** The departments men, women and kids, each with its gender codes. */
export const shopDepartments: readonly Department[] = departments;

export const genderTexts: ReadonlyMap<string, LanguageTexts> = new Map(Object.entries(genderNames));
export const sportTexts: ReadonlyMap<string, LanguageTexts> = new Map(Object.entries(sports));
export const colourTexts: ReadonlyMap<string, { name: LanguageTexts; swatch: readonly string[] }> = new Map(
  Object.entries(colourFamilies),
);

/** Titles of lists that are not categories. */
export const listWords = {
  home: { en: 'Home', de: 'Startseite', fr: 'Accueil', ko: '홈' },
  all: { en: 'Everything', de: 'Alles', fr: 'Tout', ko: '전체 상품' },
  new: { en: 'New', de: 'Neu', fr: 'Nouveautés', ko: '신상품' },
  sale: { en: 'Sale', de: 'Sale', fr: 'Promotions', ko: '세일' },
  sports: { en: 'Sports', de: 'Sportarten', fr: 'Sports', ko: '스포츠' },
  reduced: { en: 'Reduced', de: 'Reduziert', fr: 'En promotion', ko: '할인 상품' },
} as const satisfies Record<string, LanguageTexts>;

/** The label of one-size products in catalogue data, by language. */
export const oneSize = 'One size';
const oneSizeTexts: LanguageTexts = {
  en: oneSize,
  de: 'Einheitsgröße',
  fr: 'Taille unique',
  ko: '프리사이즈',
};

/** A size as displayed: numbers and letters are the same everywhere, “One size” is translated. */
export const sizeText = (label: string, language: string): string =>
  label === oneSize ? inLanguage(oneSizeTexts, language) : label;

const possessive = new Map([
  ['men', 'Men’s'],
  ['women', 'Women’s'],
  ['kids', 'Kids’'],
]);

/** `Men’s shoes`, `Schuhe für Herren`, `Chaussures homme`, `남성 신발`. */
export function departmentTitle(department: Department, thing: string, language: string): string {
  const name = inLanguage(department.name, language);
  if (language === 'de') return `${thing} für ${name}`;
  if (language === 'fr') return `${thing} ${name.toLowerCase()}`;
  if (language === 'ko') return `${name} ${thing}`;
  return `${possessive.get(department.key) ?? name} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}

/** Meta description of a list. */
export function listDescription(title: string, parts: readonly string[], language: string): string {
  if (parts.length > 0) return `${title}: ${parts.slice(0, 6).join(', ')}.`;
  const all: LanguageTexts = {
    en: `${title}: every colour and size we have, with what is in stock today.`,
    de: `${title}: alle Farben und Größen, mit dem, was heute vorrätig ist.`,
    fr: `${title} : toutes les couleurs et tailles, avec le stock du jour.`,
    ko: `${title}: 모든 색상과 사이즈를 오늘 재고와 함께 보여 드립니다.`,
  };
  return inLanguage(all, language);
}
