import { useSyncExternalStore } from 'react';
import { FramedPage } from '../app/FramedPage.tsx';
import { useStores } from '../app/StoresContext.ts';
import type { ShownPage } from './ShownPage.ts';

/** The page being shown. */
export function CurrentPage({ page }: { page: ShownPage }) {
  const { session } = useStores();
  const { View, frame, key, path, search, isGoing, isPersonal } = useSyncExternalStore(
    page.subscribe,
    page.get,
    page.get,
  );
  return (
    <FramedPage path={path} search={search} frame={frame} isGoing={isGoing}>
      {/* What a view keeps of one person is not another's. */}
      <View key={isPersonal ? `${key} ${session.version}` : key} />
    </FramedPage>
  );
}
