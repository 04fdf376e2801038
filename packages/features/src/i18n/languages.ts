/** The language that messages are written in first. */
export const firstLanguage = 'en';

/** What a language does differently from most; a language without differences needs no entry. */
export interface LanguageTraits {
  /** Whole amounts are usually written without decimals: £60. */
  readonly shortAmounts?: boolean;
  /** Hours are written so although the locale data has AM and PM. */
  readonly hourCycle?: 'h23';
  /** Digits are those of the Latin script although the locale data may have others. */
  readonly numbers?: 'latn';
}

const traits: Readonly<Record<string, LanguageTraits>> = {
  en: { shortAmounts: true },
  // The locale data of server and browser may differ in Korea's word for AM and PM.
  ko: { hourCycle: 'h23' },
  ar: { numbers: 'latn' },
};

/**
 * Countries that spell a language differently. Their files hold only the messages that differ; everything else is the
 * language's own.
 */
export const spellings: readonly string[] = ['en-US'];

/** The language whose messages a site shows: `en-US` for English in America, `en` for English elsewhere. */
export function messagesLanguage({ language, market }: SpellingSite): string {
  const local = `${language.code}-${market.country}`;
  return spellings.includes(local) ? local : language.code;
}

/** What decides the spelling. */
interface SpellingSite {
  readonly language: { readonly code: string };
  readonly market: { readonly country: string };
}

/** A language and what it falls back to, nearest first: `pt-BR` → `pt-BR`, `pt`, `en`. */
export function fallbacksOf(language: string): string[] {
  const parts = language.split('-');
  const own = parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
  return own.includes(firstLanguage) ? own : [...own, firstLanguage];
}

/** The differences of a language; of `pt-BR` those of `pt`. */
export function traitsOf(language: string): LanguageTraits {
  const known = fallbacksOf(language)
    .slice(0, language.split('-').length)
    .find((code) => Object.hasOwn(traits, code));
  return (known === undefined ? undefined : traits[known]) ?? {};
}

const rightToLeftScripts = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

type Direction = 'ltr' | 'rtl';

/** Finding out takes a tenth of a millisecond, and every page of a server asks. */
const directions = new Map<string, Direction>();

/** The direction a language is written in, by its script: `rtl` for Arabic, Hebrew, Persian, Urdu. */
export function directionOf(language: string): Direction {
  const known = directions.get(language);
  if (known) return known;
  const { script = '' } = new Intl.Locale(language).maximize();
  const direction = rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
  directions.set(language, direction);
  return direction;
}
