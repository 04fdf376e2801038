import { useReturnFocus } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { BagStore } from './BagStore.ts';

// The dialog adds 13 KB: its code is loaded when something is added to the bag.
const Dialog = lazyPart(async () => (await import('./AddedToBagDialog.tsx')).AddedToBagDialog, ToTheBag);

/** The dialog could not be loaded: the bag itself shows what is in it. */
function ToTheBag({ store }: AddedToBagProps) {
  const site = useSite();
  const { isBagModalOpen } = store;
  useEffect(() => {
    if (isBagModalOpen) location.assign(site.href('/cart'));
  }, [isBagModalOpen, site]);
  return null;
}

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
