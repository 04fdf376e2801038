import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** Whether the page is hydrated: what only the browser can show is not part of what the server has sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
