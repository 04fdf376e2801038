import { useReturnFocus } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import type { BagStore } from './BagStore.ts';

export interface AddedToBagProps {
  store: BagStore;
}

/** The dialog could not be loaded: the bag is opened, as without JavaScript. */
const BagInstead = observer(function BagInstead({ store }: AddedToBagProps) {
  const { isBagModalOpen, showBag } = store;
  useEffect(() => {
    if (isBagModalOpen) showBag();
  }, [isBagModalOpen, showBag]);
  return null;
});

// The dialog adds 13 KB: its code is loaded when something is added to the bag.
const Dialog = lazyPart(async () => (await import('./AddedToBagDialog.tsx')).AddedToBagDialog, BagInstead);

/** The dialog after something was added to the bag. Can be placed anywhere on a page that has a bag. */
export const AddedToBag = observer(function AddedToBag({ store }: AddedToBagProps) {
  // Stays mounted once loaded, so that the closing animation can run.
  const [wasOpen, setWasOpen] = useState(false);
  if (store.isBagModalOpen && !wasOpen) setWasOpen(true);
  // Back to this page must not show it again.
  useEffect(() => () => store.closeModal(), [store]);
  useReturnFocus(store.isBagModalOpen);
  if (!wasOpen && !store.isBagModalOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog store={store} />
    </Suspense>
  );
});
