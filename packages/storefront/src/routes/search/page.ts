import { productCardMessages } from '@touchline/features/catalog/productCard';
import { productListMessages } from '@touchline/features/catalog/productList';
import { searchStore } from '@touchline/features/catalog/search';
import { listFacts, loadList } from '../shared/loadList.ts';
import { definePage } from '../page.ts';
import { SearchView } from './SearchView.tsx';

/** Search results; the field shows the query. */
export const page = definePage({
  messages: [productListMessages, productCardMessages],
  load(context) {
    const term = context.url.searchParams.get('q') ?? '';
    const search = context.stores.of(searchStore);
    if (!search.searchFocused) search.show(term);
    return loadList(context);
  },
  View: SearchView,
  facts: listFacts,
});
