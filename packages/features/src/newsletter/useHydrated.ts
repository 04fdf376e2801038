import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs; before it does, a form is sent by the browser itself. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
