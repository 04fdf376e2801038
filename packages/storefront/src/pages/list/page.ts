import { productCardMessages } from '@touchline/features/catalog/productCard';
import { productListMessages } from '@touchline/features/catalog/productList';
import { listFacts, loadList } from '../../app/loadList.ts';
import { definePage } from '../../app/page.ts';
import { ListView } from '../../app/ListView.tsx';

/** A category, a sport, or the sale. */
export const page = definePage({
  messages: [productListMessages, productCardMessages],
  load: loadList,
  View: ListView,
  facts: listFacts,
});
