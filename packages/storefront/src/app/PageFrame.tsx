import type { ReactNode } from 'react';
import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { SnackbarRegion } from '@touchline/design-system/Snackbar';
import { observer } from 'mobx-react-lite';
import { Footer } from '@touchline/features/footer';
import { CheckoutHeader, Header, headerMessages } from '@touchline/features/header';
import { useMessages } from '@touchline/features/i18n';
import { SearchBox } from '@touchline/features/search';
import { basketStore, footerContent, headerStore, searchStore } from './shell.ts';
import type { Page } from './page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { snackbars } from './snackbars.ts';
import { useStore } from './StoresContext.ts';

interface PageFrameProps {
  /** Path of the page below the site path. */
  path: string;
  frame?: Page['frame'];
  /** Another page is being fetched. */
  isGoing?: boolean;
  children: ReactNode;
}

const loadBroken = async () => (await import('../pages/notFound/BrokenView.tsx')).BrokenView;

/** What surrounds every page: header, the page itself, footer. */
export const PageFrame = observer(function PageFrame({
  path,
  frame = 'shop',
  isGoing = false,
  children,
}: PageFrameProps) {
  const header = useStore(headerStore);
  const basket = useStore(basketStore);
  const search = useStore(searchStore);
  const footer = useStore(footerContent);
  const news = useStore(snackbars);
  const t = useMessages(headerMessages);
  return (
    <>
      {frame === 'checkout' ? (
        <CheckoutHeader />
      ) : (
        <Header
          store={header}
          path={path}
          bagCount={basket.productCount}
          search={<SearchBox store={search} />}
        />
      )}
      <main id="main" aria-busy={isGoing || undefined}>
        <PageBoundary path={path} loadBroken={loadBroken}>
          {children}
        </PageBoundary>
      </main>
      {frame === 'shop' && <Footer content={footer} />}
      <LiveRegion />
      <SnackbarRegion queue={news} closeLabel={t('header.close')} />
    </>
  );
});
