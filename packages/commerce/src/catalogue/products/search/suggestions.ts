import { suggestedPhrases } from '@touchline/contract/caches';
import type { Site } from '@touchline/contract/market/schema';
import type { PopularSearch, ProductSummary, SearchSuggestions } from '@touchline/contract/product/schema';
import { sql } from 'kysely';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import type { Catalogue } from '../Catalogue.ts';
import type { CatalogueIndex } from '../CatalogueIndex.ts';
import { VersionedCache } from '../VersionedCache.ts';
import { foldWords, searchTokens } from './foldWords.ts';
import { configOf } from './searchConfigs.ts';
import { filtered, foundProducts, type Found } from './foundProducts.ts';
import { queryOf } from './matchTexts.ts';
import { readTerm } from './readTerm.ts';
import { searchTerm } from './searchTerm.ts';
import { termTokens } from './termTokens.ts';
import { inLanguage, sportTexts } from '../vocabulary.ts';

const maxTerms = 6;
/** Phrases whose results are counted, of which the most common are suggested. */
const maxCounted = 12;
const maxProducts = 4;
/** Minimum length of a term: shorter ones would match everything. */
const shortest = 2;
const maxPhrases = 5_000;

/** Search suggestions while typing: phrases with results, and products. */
export class Suggestions {
  readonly #shop: CommerceContext;
  readonly #catalogue: Catalogue;
  readonly #phrases = new VersionedCache<string[]>(suggestedPhrases);

  constructor(shop: CommerceContext, catalogue: Catalogue) {
    this.#shop = shop;
    this.#catalogue = catalogue;
  }

  async suggest(site: Site, typed: string): Promise<SearchSuggestions> {
    const term = searchTerm(typed);
    const index = await this.#catalogue.index(site);
    if (term === '') return { searchTerms: [], products: [], popular: await this.#popular(site, index) };
    if (term.length < shortest) return { searchTerms: [], products: [] };
    const [found, phrases] = await Promise.all([this.#catalogue.search(site, term), this.#phrasesOf(site)]);
    const searchTerms = await this.#counted(site, index, matching(phrases, found.correctedTerm ?? term));
    // Half a word finds products in any order: the first suggestion says what was probably meant.
    const [first] = isUnderstood(found) ? [] : searchTerms;
    const meant = first ? await this.#catalogue.search(site, searchTerm(first.searchterm)) : found;
    const ids = index.pageInOrderOf(meant.ids, foundProducts(index, meant), 0, maxProducts);
    const products = await this.#catalogue.summaries(site, ids);
    return { searchTerms, products: products.map((card) => productOf(card)) };
  }

  /** The popular searches of the site's language that find something in its market, and its largest categories up to six. */
  async #popular(site: Site, index: CatalogueIndex): Promise<PopularSearch[]> {
    const { vocabulary } = this.#catalogue.lexicon(index, site.language.code);
    const wanted = vocabulary.popular
      .slice(0, maxTerms)
      .map((each) => (typeof each === 'string' ? { text: each } : each));
    const found = await Promise.all(
      wanted.map(async (each) => {
        if ('url' in each) return each;
        const results = await this.#catalogue.search(site, searchTerm(each.text));
        if (foundProducts(index, results).count() === 0) return undefined;
        return { ...each, url: `/search?q=${encodeURIComponent(each.text)}` };
      }),
    );
    const popular = found.filter((each) => each !== undefined);
    const others = largestCategories(index, site.language.code);
    const known = new Set(popular.map(({ text }) => foldWords(text)));
    return [...popular, ...others.filter(({ text }) => !known.has(foldWords(text)))].slice(0, maxTerms);
  }

  /** Names of the categories, sports and product kinds of the market. */
  async #phrasesOf(site: Site): Promise<string[]> {
    const version = await this.#shop.catalogueVersion.current();
    return this.#phrases.get(site.language.sitePath, version, async () => {
      const index = await this.#catalogue.index(site);
      const language = site.language.code;
      const { rows } = await sql<{ phrase: string }>`
        select phrase from (
          select t.kind as phrase, count(*) as uses from product_texts t
          join prices pr on pr.product_id = t.product_id and pr.market = ${site.market.code}
          where t.language = ${language} group by t.kind
          union all
          select t.name, count(*) from product_texts t
          join prices pr on pr.product_id = t.product_id and pr.market = ${site.market.code}
          where t.language = ${language} group by t.name
        ) x where phrase <> '' order by uses desc limit ${maxPhrases}`.execute(this.#shop.db);
      const categories = [...index.values('category').keys()].map((path) =>
        inLanguage(index.tree.byPath(path)?.names, language),
      );
      const sports = [...index.values('sport').keys()].map(
        (sport) => inLanguage(sportTexts.get(sport), language) || sport,
      );
      return [...new Set([...categories, ...sports, ...rows.map((row) => row.phrase)])].filter(Boolean);
    });
  }

  /** Phrases with the number of products that their page shows, without empty ones. */
  async #counted(
    site: Site,
    index: CatalogueIndex,
    phrases: readonly Phrase[],
  ): Promise<SearchSuggestions['searchTerms']> {
    const lexicon = this.#catalogue.lexicon(index, site.language.code);
    const worded: Phrase[] = [];
    const hits = new Map<string, number>();
    for (const each of phrases) {
      const { filters, parts } = readTerm(termTokens(each.phrase), lexicon);
      if (parts.length > 0 && parts.every(({ facet }) => facet !== undefined && facet !== 'size'))
        hits.set(each.phrase, index.countModels(filtered(index, filters)));
      else worded.push(each);
    }
    for (const { phrase, count } of await this.#countByWords(site, worded)) hits.set(phrase, count);
    return phrases
      .map(({ phrase, rank }) => ({ searchterm: phrase, nrResults: hits.get(phrase) ?? 0, rank }))
      .filter(({ nrResults }) => nrResults > 0)
      .sort((a, b) => a.rank - b.rank || b.nrResults - a.nrResults)
      .slice(0, maxTerms)
      .map(({ searchterm, nrResults }) => ({ searchterm, nrResults }));
  }

  /** The number of products whose texts have the words of a phrase. One statement. */
  async #countByWords(
    site: Site,
    phrases: readonly Phrase[],
  ): Promise<readonly { phrase: string; count: number }[]> {
    const candidates = phrases
      .map(({ phrase }) => ({ phrase, query: queryOf(searchTokens(phrase)) }))
      .filter(({ query }) => query);
    if (candidates.length === 0) return [];
    const { rows } = await sql<{ phrase: string; count: number }>`
      select a.phrase, (
        select count(distinct (p.source, p.model))::int from product_texts t join products p on p.id = t.product_id
        join prices pr on pr.product_id = p.id and pr.market = ${site.market.code}
        where t.language = ${site.language.code} and p.active
          and (p.shops = '{}' or ${this.#shop.range} = any(p.shops))
          and t.search @@ to_tsquery(${configOf(site.language.code)}::regconfig, a.query)
      ) as count
      from unnest(${candidates.map(({ phrase }) => phrase)}::text[], ${candidates.map(({ query }) => query)}::text[])
        as a (phrase, query)`.execute(this.#shop.db);
    return rows;
  }
}

/** The categories of a market that have no others in them, the largest first. */
function largestCategories(index: CatalogueIndex, language: string): PopularSearch[] {
  return [...index.values('category')]
    .flatMap(([path, products]) => {
      const category = index.tree.byPath(path);
      return category && category.children.length === 0
        ? [{ category, count: index.countModels(products) }]
        : [];
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, maxTerms)
    .map(({ category }) => ({ text: inLanguage(category.names, language), url: `/${category.address}` }));
}

interface Phrase {
  phrase: string;
  /** 0 where the phrase starts with the term, 1 where another of its words does. */
  rank: number;
}

/** Whether every word of a search is a filter: nothing has to be guessed. */
const isUnderstood = ({ filters, words, correctedTerm }: Found): boolean =>
  filters !== undefined && words?.text === '' && correctedTerm === undefined;

/** Phrases that contain a word starting with the term: those that start with it first, short before long. */
function matching(phrases: readonly string[], term: string): Phrase[] {
  const wanted = foldWords(term);
  return phrases
    .flatMap((phrase) => {
      const folded = foldWords(phrase);
      if (folded.startsWith(wanted)) return { phrase, rank: 0 };
      return folded.includes(` ${wanted}`) ? { phrase, rank: 1 } : [];
    })
    .sort((a, b) => a.rank - b.rank || a.phrase.length - b.phrase.length)
    .slice(0, maxCounted);
}

function productOf(card: ProductSummary): SearchSuggestions['products'][number] {
  const picture = card.pictures[0];
  const width = picture?.widths[0] ?? picture?.webp[0];
  const { standard_price, sale_price, memberPrice } = card.pricing_information;
  return {
    id: card.id,
    name: card.name,
    url: card.url,
    assets:
      picture && width
        ? [{ href: `${picture.path}-${width}.${picture.widths.length > 0 ? 'avif' : 'webp'}` }]
        : [],
    prices: {
      standard: standard_price,
      ...(sale_price === undefined ? {} : { sale: sale_price }),
      ...(memberPrice === undefined ? {} : { member: memberPrice }),
    },
    subTitle: card.subTitle,
  };
}
