import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script runs: `false` on the server and in the first drawing of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
