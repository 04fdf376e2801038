import { createContext, use } from 'react';
import type { StoreDefinition, Stores } from './Stores.ts';

export const StoresContext = createContext<Stores | undefined>(undefined);

/** One store of this session. */
export function useStore<Store, Snapshot>(definition: StoreDefinition<Store, Snapshot>): Store {
  return useStores().of(definition);
}

/** The stores of this session. */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores() needs a <StoresContext> above it.');
  return stores;
}
