import {
  PartMissing,
  ProductPage,
  productStore,
  type ProductPageProps,
} from '@touchline/features/catalog/product';
import { bagStore } from '@touchline/features/cart/bag';
import type { MissingPartProps } from '@touchline/features/platform/lazyPart';
import { HeartButton } from '@touchline/features/wishlist';
import { Container, Section } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { lazyView } from '../../shell/lazyFeature.tsx';
import { Rails } from '../shared/Rails.tsx';
import { useStore, useStores } from '../../state/StoresContext.ts';
import { useHeart } from '../../shell/useHeart.ts';

const nothing = () => null;

function ReviewsMissing(props: MissingPartProps) {
  return (
    <Container>
      <Section>
        <PartMissing {...props} />
      </Section>
    </Container>
  );
}

// Loaded where a product has them.
const Personalise = lazyView({ load: () => import('./Personalise.tsx'), missing: PartMissing });
const GiftDetails = lazyView({ load: () => import('./GiftDetails.tsx'), missing: PartMissing });
const Launch = lazyView({ load: () => import('./ProductLaunch.tsx'), missing: PartMissing });
const ProductInStore = lazyView({ load: () => import('./ProductInStore.tsx'), otherwise: nothing });
/** Of a page without JavaScript. */
const PlainPromise = lazyView({ load: () => import('./PlainPromise.tsx'), otherwise: nothing });
const Promised = lazyView({ load: () => import('./ProductPromise.tsx'), otherwise: nothing });
// In markets that take wallets of devices.
const ProductExpress = lazyView({ load: () => import('./ProductExpress.tsx'), otherwise: nothing });
const Reviews = lazyView({
  load: () => import('./ProductReviews.tsx'),
  missing: ReviewsMissing,
  within: '400px',
});

type Choose = Parameters<NonNullable<ProductPageProps['express']>>[0];
const express = (choose: Choose) => (
  <InBrowser>
    <ProductExpress choose={choose} />
  </InBrowser>
);

export const ProductView = observer(function ProductView() {
  const store = useStore(productStore);
  const heart = useHeart();
  const { session, site } = useStores();
  const { product } = store;
  const isMade = product?.deliveryKind === 'egiftcard' || product?.personalisation !== undefined;
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
        // Gift cards go by email, and launches have rules of their own.
        express={
          site.market.deviceWallets && product && !product.deliveryKind && product.events.length === 0
            ? express
            : undefined
        }
        launch={product && product.events.length > 0 ? <Launch product={product} /> : undefined}
        storeStock={
          site.market.hasStores ? (
            <div style={{ minBlockSize: 92 }}>
              <InBrowser>
                <ProductInStore />
              </InBrowser>
            </div>
          ) : undefined
        }
        promise={
          <>
            {/* Without JavaScript the page answers for itself. */}
            <noscript>
              <PromisedDelivery isPlain />
            </noscript>
            <InBrowser>
              <PromisedDelivery />
            </InBrowser>
          </>
        }
        onBeforeAdd={isMade ? () => check.current?.() : undefined}
        action={product ? <HeartButton product={product} variant="outlined" {...heart} /> : undefined}
      />
      {product ? <Reviews key={`reviews of ${product.id}`} product={product} /> : null}
      {product ? <Rails place="product" isCertain={product.recommendationsEnabled} /> : null}
    </>
  );
});

const PromisedDelivery = observer(function PromisedDelivery({ isPlain = false }) {
  const { promisedSku } = useStore(productStore);
  if (promisedSku === undefined) return null;
  return isPlain ? <PlainPromise productId={promisedSku} /> : <Promised productId={promisedSku} />;
});

const neverChanges = () => () => undefined;

/**
 * What the browser alone can ask for, because it knows postal code and store: the page is the same for everybody. A part of
 * its own, so that it renders nothing else again; no transition, which would wait for code that is loaded once this is shown.
 */
function InBrowser({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? children : null;
}
