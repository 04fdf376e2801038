import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import type { PickupChooserProps } from './PickupChooser.tsx';

/** The chooser, loaded the first time that it is opened. Where it can not be loaded its store says so. */
export const LazyPickupChooser = observer(function LazyPickupChooser(props: PickupChooserProps) {
  const { isOpen, closeAsMissing } = props.store;
  const [Chooser, setChooser] = useState<ComponentType<PickupChooserProps>>();
  useEffect(() => {
    if (!isOpen || Chooser) return;
    import('./PickupChooser.tsx').then(
      ({ PickupChooser }) => setChooser(() => PickupChooser),
      closeAsMissing,
    );
  }, [isOpen, Chooser, closeAsMissing]);
  return Chooser ? <Chooser {...props} /> : null;
});
