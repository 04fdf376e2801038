import { productCardMessages } from '@touchline/features/catalog/productCard';
import { productListMessages } from '@touchline/features/catalog/productList';
import { listFacts, loadList } from '../shared/loadList.ts';
import { definePage } from '../page.ts';
import { ListView } from '../shared/ListView.tsx';

/** A category, a sport, or the sale. */
export const page = definePage({
  messages: [productListMessages, productCardMessages],
  load: loadList,
  View: ListView,
  facts: listFacts,
});
