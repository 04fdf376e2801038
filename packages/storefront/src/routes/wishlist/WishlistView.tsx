import type { CardProduct } from '@touchline/features/catalog/productCard';
import { lazyPart } from '@touchline/features/platform/lazyPart';
import { savedProductsStore, WishlistPage, wishlistStore } from '@touchline/features/wishlist';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { heartOutcome } from '../../shell/lazyFeatures.ts';
import { useStore, useStores } from '../../state/StoresContext.ts';
import type { MoveToBagProps } from './MoveToBag.tsx';

/** The choice of a size could not be loaded: the page of the product has it, too. */
function ProductInstead({ product, onClose }: MoveToBagProps) {
  const { ports } = useStores();
  const { url } = product;
  useEffect(() => {
    onClose();
    ports.navigation.go(url);
  }, [onClose, ports, url]);
  return null;
}

const MoveToBag = lazyPart(async () => (await import('./MoveToBag.tsx')).default, ProductInstead);

export const WishlistView = observer(function WishlistView() {
  const stores = useStores();
  const { session, site } = stores;
  const store = useStore(wishlistStore);
  const saved = useStore(savedProductsStore);
  const [chosen, setChosen] = useState<CardProduct>();
  /** Takes a product off the list; returns what puts it back. */
  const takeOff = async (id: string) => {
    const list = store.wishlistCollectionId;
    const toggle = () => saved.toggle(id).then(() => store.showGuestProducts());
    if (session.isSignedIn) await store.removeItem(id);
    else await toggle();
    return () => void (session.isSignedIn ? store.addItem(id, list) : toggle());
  };
  return (
    <>
      <WishlistPage
        store={store}
        saved={saved}
        isSignedIn={session.isSignedIn}
        signInPath={site.signInPath}
        onChooseSize={setChosen}
        onRemoved={(undo) =>
          heartOutcome.begin(stores, 'A message could not be shown.', ({ offerUndo }) =>
            offerUndo(stores, undo),
          )
        }
      />
      {chosen ? (
        <Suspense fallback={null}>
          <MoveToBag
            key={chosen.id}
            product={chosen}
            onClose={() => setChosen(undefined)}
            onMoved={() => takeOff(chosen.id)}
          />
        </Suspense>
      ) : null}
    </>
  );
});
