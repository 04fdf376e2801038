import type { StartCurtainContent } from '@touchline/contract/content/schema';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useStartCurtain } from '../../platform/dialogs/index.ts';
import type { StartCurtainProps } from './StartCurtain.tsx';
import type { StartCurtainStore } from './StartCurtainStore.ts';

// A page whose code for it cannot be loaded begins without it.
const StartCurtain = lazy<ComponentType<StartCurtainProps & { onFailed: () => void }>>(() =>
  import('./StartCurtain.tsx').then(
    ({ StartCurtain: View }) => ({ default: View }),
    () => ({ default: NoCurtain }),
  ),
);

function NoCurtain({ onFailed }: { onFailed: () => void }) {
  useEffect(onFailed, [onFailed]);
  return null;
}

export interface StartCurtainPlaceProps {
  store: StartCurtainStore;
  curtain: StartCurtainContent;
}

/**
 * Lets the curtain down over a hydrated page. It makes way for the most urgent dialogs; the others wait from the first
 * moment.
 */
export const StartCurtainPlace = observer(function StartCurtainPlace({
  store,
  curtain,
}: StartCurtainPlaceProps) {
  const { begin, leave, raise, shown } = store;
  useEffect(() => {
    begin(curtain.id);
    return leave;
  }, [begin, leave, curtain.id]);
  const isOpen = useStartCurtain(shown !== undefined);
  if (shown === undefined) return null;
  return (
    <Suspense fallback={null}>
      <StartCurtain curtain={curtain} isOpen={isOpen} onRaise={raise} onFailed={leave} />
    </Suspense>
  );
});
