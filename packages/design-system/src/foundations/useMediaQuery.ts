import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/**
 * Whether a media query holds, kept up to date. `false` on the server and in the first drawing, so that both agree; for
 * behaviour only, such as moving less: what things look like is for `media` in the styles.
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
