import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useKeptFocus, useTranslatedPage } from '@touchline/design-system/foundations';
import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { SnackbarRegion } from '@touchline/design-system/Snackbar';
import { observer } from 'mobx-react-lite';
import { DialogRoot, dialogStore } from '@touchline/features/dialogs';
import { Footer, footerContent } from '@touchline/features/footer';
import { CheckoutHeader, Header, headerMessages, headerStore } from '@touchline/features/header';
import { useMessages } from '@touchline/features/i18n';
import type { FrameName } from '@touchline/features/module';
import { CardActionContext, CardMemberContext } from '@touchline/features/productCard';
import { SearchBox, searchStore } from '@touchline/features/search';
import { savedProductsStore } from '@touchline/features/wishlist';
import { CardHeart } from './CardHeart.tsx';
import { HeartForm } from './HeartForm.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { snackbars } from './snackbars.ts';
import { openNewsletterLate } from './openNewsletterLate.ts';
import { openLanguageLate } from './openRegionLate.ts';
import { useStore, useStores } from './StoresContext.ts';
import { UspPlace } from './UspPlace.tsx';
import { useHeaderAccount } from './useHeaderAccount.ts';
import { HydrationContext, useIsHydrated } from './useIsHydrated.ts';

interface PageFrameProps {
  /** Path of the page below the site path. */
  path: string;
  /** Query of its address. */
  search?: string;
  frame?: FrameName;
  /** Another page is being fetched. */
  isNavigating?: boolean;
  children: ReactNode;
}

const loadBroken = async () => (await import('../pages/notFound/BrokenView.tsx')).BrokenView;

// Only where the market has an app; without its code the page stays as it is.
const AppBannerPlace = lazy<ComponentType<{ path: string }>>(() =>
  import('./AppBannerPlace.tsx').catch(() => ({ default: () => null })),
);

const HeaderVoucher = lazy(() => import('./HeaderVoucher.tsx'));

/** What surrounds every page: header, the page itself, footer. */
export const PageFrame = observer(function PageFrame({
  path,
  search: query = '',
  frame = 'shop',
  isNavigating = false,
  children,
}: PageFrameProps) {
  const stores = useStores();
  const dialogs = useStore(dialogStore);
  const header = useStore(headerStore);
  const search = useStore(searchStore);
  const footer = useStore(footerContent);
  const news = useStore(snackbars);
  const t = useMessages(headerMessages);
  const { membership } = stores.session;
  const isHydrated = useIsHydrated();
  const hydration = useContext(HydrationContext);
  useEffect(() => {
    if (!isHydrated || hydration.isDone) return;
    hydration.isDone = true;
    hydration.onDone?.();
  }, [hydration, isHydrated]);
  const voucher = isHydrated ? membership?.voucher : undefined;
  const account = useHeaderAccount(
    path,
    voucher ? (
      <Suspense fallback={null}>
        <HeaderVoucher {...{ voucher, path }} />
      </Suspense>
    ) : undefined,
  );
  const saved = useStore(savedProductsStore);
  // A search that is over leaves the field; what is being typed stays.
  const shownPath = useRef(path);
  useEffect(() => {
    const isLeft = shownPath.current === '/search' && path !== '/search';
    shownPath.current = path;
    if (isLeft && !search.searchFocused) search.show('');
  }, [path, search]);
  const handleNewsletter = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openNewsletterLate(stores, { source: 'header' });
  };
  const handleLanguage = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openLanguageLate(stores, path + query);
  };
  useKeptFocus();
  useTranslatedPage();
  return (
    <DialogRoot store={dialogs} stores={stores} isPaying={frame === 'checkout'}>
      {frame === 'checkout' ? (
        <CheckoutHeader />
      ) : (
        <Suspense>
          <Header
            store={header}
            path={path}
            query={query}
            bagCount={stores.session.bagCount}
            wishlist={{ count: saved.count }}
            account={account}
            onNewsletter={handleNewsletter}
            onLanguage={handleLanguage}
            news={header.usps.length > 0 ? <UspPlace items={header.usps} /> : undefined}
            search={<SearchBox store={search} />}
          />
        </Suspense>
      )}
      <Suspense>
        <main id="main" aria-busy={isNavigating || undefined}>
          <PageBoundary path={path} loadBroken={loadBroken}>
            <CardMemberContext value={membership?.isMember ?? false}>
              <CardActionContext value={frame === 'shop' ? CardHeart : undefined}>
                {children}
              </CardActionContext>
            </CardMemberContext>
          </PageBoundary>
        </main>
      </Suspense>
      {frame === 'shop' && <HeartForm path={path + query} />}
      {frame === 'shop' && (
        <Suspense>
          <Footer
            content={footer}
            onNewsletter={(email) => openNewsletterLate(stores, { email })}
            onLanguage={handleLanguage}
          />
        </Suspense>
      )}
      {frame === 'shop' && isHydrated && stores.site.market.hasApp ? (
        <Suspense fallback={null}>
          <AppBannerPlace path={path} />
        </Suspense>
      ) : null}
      <LiveRegion />
      <SnackbarRegion queue={news} closeLabel={t('header.close')} />
    </DialogRoot>
  );
});
