import { StrictMode, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteContext } from '@touchline/features/site';
import type { Stores } from './Stores.ts';
import { StoresContext } from './StoresContext.ts';

interface AppProps {
  stores: Stores;
  /** Called once the page answers to the script. */
  onHydrated?: () => void;
  children: ReactNode;
}

/** Everything the views of a page stand on. */
export function App({ stores, onHydrated, children }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <I18nextProvider i18n={stores.i18n}>
        <SiteContext value={stores.site}>
          <StoresContext value={stores}>{children}</StoresContext>
        </SiteContext>
      </I18nextProvider>
    </StrictMode>
  );
}
