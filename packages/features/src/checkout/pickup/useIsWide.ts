import { breakpoints } from '@touchline/design-system/foundations';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.wide}px)`;

function follow(listener: () => void): () => void {
  const wide = matchMedia(query);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the window is wide. Only for what the browser alone renders: the server has no window. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
