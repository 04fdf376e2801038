import { catalogueLanguages } from './types.ts';
import arabic from './words/ar.json' with { type: 'json' };
import type { CatalogueLanguage, Texts } from './types.ts';

/** One text in the four languages, in the order English, German, French, Korean. */
export function texts(en: string, de: string, fr: string, ko: string): Texts {
  return { ...inFurtherLanguages(en), en, de, fr, ko };
}

/** Languages in which only some texts are written, by the English text; the others are shown in English. */
const furtherLanguages: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar: arabic };

/** A text in the languages that have only some. */
export function inFurtherLanguages(english: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(furtherLanguages).flatMap(([language, words]) => {
      // Spaces that do not break are not part of the key.
      const text = words[english.replaceAll('\u00a0', ' ')];
      return text === undefined ? [] : [[language, text] as const];
    }),
  );
}

/** The same text in every language: numbers with a unit, brand names. */
export function sameText(text: string): Texts {
  return texts(text, text, text, text);
}

/** Joins several texts, such as the sentences of a paragraph. */
export function joinTexts(parts: readonly Texts[], separator = ' '): Texts {
  return eachLanguage((language) => parts.map((part) => part[language]).join(separator));
}

/** Creates a text by calling a function for each language. */
export function eachLanguage(write: (language: CatalogueLanguage) => string): Texts {
  const [en, de, fr, ko] = catalogueLanguages;
  return { en: write(en), de: write(de), fr: write(fr), ko: write(ko) };
}

/** A number formatted in each language: `1.5`, `1,5`. */
export function numberText(value: number, unit = ''): Texts {
  return eachLanguage((language) => formatNumber(value, language) + (unit && ` ${unit}`));
}

/** A number formatted in one language. */
export function formatNumber(value: number, language: CatalogueLanguage): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** A text with numbers: the placeholders `{1}` and `{2}` are filled with numbers formatted in each language. */
export function measured(
  en: string,
  de: string,
  fr: string,
  ko: string,
): (...values: readonly number[]) => Texts {
  const pattern = texts(en, de, fr, ko);
  return (...values) =>
    eachLanguage((language) =>
      pattern[language].replace(/\{(\d)\}/g, (_, place: string) => {
        const value = values[Number(place) - 1];
        if (value === undefined) throw new Error(`"${en}" needs number ${place}.`);
        return formatNumber(value, language);
      }),
    );
}
