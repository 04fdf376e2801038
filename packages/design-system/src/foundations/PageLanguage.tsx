import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useHydrated } from './useHydrated.ts';

/** What react-aria says by itself, such as the number of options, is said in the language of the page. */
export function PageLanguage({ children }: { children: ReactNode }) {
  // The server does not know the page around the component; nothing is said before hydration.
  const locale = useHydrated() ? document.documentElement.lang || 'en' : 'en';
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
