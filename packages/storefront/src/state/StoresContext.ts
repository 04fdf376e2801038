import { createContext, useContext } from 'react';
import type { StoreDefinition } from '@touchline/features/platform/module';
import type { Stores } from './Stores.ts';

/** The stores of this session. Another value for each identity, so that views take the new stores. */
export const StoresContext = createContext<{ readonly stores: Stores } | undefined>(undefined);

/** One store of this session. */
export function useStore<Store, Snapshot>(definition: StoreDefinition<Store, Snapshot>): Store {
  return useStores().of(definition);
}

/** The stores of this session. */
export function useStores(): Stores {
  const context = useContext(StoresContext);
  if (!context) throw new Error('useStores() needs a <StoresContext> above it.');
  return context.stores;
}
