import { basketStore } from '@touchline/features/cart/basket';
import {
  PersonalBanner,
  type PageVisit,
  personalisationMessages,
  personalisationStore,
} from '@touchline/features/catalog/personalisation';
import { consentStore } from '@touchline/features/consent/consent';
import { productStore } from '@touchline/features/catalog/product';
import {
  RecentlyViewed,
  recentlyViewedMessages,
  recentlyViewedStore,
  smallListLength,
} from '@touchline/features/catalog/recentlyViewed';
import {
  RecommendationRail,
  recommendationRailStore,
  recommendationsMessages,
} from '@touchline/features/catalog/recommendations';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RailsPlace } from './Rails.tsx';
import type { Stores } from '../../state/Stores.ts';
import { useStore, useStores } from '../../state/StoresContext.ts';

const bases = { home: 'views', product: 'product', cart: 'bag' } as const;

/** Ids of the products in the bag, without their sizes. */
async function bagOf(stores: Stores): Promise<string[]> {
  const basket = stores.of(basketStore);
  await stores.session.settled();
  if (!stores.session.bagCount) return [];
  await basket.load().catch(() => undefined);
  return basket.lines.map(({ baseProductId }) => baseProductId);
}

/** What the personalisation engine is told of the home page. */
function visitOf(stores: Stores, products: readonly string[]): PageVisit {
  const { lines } = stores.of(basketStore);
  return {
    ...{ url: location.href, path: '/', route: 'home', referrer: document.referrer, products },
    userAgent: navigator.userAgent,
    loggedIn: stores.session.isSignedIn,
    browserLanguage: navigator.language,
    inPortraitMode: innerHeight > innerWidth,
    cartLines: lines.map(({ productId, baseProductId, quantity, currency, pricing }) => ({
      ...{ sku: productId, pid: baseProductId, quantity, currency, value: String(pricing.total) },
    })),
  };
}

/** Loads both rails: what goes with the product, the bag or the recent views, and those views themselves. */
async function loadRails(stores: Stores, place: RailsPlace, hasBanner: boolean): Promise<void> {
  const views = stores.of(recentlyViewedStore);
  const rail = stores.of(recommendationRailStore);
  const { product } = stores.of(productStore);
  const shown = place === 'product' && product ? { id: product.id, model: product.model_number } : undefined;
  const bag = await bagOf(stores);
  const seen = views.entriesBeside(shown).map((entry) => entry.product);
  const seeds = { home: seen, product: shown ? [shown.id] : [], cart: bag }[place];
  const isOff = place === 'product' && product?.recommendationsEnabled === false;
  await Promise.all([
    hasBanner ? stores.of(personalisationStore).decide(visitOf(stores, seen)) : undefined,
    views.load(shown, place === 'cart' ? smallListLength : undefined),
    seeds.length > 0 && !isOff ? rail.load({ seeds, without: bag }) : undefined,
  ]);
}

export const messages = [recommendationsMessages, recentlyViewedMessages, personalisationMessages];

/** The rails of a page. */
export default observer(function RailsView(props: { place: RailsPlace; hasBanner: boolean }) {
  const { place } = props;
  const hasBanner = place === 'home' && props.hasBanner;
  const stores = useStores();
  const { ports } = stores;
  const views = useStore(recentlyViewedStore);
  const rail = useStore(recommendationRailStore);
  const basket = useStore(basketStore);
  const personalisation = useStore(personalisationStore);
  const product = useStore(productStore).productId;
  // The home page asks once, whatever becomes known of the bag meanwhile.
  const bag = place === 'home' ? undefined : stores.session.bagCount;
  useEffect(() => {
    loadRails(stores, place, hasBanner).catch((error: unknown) =>
      ports.reporter.report('Products could not be suggested', error),
    );
    // Another product or another bag has other rails.
  }, [stores, ports, place, hasBanner, product, bag, views, rail]);
  const isPersonal = hasBanner && stores.of(consentStore).stateOf('personalisation') === 'granted';
  const hasSeeds = place !== 'cart' || basket.lines.length > 0;
  return (
    <>
      {isPersonal ? <PersonalBanner store={personalisation} /> : null}
      {hasSeeds ? <RecommendationRail store={rail} basis={bases[place]} /> : null}
      <RecentlyViewed store={views} />
    </>
  );
});
