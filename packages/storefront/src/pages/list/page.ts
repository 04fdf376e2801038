import { productCardWords } from '@touchline/features/productCard';
import { productListWords } from '@touchline/features/productList';
import { loadList } from '../../app/loadList.ts';
import { definePage } from '../../app/page.ts';
import { ListView } from './ListView.tsx';

/** A category, a sport, or the sale. */
export const page = definePage({
  words: [productListWords, productCardWords],
  load: loadList,
  View: ListView,
});
