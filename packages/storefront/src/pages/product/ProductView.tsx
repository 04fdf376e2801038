import { ProductPage, productStore } from '@touchline/features/product';
import { bagStore } from '@touchline/features/bag';
import { HeartButton } from '@touchline/features/wishlist';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { LaunchPlace } from '../../app/LaunchPlace.tsx';
import { Personalise } from '../../app/Personalise.tsx';
import { ProductReviews } from '../../app/ProductReviews.tsx';
import { Rails } from '../../app/Rails.tsx';
import { useStore, useStores } from '../../app/StoresContext.ts';
import { useHeart } from '../../app/useHeart.ts';

export const ProductView = observer(function ProductView() {
  const store = useStore(productStore);
  const heart = useHeart();
  const { session } = useStores();
  const { product } = store;
  const check = useRef<() => Promise<boolean>>(undefined);
  const takeCheck = useCallback((next: (() => Promise<boolean>) | undefined) => {
    check.current = next;
  }, []);
  return (
    <>
      <ProductPage
        store={store}
        bag={useStore(bagStore)}
        isMember={session.isMember}
        personalise={
          product?.personalisation ? (
            <Personalise key={product.id} product={product} onCheck={takeCheck} />
          ) : undefined
        }
        launch={product && product.events.length > 0 ? <LaunchPlace product={product} /> : undefined}
        onBeforeAdd={() => check.current?.() ?? Promise.resolve(true)}
        action={product ? <HeartButton product={product} variant="outlined" {...heart} /> : undefined}
      />
      {product ? <ProductReviews key={`reviews of ${product.id}`} product={product} /> : null}
      {product ? <Rails place="product" isCertain={product.recommendationsEnabled} /> : null}
    </>
  );
});
