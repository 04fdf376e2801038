import { ProductList } from '@touchline/features/productList';
import { listTiles } from '../../app/listTiles.ts';
import { productListStore } from '../../app/productListStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export function ListView() {
  return <ProductList store={useStore(productListStore)} tiles={useStore(listTiles)} />;
}
