import { fallbacksOf, firstLanguage } from '@touchline/features/platform/i18n';

/**
 * Why the plain page is shown: `broken` by an error of the shop, `busy` while the back end is unavailable, `limited`
 * after too many requests, `form` when the request body is not a form of the shop.
 */
export type CrashKind = 'broken' | 'busy' | 'limited' | 'form';

export interface CrashMessages extends Readonly<Record<CrashKind, { title: string; text: string }>> {
  reference: string;
  again: string;
  home: string;
}

const files = import.meta.glob<CrashMessages>('./crash/*.ts', { eager: true, import: 'default' });
const byLanguage = new Map(
  Object.entries(files).map(([path, messages]) => [path.replace(/^.*\/|\.ts$/g, ''), messages]),
);

/** The messages of the plain page in a language or what it falls back to, and the language they are in. */
export function crashMessages(asked: string): { language: string; messages: CrashMessages } {
  const language = fallbacksOf(asked).find((code) => byLanguage.has(code)) ?? firstLanguage;
  return { language, messages: byLanguage.get(language) as CrashMessages };
}
