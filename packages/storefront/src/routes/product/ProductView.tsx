import { ProductPage, productStore } from '@touchline/features/catalog/product';
import { bagStore } from '@touchline/features/cart/bag';
import { HeartButton } from '@touchline/features/wishlist';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyView } from '../../shell/lazyFeature.tsx';
import { Rails } from '../shared/Rails.tsx';
import { useStore, useStores } from '../../state/StoresContext.ts';
import { useHeart } from '../../shell/useHeart.ts';

// Loaded where a product has them.
const Personalise = lazyView({ load: () => import('./Personalise.tsx') });
const GiftDetails = lazyView({ load: () => import('./GiftDetails.tsx') });
const Launch = lazyView({ load: () => import('./ProductLaunch.tsx') });
const ProductInStore = lazyView({ load: () => import('./ProductInStore.tsx') });
const Promised = lazyView({ load: () => import('./ProductPromise.tsx') });
const Reviews = lazyView({ load: () => import('./ProductReviews.tsx'), within: '400px' });

export const ProductView = observer(function ProductView() {
  const store = useStore(productStore);
  const heart = useHeart();
  const { session, site } = useStores();
  const { product } = store;
  // What the browser alone asks for. No transition: one would wait for the code, which is loaded once this is shown.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const sku = isInBrowser ? store.promisedSku : undefined;
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
          product?.deliveryKind === 'egiftcard' ? (
            <GiftDetails key={product.id} product={product} onCheck={takeCheck} />
          ) : product?.personalisation ? (
            <Personalise key={product.id} product={product} onCheck={takeCheck} />
          ) : undefined
        }
        launch={product && product.events.length > 0 ? <Launch product={product} /> : undefined}
        storeStock={
          site.market.hasStores ? (
            <div style={{ minBlockSize: 92 }}>{isInBrowser ? <ProductInStore /> : null}</div>
          ) : undefined
        }
        promise={sku === undefined ? undefined : <Promised productId={sku} />}
        onBeforeAdd={() => check.current?.() ?? Promise.resolve(true)}
        action={product ? <HeartButton product={product} variant="outlined" {...heart} /> : undefined}
      />
      {product ? <Reviews key={`reviews of ${product.id}`} product={product} /> : null}
      {product ? <Rails place="product" isCertain={product.recommendationsEnabled} /> : null}
    </>
  );
});
