import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { PickupChooserProps } from './PickupChooser.tsx';

const PickupChooser = lazy(async () => ({ default: (await import('./PickupChooser.tsx')).PickupChooser }));

/** The chooser, loaded the first time that it is opened. */
export const LazyPickupChooser = observer(function LazyPickupChooser(props: PickupChooserProps) {
  const { wasOpened } = props.store;
  return wasOpened ? (
    <Suspense fallback={null}>
      <PickupChooser {...props} />
    </Suspense>
  ) : null;
});
