import { StrictMode, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { TranslatorContext } from '@touchline/features/platform/i18n';
import { SiteContext } from '@touchline/features/platform/site';
import type { Stores } from '../state/Stores.ts';
import { StoresContext } from '../state/StoresContext.ts';
import { HydrationContext, type Hydration } from './useIsHydrated.ts';

interface AppProps {
  stores: Stores;
  /** Called once the page is hydrated. */
  onHydrated?: () => void;
  children: ReactNode;
}

/** The providers that the views of every page need. */
export function App({ stores, onHydrated, children }: AppProps) {
  const version = useSyncExternalStore(stores.subscribe, stores.getVersion, stores.getVersion);
  // oxlint-disable-next-line react/exhaustive-deps -- the stores are the same object with other contents
  const context = useMemo(() => ({ stores }), [stores, version]);
  const [hydration] = useState<Hydration>({ isDone: false, onDone: onHydrated });
  return (
    <StrictMode>
      <TranslatorContext value={stores.translator}>
        <SiteContext value={stores.site}>
          <StoresContext value={context}>
            <HydrationContext value={hydration}>{children}</HydrationContext>
          </StoresContext>
        </SiteContext>
      </TranslatorContext>
    </StrictMode>
  );
}
