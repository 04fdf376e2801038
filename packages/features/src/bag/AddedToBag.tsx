import type { ProductSummary } from '@touchline/contract/product/schema';
import { useReturnFocus } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { BagStore } from './BagStore.ts';

// The dialog brings 13 KB: it comes when something is put in the bag.
const Dialog = lazy(async () => ({ default: (await import('./AddedToBagDialog.tsx')).AddedToBagDialog }));

export interface AddedToBagProps {
  store: BagStore;
  /** One thing that goes well with what was added. */
  match?: ProductSummary | undefined;
}

/** The dialog after something was put in the bag. Stands anywhere on a page that has a bag. */
export const AddedToBag = observer(function AddedToBag({ store, match }: AddedToBagProps) {
  // Once loaded it stays, so that it can leave as slowly as it came.
  const [wasOpen, setWasOpen] = useState(false);
  if (store.isBagModalOpen && !wasOpen) setWasOpen(true);
  useReturnFocus(store.isBagModalOpen);
  if (!wasOpen && !store.isBagModalOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog store={store} match={match} />
    </Suspense>
  );
});
