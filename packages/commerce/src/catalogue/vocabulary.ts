import type { GenderCode } from '@touchline/contract/product/schema';
import { colourFamilies, departments, genderNames, sports } from './taxonomy.ts';
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

interface Department {
  key: string;
  name: LanguageTexts;
  /** The title of a list of one kind of thing, as in `taxonomy.ts`. */
  title: LanguageTexts;
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
  home: { en: 'Home', de: 'Startseite', fr: 'Accueil', ko: '홈', ar: 'الرئيسية' },
  all: { en: 'Everything', de: 'Alles', fr: 'Tout', ko: '전체 상품', ar: 'كل المنتجات' },
  new: { en: 'New', de: 'Neu', fr: 'Nouveautés', ko: '신상품', ar: 'جديد' },
  sale: { en: 'Sale', de: 'Sale', fr: 'Promotions', ko: '세일', ar: 'تخفيضات' },
  sports: { en: 'Sports', de: 'Sportarten', fr: 'Sports', ko: '스포츠', ar: 'الرياضات' },
  reduced: { en: 'Reduced', de: 'Reduziert', fr: 'En promotion', ko: '할인 상품', ar: 'مخفّض' },
} as const satisfies Record<string, LanguageTexts>;

/** The label of one-size products in catalogue data, by language. */
export const oneSize = 'One size';
const oneSizeTexts: LanguageTexts = {
  en: oneSize,
  de: 'Einheitsgröße',
  fr: 'Taille unique',
  ko: '프리사이즈',
  ar: 'مقاس واحد',
};

/** A size as displayed: numbers and letters are the same everywhere, “One size” is translated. */
export const sizeText = (label: string, language: string): string =>
  label === oneSize ? inLanguage(oneSizeTexts, language) : label;

/** `Men’s shoes`, `Schuhe für Herren`, `Chaussures homme`, `남성 신발`. */
export function departmentTitle(department: Department, thing: string, language: string): string {
  return inLanguage(department.title, language).replace(/\{thing\}/i, (place) =>
    place === '{thing}' ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing,
  );
}

/** Meta description of a list. */
export function listDescription(title: string, parts: readonly string[], language: string): string {
  if (parts.length > 0) return `${title}: ${parts.slice(0, 6).join(', ')}.`;
  const all: LanguageTexts = {
    en: `${title}: every colour and size we have, with what is in stock today.`,
    de: `${title}: alle Farben und Größen, mit dem, was heute vorrätig ist.`,
    fr: `${title} : toutes les couleurs et tailles, avec le stock du jour.`,
    ko: `${title}: 모든 색상과 사이즈를 오늘 재고와 함께 보여 드립니다.`,
    ar: `${title}: كل الألوان والمقاسات المتوفرة اليوم.`,
  };
  return inLanguage(all, language);
}
