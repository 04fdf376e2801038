import { bagMessages, bagStore } from '@touchline/features/cart/bag';
import { loadMessages } from '@touchline/features/platform/i18n';
import type { CardProduct } from '@touchline/features/catalog/productCard';
import { MoveToBagDialog, MoveToBagStore, wishlistMessages } from '@touchline/features/wishlist';
import { useEffect, useState } from 'react';
import { snackbars } from '../../state/snackbars.ts';
import { useStore, useStores } from '../../state/StoresContext.ts';

export interface MoveToBagProps {
  product: CardProduct;
  onClose: () => void;
  /** Takes the product off the list; returns what puts it back. */
  onMoved: () => Promise<() => void>;
}

/** The choice of a size on the wishlist; its code and its messages come with the first one. */
export default function MoveToBag({ product, onClose, onMoved }: MoveToBagProps) {
  const stores = useStores();
  const queue = useStore(snackbars);
  const bag = useStore(bagStore);
  const { translator } = stores;
  const [store] = useState(() => new MoveToBagStore(stores.ports, bag, product.id));
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void loadMessages(translator, [wishlistMessages, bagMessages]).then(() => setReady(true));
  }, [translator]);
  const handleMoved = async () => {
    onClose();
    const undo = await onMoved();
    const { name } = product;
    queue.show({
      text: translator.translate('wishlist', 'bag.moved', { name }),
      action: { label: translator.translate('wishlist', 'bag.keep'), onAction: undo },
    });
  };
  return isReady ? (
    <MoveToBagDialog {...{ store, onClose }} isOpen name={product.name} onMoved={() => void handleMoved()} />
  ) : null;
}
