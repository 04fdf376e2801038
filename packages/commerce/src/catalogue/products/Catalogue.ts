import { catalogueIndexes, productCards, searches } from '@touchline/contract/caches';
import type { Site } from '@touchline/contract/market/schema';
import { maxCompared } from '@touchline/contract/product/constants';
import { firstOfEachName } from '@touchline/contract/product/firstOfEachName';
import type {
  Crumb,
  ListQuery,
  NavigationNode,
  Product,
  ProductLink,
  ProductList,
  ProductSummary,
  SortOrder,
} from '@touchline/contract/product/schema';
import { maxLookItems } from '@touchline/contract/recommendation/constants';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { linkTargets } from '../content/linkTargets.ts';
import { deliveredPages } from '../content/pagesOfBrand.ts';
import type { Bitset } from './Bitset.ts';
import type { CatalogueIndex } from './CatalogueIndex.ts';
import { narrow } from './facets.ts';
import { VersionedCache } from './VersionedCache.ts';
import { categoryCrumbs, listPlace, type ListPlace } from './listPlace.ts';
import { pageSize, readListQuery, type ListRequest } from './listQuery.ts';
import { loadIndex, type LoadedIndex } from './loadIndex.ts';
import { formerProduct } from './moveProducts.ts';
import { loadAvailability, loadProduct, type LoadedProduct } from './loadProduct.ts';
import { loadSummaries } from './loadSummaries.ts';
import { displayBrand } from './displayBrand.ts';
import { mixedOrder } from './mixedOrder.ts';
import { navigationOf } from './navigation.ts';
import { SearchLexicon } from './search/SearchLexicon.ts';
import type { SearchVocabularies } from './search/SearchVocabulary.ts';
import { wordedProducts, type Found } from './search/foundProducts.ts';
import { searchByWords, searchProducts } from './search/searchProducts.ts';
import { filtersOf, helpPagesOf, searchHead } from './search/searchHead.ts';
import type { StoredLink } from './tables.ts';
import { inLanguage, listDescription, listTitles } from './vocabulary.ts';

type CatalogueShop = Pick<
  CommerceContext,
  'db' | 'design' | 'brand' | 'range' | 'content' | 'clock' | 'catalogueVersion'
>;

/** The products and lists of a site. Caches the index, searches and cards of the current version in memory. */
export class Catalogue {
  readonly #shop: CatalogueShop;
  readonly #vocabularies: SearchVocabularies;
  readonly #indexes = new VersionedCache<LoadedIndex>(catalogueIndexes);
  readonly #searches = new VersionedCache<Found>(searches);
  readonly #cards = new VersionedCache<ProductSummary | undefined>(productCards);
  readonly #lexicons = new WeakMap<CatalogueIndex, Map<string, SearchLexicon>>();

  /** @param vocabularies What shoppers type, by language; without it searches know the catalogue's names only. */
  constructor(shop: CatalogueShop, vocabularies: SearchVocabularies = {}) {
    this.#shop = shop;
    this.#vocabularies = vocabularies;
  }

  /** The product index of a site's market. */
  async index(site: Site): Promise<CatalogueIndex> {
    const { db, range, clock, catalogueVersion } = this.#shop;
    const version = await catalogueVersion.current();
    const now = clock.now();
    const loaded = await this.#indexes.get(
      site.market.code,
      version,
      () => loadIndex(db, site.market, range, now),
      (kept) => kept.validUntil > now.getTime(),
    );
    return loaded.index;
  }

  /** Returns a page of a category or of search results. Throws a 404 for an unknown category and a page beyond the last, a 422 for an invalid query. */
  async list(site: Site, query: ListQuery): Promise<ProductList> {
    const request = readListQuery(query, site.market.currency);
    const index = await this.index(site);
    const language = site.language.code;
    const place = listPlace(index, request.path, language);
    const found = await this.#found(site, request);
    const base = found ? place.products.and(wordedProducts(index, found)) : place.products;
    const { products, facets } = narrow({
      index,
      base,
      request: {
        chosen: { ...request.chosen, ...filtersOf(found, request.chosen) },
        price: request.price ?? found?.price,
      },
      category: place.category,
      language,
      currency: site.market.currency,
    });
    const total = index.countModels(products);
    const from = (request.page - 1) * pageSize;
    if (request.page > 1 && from >= total) throw notFound('page of this list');
    const ids =
      found && request.sort === undefined
        ? index.pageInOrderOf(found.ids, products, from, pageSize)
        : index.page(products, request.sort ?? 'pick', from, pageSize);
    const items = await this.summaries(site, ids);
    return {
      items,
      total,
      page: request.page,
      pageSize,
      sort: request.sort ?? 'pick',
      facets,
      ...headOf(place, request.term, language),
      ...(found ? searchHead(found, request) : {}),
      ...(request.term === undefined ? {} : this.#helpPages(request.term, index, site)),
    };
  }

  #helpPages(term: string, index: CatalogueIndex, { language, market }: Site) {
    const leads = linkTargets(deliveredPages(this.#shop), market);
    const isThere = (href: string) => leads({ label: {}, href });
    return helpPagesOf(term, this.lexicon(index, language.code), isThere);
  }

  async #found(site: Site, { term, words }: ListRequest): Promise<Found | undefined> {
    if (term === undefined) return undefined;
    if (words === undefined) return this.search(site, term);
    if (words === '') return { ids: [], words: { text: '', ids: undefined } };
    const index = await this.index(site);
    const version = await this.#shop.catalogueVersion.current();
    const { code } = site.language;
    const input = { db: this.#shop.db, index, lexicon: this.lexicon(index, code), language: code };
    return this.#searches.get(`${site.market.code} ${code} words ${words}`, version, () =>
      searchByWords(input, words),
    );
  }

  /** What phrases mean in the searches of a site. */
  lexicon(index: CatalogueIndex, language: string): SearchLexicon {
    const known = this.#lexicons.get(index) ?? new Map<string, SearchLexicon>();
    this.#lexicons.set(index, known);
    const lexicon = known.get(language) ?? new SearchLexicon(index, language, this.#vocabularies);
    known.set(language, lexicon);
    return lexicon;
  }

  /** What a term finds in the site's language. */
  async search(site: Site, term: string): Promise<Found> {
    const { db, catalogueVersion } = this.#shop;
    const { code } = site.language;
    const index = await this.index(site);
    const version = await catalogueVersion.current();
    return this.#searches.get(searchKey(site, term), version, () =>
      searchProducts(
        { db, index, lexicon: this.lexicon(index, code), language: code },
        term,
        site.market.currency,
      ),
    );
  }

  /** Whether the result of a search is cached, so that it needs no database query. */
  isKnownSearch(site: Site, term: string): boolean {
    return this.#searches.has(searchKey(site, term), this.#shop.catalogueVersion.known);
  }

  /** Returns cards in the order of the ids, without what this site does not sell. */
  async summaries(site: Site, ids: readonly string[]): Promise<ProductSummary[]> {
    const { db, clock, catalogueVersion } = this.#shop;
    const version = await catalogueVersion.current();
    const index = await this.index(site);
    const sold = ids.filter((id) => index.placeOf(id) !== undefined);
    const cards = await this.#cards.getAll(
      sold.map((id) => `${site.language.sitePath} ${id}`),
      version,
      async (missing) => {
        const missingIds = missing.map((key) => key.slice(site.language.sitePath.length + 1));
        const loaded = await loadSummaries(db, missingIds, site, clock.now());
        return missingIds.map((id) => {
          const card = loaded.get(id);
          return card?.brand ? { ...card, brand: displayBrand(this.#shop, card.brand) } : card;
        });
      },
    );
    return cards.filter((card) => card !== undefined);
  }

  /**
   * Returns a full product; for the id of one that has become part of another, that one. Throws a 404 when the site does
   * not have it.
   */
  async product(site: Site, id: string): Promise<Product> {
    const { db, clock } = this.#shop;
    const loaded = await loadProduct(db, id, site, clock.now());
    const index = await this.index(site);
    if (!loaded || index.placeOf(id) === undefined) {
      const now = await formerProduct(db, id);
      if (now === undefined || index.placeOf(now) === undefined) throw notFound('product');
      return this.product(site, now);
    }
    const { product, category } = loaded;
    const related = await this.summaries(
      site,
      loaded.related.length > 0
        ? loaded.related.slice(0, maxLookItems)
        : this.#matching(index, product, category),
    );
    const brand = displayBrand(this.#shop, product.attribute_list.brand);
    return {
      ...product,
      product_link_list: [
        ...product.product_link_list,
        ...(await this.#variations(site, loaded.links)),
        ...this.#comparable(index, loaded).map((productId) => ({ type: 'compare' as const, productId })),
      ],
      attribute_list: { ...product.attribute_list, brand },
      breadcrumb_list: this.#crumbs(index, product, category, site),
      related,
    };
  }

  /** For a product without chosen ones: what is for the same people, of other categories in turns. */
  #matching(index: CatalogueIndex, product: Product, category: string | null): string[] {
    const { gender } = product.attribute_list;
    const own = index.tree.byPath(category ?? '');
    const kind = own?.parent ?? own;
    const people = index.union('gender', gender === 'U' ? index.values('gender').keys() : [gender]);
    const others = people.without(index.union('category', kind ? [kind.path] : []));
    const colours = new Set(product.colours.map(({ id }) => id));
    return mixedOrder(index, index.page(others.and(index.pictured), 'pick', 0, mixedAmong))
      .filter((id) => !colours.has(id))
      .slice(0, maxLookItems);
  }

  /** The same thing in another size or for another age, where the site sells it. */
  async #variations(site: Site, links: readonly StoredLink[]): Promise<ProductLink[]> {
    const wanted = links.filter(({ type }) => type !== 'compare');
    const cards = await this.summaries(
      site,
      wanted.map(({ productId }) => productId),
    );
    return wanted.flatMap(({ type, productId }) => {
      const card = cards.find(({ id }) => id === productId);
      return card ? { type, productId, url: card.url, name: card.name } : [];
    });
  }

  /** What a product is compared with: what was chosen, or else others of its category for the same people. */
  #comparable(index: CatalogueIndex, { product, links, category }: LoadedProduct): string[] {
    const chosen = links.filter(({ type }) => type === 'compare').map(({ productId }) => productId);
    if (chosen.length > 0)
      return chosen.filter((id) => index.placeOf(id) !== undefined).slice(0, maxCompared - 1);
    if (category === null) return [];
    const { gender } = product.attribute_list;
    const own = new Set([product.id, ...product.colours.map(({ id }) => id)]);
    const alike = index.union('category', [category]).and(index.union('gender', [gender, 'U']));
    return index
      .page(alike, 'pick', 0, maxCompared)
      .filter((id) => !own.has(id))
      .slice(0, maxCompared - 1);
  }

  #crumbs(index: CatalogueIndex, product: Product, category: string | null, { language }: Site): Crumb[] {
    const departments: Record<string, string> = { M: 'men', W: 'women', K: 'kids', KU: 'kids' };
    const department = departments[product.attribute_list.gender];
    return categoryCrumbs(department, index.tree.byPath(category ?? ''), language.code);
  }

  /** Returns the current stock. Throws a 404 when the site does not have the product. */
  async availability(site: Site, id: string) {
    const availability = await loadAvailability(this.#shop.db, id, site, this.#shop.clock.now());
    if (!availability) throw notFound('product');
    return availability;
  }

  async navigation(site: Site): Promise<NavigationNode[]> {
    return navigationOf(await this.index(site), site.language.code);
  }

  /**
   * Returns the first products of a list and its length; empty for an unknown list. With `isMixed` they take turns among
   * departments and categories.
   */
  async beginning(
    site: Site,
    path: string,
    sort: SortOrder,
    count: number,
    isMixed = false,
  ): Promise<{ items: ProductSummary[]; total: number }> {
    const index = await this.index(site);
    const products = productsAt(index, path);
    if (!products) return { items: [], total: 0 };
    // Products without a picture come after those with one, however new they are.
    const pictured = index.page(products.and(index.pictured), sort, 0, isMixed ? mixedAmong : 2 * count);
    const first = isMixed ? mixedOrder(index, pictured).slice(0, 2 * count) : pictured;
    const ids = first.length < count ? index.pageInOrderOf(first, products, 0, count) : first;
    const items = firstOfEachName(await this.summaries(site, ids), count);
    return { items, total: index.countModels(products) };
  }

  /** Whether a path is that of a list, perhaps an empty one. */
  async hasList(site: Site, path: readonly string[]): Promise<boolean> {
    return productsAt(await this.index(site), path.join('/')) !== undefined;
  }

  /** Number of models in the list of a path; 0 for an unknown list. */
  async count(site: Site, path: string): Promise<number> {
    const index = await this.index(site);
    const products = productsAt(index, path);
    return products ? index.countModels(products) : 0;
  }
}

/** Products at the beginning of a list that a mixed row is chosen from. */
const mixedAmong = 400;

function productsAt(index: CatalogueIndex, path: string): Bitset | undefined {
  try {
    return listPlace(index, path.split('/').filter(Boolean), 'en').products;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

const searchKey = ({ market, language }: Site, term: string): string =>
  `${market.code} ${language.code} ${term}`;

function headOf(place: ListPlace, term: string | undefined, language: string) {
  if (term === undefined) {
    return { title: place.title, description: place.description, breadcrumbs: place.breadcrumbs };
  }
  const home = { text: inLanguage(listTitles.home, language), link: '/' };
  return { title: term, description: listDescription(term, [], language), breadcrumbs: [home] };
}
