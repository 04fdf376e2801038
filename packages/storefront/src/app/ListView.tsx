import { ProductList } from '@touchline/features/productList';
import { listTiles } from './listTiles.ts';
import { productListStore } from './productListStore.ts';
import { useStore } from './StoresContext.ts';

export function ListView() {
  return <ProductList store={useStore(productListStore)} tiles={useStore(listTiles)} />;
}
