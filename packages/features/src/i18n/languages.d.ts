/** The language that messages are written in first. */
export declare const firstLanguage = "en";
/** What a language does differently from most; a language without differences needs no entry. */
export interface LanguageTraits {
    /** Whole amounts are usually written without decimals: £60. */
    readonly shortAmounts?: boolean;
    /** Hours are written so although the locale data has AM and PM. */
    readonly hourCycle?: 'h23';
    /** Digits are those of the Latin script although the locale data may have others. */
    readonly numbers?: 'latn';
}
/** A language and what it falls back to, nearest first: `pt-BR` → `pt-BR`, `pt`, `en`. */
export declare function fallbacksOf(language: string): string[];
/** The differences of a language; of `pt-BR` those of `pt`. */
export declare function traitsOf(language: string): LanguageTraits;
/** The direction a language is written in, by its script: `rtl` for Arabic, Hebrew, Persian, Urdu. */
export declare function directionOf(language: string): 'ltr' | 'rtl';
