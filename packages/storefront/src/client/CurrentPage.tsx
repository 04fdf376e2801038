import { useSyncExternalStore } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import type { Navigator } from './Navigator.ts';

/** The page being shown. */
export function CurrentPage({ navigator }: { navigator: Navigator }) {
  const { View, frame, key, path, isGoing } = useSyncExternalStore(
    navigator.subscribe,
    navigator.getShown,
    navigator.getShown,
  );
  return (
    <PageFrame path={path} frame={frame} isGoing={isGoing}>
      <View key={key} />
    </PageFrame>
  );
}
