import type { ProductSummary } from '@touchline/contract/product/schema';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const opener = useRef<Element>(null);
  const { isBagModalOpen: isOpen } = store;

  // Before the dialog takes focus: after it closes, focus goes back to what opened it.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);

  if (!wasOpen && !store.isBagModalOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog store={store} match={match} />
    </Suspense>
  );
});
