import { observer } from 'mobx-react-lite';
import { AddedToBag } from '@touchline/features/bag';
import { ProductPage } from '@touchline/features/product';
import { bagStore, productStore } from '../../app/productStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export const ProductView = observer(function ProductView() {
  const product = useStore(productStore);
  const bag = useStore(bagStore);
  return (
    <>
      <ProductPage store={product} bag={bag} />
      <AddedToBag store={bag} match={product.product?.related[0]} />
    </>
  );
});
