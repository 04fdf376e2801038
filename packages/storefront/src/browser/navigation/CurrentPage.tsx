import { useLayoutEffect, useSyncExternalStore } from 'react';
import { RoutedPage } from '../../shell/RoutedPage.tsx';
import type { LazyRouter } from './LazyRouter.ts';

/** The page being shown. */
export function CurrentPage({ router }: { router: LazyRouter }) {
  const { isNavigating, onShown, ...view } = useSyncExternalStore(router.subscribe, router.get, router.get);
  useLayoutEffect(() => onShown?.(), [onShown]);
  return <RoutedPage view={view} isNavigating={isNavigating} />;
}
