import { productStore } from '@touchline/features/catalog/product';
import { recentlyViewedStore } from '@touchline/features/catalog/recentlyViewed';
import { countView, viewedInSession } from '@touchline/features/catalog/recommendations';
import { engineSession } from '@touchline/features/catalog/personalisation';
import { consentStore } from '@touchline/features/consent/consent';
import { stored } from '@touchline/features/platform/storage';
import type { Stores } from '../../state/Stores.ts';

/** Remembers the product on show, and counts it. */
export async function recordView(stores: Stores): Promise<void> {
  const { product } = stores.of(productStore);
  await tidyViews(stores);
  if (!product) return;
  stores.of(recentlyViewedStore).see({ id: product.id, model: product.model_number });
  await countView(stores.ports, product.id);
}

/** Removes what must not be remembered: without consent, and of an account that has signed out. */
export async function tidyViews(stores: Stores): Promise<void> {
  await stores.session.settled();
  // Who the visitor is could not be found out: the next page tidies up.
  if (stores.session.bagCount === undefined) return;
  stores.of(recentlyViewedStore).tidy();
  if (stores.of(consentStore).stateOf('personalisation') !== 'granted')
    for (const value of [viewedInSession, engineSession]) stored(stores.ports).remove(value);
}
