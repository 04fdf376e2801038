import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/**
 * Whether a media query matches, kept up to date. `false` on the server and in the first render, so that both agree. For
 * behaviour only, such as reducing motion; for styling use `media`.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer);
}
