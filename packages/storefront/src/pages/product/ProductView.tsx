import { ProductPage } from '@touchline/features/product';
import { bagStore, productStore } from '../../app/productStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export function ProductView() {
  return <ProductPage store={useStore(productStore)} bag={useStore(bagStore)} />;
}
