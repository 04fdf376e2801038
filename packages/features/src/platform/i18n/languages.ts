/** The language that messages are written in first. */
export const firstLanguage = 'en';

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
