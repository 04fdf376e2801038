import { useReturnFocus } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { BagStore } from './BagStore.ts';

// The dialog adds 13 KB: its code is loaded when something is added to the bag.
const Dialog = lazy(async () => ({ default: (await import('./AddedToBagDialog.tsx')).AddedToBagDialog }));

export interface AddedToBagProps {
  store: BagStore;
}

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
