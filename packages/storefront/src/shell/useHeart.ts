import { savedProductsStore, type HeartOutcome, type SavedProductsStore } from '@touchline/features/wishlist';
import { authFlow, heartOutcome } from './lazyFeatures.ts';
import { useStore, useStores } from '../state/StoresContext.ts';

/** The hearts of the visitor, and what follows a press on one. */
export function useHeart(): { store: SavedProductsStore; onOutcome: (outcome: HeartOutcome) => void } {
  const stores = useStores();
  const store = useStore(savedProductsStore);
  const { signInPath } = stores.site;
  return {
    store,
    onOutcome: (outcome) => {
      if (outcome.kind === 'saved' && store.offersSignIn && signInPath !== undefined)
        authFlow.open(stores, signInPath, ({ openAuthFlow }) => openAuthFlow(stores, { view: 'email' }));
      else
        heartOutcome.begin(stores, 'A message could not be shown.', ({ showHeartOutcome }) =>
          showHeartOutcome(stores, outcome),
        );
    },
  };
}
