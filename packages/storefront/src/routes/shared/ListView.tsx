import { ProductList, listTiles, productListStore } from '@touchline/features/catalog/productList';
import { useStore } from '../../state/StoresContext.ts';

export function ListView() {
  return <ProductList store={useStore(productListStore)} tiles={useStore(listTiles)} />;
}
