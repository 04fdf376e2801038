/** What a language does differently from most; a language without differences needs no entry. */
export interface LanguageTraits {
  /** Whole amounts are usually written without decimals: £60. */
  readonly shortAmounts?: boolean;
  /** Hours are written so although the locale data has AM and PM. */
  readonly hourCycle?: 'h23';
  /** Digits are those of the Latin script although the locale data may have others. */
  readonly numbers?: 'latn';
  /** Between the parts of a list, with its space. */
  readonly comma?: string;
}

const traits: Readonly<Record<string, LanguageTraits>> = {
  en: { shortAmounts: true },
  // The locale data of server and browser may differ in Korea's word for AM and PM.
  ko: { hourCycle: 'h23' },
  ar: { numbers: 'latn', comma: '، ' },
};

/** The differences of a language; of `pt-BR` those of `pt`. */
export function traitsOf(language: string): LanguageTraits {
  const parts = language.split('-');
  const known = parts
    .map((_, at) => parts.slice(0, parts.length - at).join('-'))
    .find((code) => Object.hasOwn(traits, code));
  return (known === undefined ? undefined : traits[known]) ?? {};
}
