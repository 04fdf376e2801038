import { useEffect } from 'react';
import type { ProductStore } from './ProductStore.ts';

/**
 * Loads a product again that is stale: as soon as the page runs, which may come from a cache, and whenever somebody returns
 * to it from another window. What is shown stays until then, and when it fails.
 */
export function useFreshProduct(store: ProductStore): void {
  useEffect(() => {
    const refresh = () => {
      // The failure is reported by the store; the page keeps what it shows.
      if (document.visibilityState === 'visible') void store.refresh().catch(() => undefined);
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [store]);
}
