import { useEffect } from 'react';
import type { CartStore } from './CartStore.ts';

/** Checks the stock of the bag whenever somebody returns to it from another window. */
export function useStockCheck(store: CartStore): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void store.checkStock();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [store]);
}
