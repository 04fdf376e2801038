import { savedProductsStore, WishlistPage, wishlistStore } from '@touchline/features/wishlist';
import { observer } from 'mobx-react-lite';
import { useStore, useStores } from '../../app/StoresContext.ts';

export const WishlistView = observer(function WishlistView() {
  const stores = useStores();
  const { session, site } = stores;
  return (
    <WishlistPage
      store={useStore(wishlistStore)}
      saved={useStore(savedProductsStore)}
      isSignedIn={session.isSignedIn}
      signInPath={site.signInPath}
      onRemoved={(undo) =>
        void import('../../app/tellHeartOutcome.ts')
          .then(({ offerUndo }) => offerUndo(stores, undo))
          .catch((error: unknown) => stores.ports.reporter.report('A message could not be shown.', error))
      }
    />
  );
});
