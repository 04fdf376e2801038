import type { Translator } from '@touchline/features/platform/i18n';
import type { ProductListStore } from '@touchline/features/catalog/productList';

/** The title of a list page: for a search its query and result, for a category its name. */
export function listTitle(store: ProductListStore, translator: Translator): string {
  const { status, request, total } = store;
  if (status.kind === 'failed') return translator.translate('productList', 'failed.title');
  if (status.kind === 'notFound') return translator.translate('productList', 'notFound.title');
  if (request.q === undefined) return store.pageHead.title;
  if (request.q === '') return translator.translate('productList', 'noTerm.title');
  const values = { term: request.q, count: total };
  return translator.translate('productList', total === 0 ? 'noResults.title' : 'search.head', values);
}
