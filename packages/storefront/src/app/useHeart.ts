import { savedProductsStore, type HeartOutcome, type SavedProductsStore } from '@touchline/features/wishlist';
import { openAuthFlowLate } from './openAuthFlowLate.ts';
import { useStore, useStores } from './StoresContext.ts';

/** The hearts of the visitor, and what follows a press on one. */
export function useHeart(): { store: SavedProductsStore; onOutcome: (outcome: HeartOutcome) => void } {
  const stores = useStores();
  const store = useStore(savedProductsStore);
  const { signInPath } = stores.site;
  return {
    store,
    onOutcome: (outcome) => {
      if (outcome.kind === 'saved' && store.offersSignIn && signInPath !== undefined)
        openAuthFlowLate(stores, { view: 'email' }, signInPath);
      else
        void import('./showHeartOutcome.ts')
          .then(({ showHeartOutcome }) => showHeartOutcome(stores, outcome))
          .catch((error: unknown) => stores.ports.reporter.report('A message could not be shown.', error));
    },
  };
}
