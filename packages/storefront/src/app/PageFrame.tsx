import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Footer } from '@touchline/features/footer';
import { Header } from '@touchline/features/header';
import { SearchBox } from '@touchline/features/search';
import { basketStore, footerContent, headerStore, searchStore } from './shell.ts';
import { useStore } from './StoresContext.ts';

interface PageFrameProps {
  /** Path of the page below the site path. */
  path: string;
  /** Another page is being fetched. */
  isGoing?: boolean;
  children: ReactNode;
}

/** What stands around every page: header, the page, footer. */
export const PageFrame = observer(function PageFrame({ path, isGoing = false, children }: PageFrameProps) {
  const header = useStore(headerStore);
  const basket = useStore(basketStore);
  const search = useStore(searchStore);
  const footer = useStore(footerContent);
  return (
    <>
      <Header
        store={header}
        path={path}
        bagCount={basket.productCount}
        search={<SearchBox store={search} />}
      />
      <main id="main" aria-busy={isGoing || undefined}>
        {children}
      </main>
      <Footer content={footer} />
    </>
  );
});
