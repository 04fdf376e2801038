import { legalPages, type LegalPage, type Market } from '@touchline/contract/market/schema';
import { fallbacksOf, inLanguage } from '../products/vocabulary.ts';
import type { LanguageTexts } from '../products/tables.ts';
import type { ShopLink, ShopPage } from './BrandContent.ts';
import type { ShopPages } from './ShopContent.ts';

/** What a template leaves to be filled in: `[[name of the company]]`. */
const gap = /\[\[[^\]]*\]\]/g;

/** Every text of a page. */
function* textsIn(value: unknown): Generator<LanguageTexts> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const isTexts = entries.length > 0 && entries.every(([, text]) => typeof text === 'string');
  if (isTexts && !('kind' in value)) yield value as LanguageTexts;
  for (const [, inner] of entries) yield* textsIn(inner);
}

/** The number of gaps that a page has in the languages of a shop. */
export function gapsIn(page: ShopPage, languages: readonly string[]): number {
  const shown = [page.title, page.description, ...textsIn(page.sections)].flatMap((texts) => [
    ...new Set(languages.map((language) => inLanguage(texts, language))),
  ]);
  return shown.reduce((sum, text) => sum + (text.match(gap)?.length ?? 0), 0);
}

/** The pages that are finished: one with gaps is not for shoppers yet. */
export const finishedPages = (pages: readonly ShopPage[], languages: readonly string[]): ShopPage[] =>
  pages.filter((page) => gapsIn(page, languages) === 0);

/** The pages of a brand with further ones, which go before those of the same key. */
export function withPages(content: ShopPages, further: readonly ShopPage[]): ShopPages {
  const keys = new Set(further.map(({ key }) => key));
  return { ...content, pages: [...content.pages.filter(({ key }) => !keys.has(key)), ...further] };
}

/** Where the imprint is in markets that need none. */
export const usualImprint = '/help/imprint';

const footerless: ReadonlySet<string> = new Set(['help/returns', 'help/delivery']);

const keyOf = (path: string): string => path.replace(/^\/+/, '');

/** The legal pages of a market that a brand has not written. */
export function unwrittenLegal(legal: Market['legal'], content: ShopPages | undefined): LegalPage[] {
  const written = new Set(content?.pages.map(({ key }) => key));
  return legalPages.filter((page) => {
    const path = legal[page];
    return path !== undefined && !written.has(keyOf(path));
  });
}

/**
 * Links to the legal pages of a market that are there: those that the brand's footer names, and of those it does not name, what
 * the market calls its terms, privacy notice and imprint, and without a footer of its own those on returns and delivery.
 */
export function legalLinks(
  legal: Market['legal'],
  content: ShopPages | undefined,
  language: string,
): ShopLink[] {
  const missing = new Set(unwrittenLegal(legal, content).map((page) => keyOf(legal[page] ?? '')));
  const named = (content?.frame?.legal ?? []).filter(({ href }) => !missing.has(keyOf(href)));
  const linked = new Set(
    [...named, ...(content?.frame?.footer.flatMap(({ links }) => links) ?? [])].map(({ href }) =>
      keyOf(href),
    ),
  );
  const own = new Set([usualImprint, ...legalPages.flatMap((page) => legal[page] ?? [])].map(keyOf));
  const others = (content?.pages ?? []).filter(
    ({ key, title }) =>
      (own.has(key) || (!content?.frame && footerless.has(key))) &&
      !linked.has(key) &&
      fallbacksOf(language).some((code) => title[code] !== undefined),
  );
  return [...named, ...others.map(({ key, title }) => ({ label: title, href: `/${key}` }))];
}
