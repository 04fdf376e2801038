import { catalogueLanguages } from './types.ts';
import arabic from './words/ar.json' with { type: 'json' };
import german from './words/de.json' with { type: 'json' };
import french from './words/fr.json' with { type: 'json' };
import korean from './words/ko.json' with { type: 'json' };
import type { CatalogueLanguage, Texts } from './types.ts';

/** A text of the demo, by its English wording. A wording that a language lacks does not compile. */
export type EnglishText = keyof typeof german;

/** One text in every language: a file of `words` for each, by the English text. */
export function texts(en: EnglishText): Texts {
  return { en, de: german[en], fr: french[en], ko: korean[en], ar: arabic[en] };
}

/** The same text in every language: numbers with a unit, brand names. */
export function sameText(text: string): Texts {
  return eachLanguage(() => text);
}

/** Joins several texts, such as the sentences of a paragraph. */
export function joinTexts(parts: readonly Texts[], separator = ' '): Texts {
  return eachLanguage((language) => parts.map((part) => part[language]).join(separator));
}

/** Creates a text by calling a function for each language. */
export function eachLanguage(write: (language: CatalogueLanguage) => string): Texts {
  const [en, de, fr, ko, ar] = catalogueLanguages;
  return { en: write(en), de: write(de), fr: write(fr), ko: write(ko), ar: write(ar) };
}

/** A number formatted in each language: `1.5`, `1,5`. */
export function numberText(value: number, unit = ''): Texts {
  return eachLanguage((language) => formatNumber(value, language) + (unit && ` ${unit}`));
}

/** A number formatted in one language. */
export function formatNumber(value: number, language: CatalogueLanguage): string {
  return new Intl.NumberFormat(language === 'ar' ? 'ar-AE' : language, { maximumFractionDigits: 2 }).format(
    value,
  );
}

/** A text with numbers: the placeholders `{1}` and `{2}` are filled with numbers formatted in each language. */
export function measured(en: EnglishText): (...values: readonly number[]) => Texts {
  const pattern = texts(en);
  return (...values) =>
    eachLanguage((language) =>
      pattern[language].replace(/\{(\d)\}/g, (_, place: string) => {
        const value = values[Number(place) - 1];
        if (value === undefined) throw new Error(`"${en}" needs number ${place}.`);
        return formatNumber(value, language);
      }),
    );
}
