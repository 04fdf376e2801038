import { useSyncExternalStore } from 'react';
import { FramedPage } from '../app/FramedPage.tsx';
import { useStores } from '../app/StoresContext.ts';
import type { Navigator } from './Navigator.ts';

/** The page being shown. */
export function CurrentPage({ navigator }: { navigator: Navigator }) {
  const { session } = useStores();
  const { View, frame, key, path, search, isGoing, isPersonal } = useSyncExternalStore(
    navigator.subscribe,
    navigator.getShown,
    navigator.getShown,
  );
  return (
    <FramedPage path={path} search={search} frame={frame} isGoing={isGoing}>
      {/* What a view keeps of one person is not another's. */}
      <View key={isPersonal ? `${key} ${session.version}` : key} />
    </FramedPage>
  );
}
