import { Suspense, useContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { newsletterPages } from '@touchline/contract/newsletter/constants';
import { useKeptFocus, useTranslatedPage } from '@touchline/design-system/foundations';
import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { SnackbarRegion } from '@touchline/design-system/Snackbar';
import { observer } from 'mobx-react-lite';
import { DialogRoot, dialogStore } from '@touchline/features/platform/dialogs';
import { Footer, footerContent } from '@touchline/features/shell/footer';
import { CheckoutHeader, Header, headerMessages, headerStore } from '@touchline/features/shell/header';
import { useMessages } from '@touchline/features/platform/i18n';
import type { FrameName } from '@touchline/features/platform/module';
import { CardActionContext, CardMemberContext } from '@touchline/features/catalog/productCard';
import { SearchBox, SearchToggle, searchStore } from '@touchline/features/catalog/search';
import { savedProductsStore } from '@touchline/features/wishlist';
import type { AssociatePlaceProps } from './AssociatePlace.tsx';
import { CardHeart } from './CardHeart.tsx';
import type { HeaderVoucherProps } from './HeaderVoucher.tsx';
import { HeartForm } from './HeartForm.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { lazyView } from './lazyFeature.tsx';
import { newsletter, region } from './lazyFeatures.ts';
import { snackbars } from '../state/snackbars.ts';
import { useStore, useStores } from '../state/StoresContext.ts';
import type { RemoteHeaderPlaceProps } from './RemoteHeaderPlace.tsx';
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

const loadBroken = async () => (await import('../routes/notFound/BrokenView.tsx')).BrokenView;

const nothing = () => null;
// Only where the market has an app.
const AppBannerPlace = lazyView<{ path: string }>({
  load: () => import('./AppBannerPlace.tsx'),
  otherwise: nothing,
});
const AssociatePlace = lazyView<AssociatePlaceProps>({
  load: () => import('./AssociatePlace.tsx'),
  otherwise: nothing,
});
// Other applications: only where the market has them.
const ChatPlace = lazyView<object>({ load: () => import('./ChatPlace.tsx'), otherwise: nothing });
const RemoteHeaderPlace = lazyView<RemoteHeaderPlaceProps>({
  load: () => import('./RemoteHeaderPlace.tsx'),
  otherwise: ({ children }) => children,
});
const HeaderVoucher = lazyView<HeaderVoucherProps>({
  load: () => import('./HeaderVoucher.tsx'),
  otherwise: nothing,
});

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
  const isRefreshed = stores.ports.flags.value('mobileHeaderRefresh');
  const { associate, membership } = stores.session;
  const isHydrated = useIsHydrated();
  const hydration = useContext(HydrationContext);
  useEffect(() => {
    if (!isHydrated || hydration.isDone) return;
    hydration.isDone = true;
    hydration.onDone?.();
  }, [hydration, isHydrated]);
  const voucher = isHydrated ? membership?.voucher : undefined;
  const account = useHeaderAccount(path, voucher ? <HeaderVoucher {...{ voucher, path }} /> : undefined);
  const saved = useStore(savedProductsStore);
  // A search that is over leaves the field; what is being typed stays.
  const shownPath = useRef(path);
  useEffect(() => {
    const isLeft = shownPath.current === '/search' && path !== '/search';
    shownPath.current = path;
    if (isLeft && !search.searchFocused) search.show('');
  }, [path, search]);
  const openNewsletter = (start: { email?: string; source?: string }) =>
    newsletter.open(stores, newsletterPages.signUp, (feature) => feature.openNewsletter(stores, start));
  const handleNewsletter = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openNewsletter({ source: 'header' });
  };
  const handleLanguage = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    region.open(stores, '/country-selector.html', ({ openLanguageChoice }) =>
      openLanguageChoice(stores, path + query),
    );
  };
  const { market } = stores.site;
  const { flags } = stores.ports;
  const ownNews = header.usps.length > 0 ? <UspPlace items={header.usps} /> : undefined;
  const bandNews =
    isHydrated && market.remoteHeader && flags.value('remoteHeader') ? (
      <RemoteHeaderPlace>{ownNews ?? header.messages[0]}</RemoteHeaderPlace>
    ) : (
      ownNews
    );
  useKeptFocus();
  useTranslatedPage();
  return (
    <DialogRoot store={dialogs} stores={stores} isPaying={frame === 'checkout'}>
      {associate && isHydrated ? <AssociatePlace associate={associate} /> : null}
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
            news={bandNews}
            search={<SearchBox store={search} />}
            searchToggle={<SearchToggle store={search} look={isRefreshed ? 'row' : 'icon'} />}
            isRefreshed={isRefreshed}
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
            onNewsletter={(email) => openNewsletter({ email })}
            onLanguage={handleLanguage}
          />
        </Suspense>
      )}
      {frame === 'shop' && isHydrated && market.hasApp ? <AppBannerPlace path={path} /> : null}
      {frame === 'shop' && isHydrated && market.chat && flags.value('CHAT_MF_ENABLED') ? <ChatPlace /> : null}
      <LiveRegion />
      <SnackbarRegion queue={news} closeLabel={t('header.close')} />
    </DialogRoot>
  );
});
