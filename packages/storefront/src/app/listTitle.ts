import type { Phrasebook } from '@touchline/features/i18n';
import type { ProductListStore } from '@touchline/features/productList';

/** What the title of a list's page says: a search its words and what came of it, a category its name. */
export function listTitle(store: ProductListStore, words: Phrasebook): string {
  const { status, request, total } = store;
  if (status.kind === 'failed') return words.say('productList', 'failed.title');
  if (status.kind === 'notFound') return words.say('productList', 'notFound.title');
  if (request.q === undefined) return store.pageHead.title;
  if (request.q === '') return words.say('productList', 'noTerm.title');
  const values = { term: request.q, count: total };
  return words.say('productList', total === 0 ? 'noResults.title' : 'search.head', values);
}
