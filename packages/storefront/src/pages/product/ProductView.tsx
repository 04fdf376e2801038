import { ProductPage, productStore } from '@touchline/features/product';
import { bagStore } from '@touchline/features/bag';
import { HeartButton } from '@touchline/features/wishlist';
import { observer } from 'mobx-react-lite';
import { useStore, useStores } from '../../app/StoresContext.ts';
import { useHeart } from '../../app/useHeart.ts';

export const ProductView = observer(function ProductView() {
  const store = useStore(productStore);
  const heart = useHeart();
  const { session } = useStores();
  const { product } = store;
  return (
    <ProductPage
      store={store}
      bag={useStore(bagStore)}
      isMember={session.isMember}
      action={product ? <HeartButton product={product} variant="outlined" {...heart} /> : undefined}
    />
  );
});
