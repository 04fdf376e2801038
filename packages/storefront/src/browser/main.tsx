import { keepBasketCount } from '@touchline/features/cart/basket/basketCount';
import { autorun } from 'mobx';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadMessages, messagesLanguage } from '@touchline/features/platform/i18n';
import { i18nextTranslator } from '@touchline/features/platform/i18n/i18nextTranslator';
import { followAuthentication } from '@touchline/features/platform/session';
import { Site } from '@touchline/features/platform/site';
import { savedProductsStore } from '@touchline/features/wishlist';
import { App } from '../shell/App.tsx';
import { composeStores } from '../state/composeStores.ts';
import type { ShopAddress } from '../routes/inAppNavigation.ts';
import { login } from '../shell/lazyFeatures.ts';
import { followMembership, openNewsletterByItself, suggestRegion } from '../shell/opensByItself.ts';
import { messagesOf, type Page } from '../routes/page.ts';
import { pageView, trackPage } from '../routes/pageView.ts';
import { shellMessages } from '../shell/shell.ts';
import { stateElementId, type PageState } from '../state/state.ts';
import type { Stores } from '../state/Stores.ts';
import type { ConsentStart } from './consent/startConsent.ts';
import { browserPorts, type BrowserPorts } from './browserPorts.ts';
import { followPrivacyLinks } from './followPrivacyLinks.ts';
import { followVisitor } from './followVisitor.ts';
import { listenForErrors } from './errors/listenForErrors.ts';
import { postTask } from './postTask.ts';
import { prefetchOnIntent } from './prefetch/prefetchOnIntent.ts';
import { rootErrors } from './errors/rootErrors.ts';
import { CurrentPage } from './navigation/CurrentPage.tsx';
import { followLinks } from './navigation/followLinks.ts';
import { LazyRouter } from './navigation/LazyRouter.ts';
import { ScrollRestoration } from './navigation/scrollRestoration.ts';
import { Tabs } from './Tabs.ts';

/** Loads the code for API calls on the first touch or key, so that it is ready when a call is made. */
function fetchCallsEarly(): void {
  const events = ['pointerdown', 'keydown'] as const;
  const fetchThem = (): void => {
    for (const event of events) removeEventListener(event, fetchThem, true);
    // When offline, the call itself reports the problem.
    void Promise.allSettled([
      import('@touchline/contract/client/transport'),
      import('@touchline/contract/product/endpoints'),
      import('@touchline/contract/basket/endpoints'),
      import('@touchline/contract/client/basket'),
      import('@touchline/features/cart/basket'),
    ]);
  };
  for (const event of events) addEventListener(event, fetchThem, { capture: true, passive: true });
}

/** Resolves once the web fonts are there, or late: a question that opens by itself would move when they come. */
function fontsThere(): Promise<unknown> {
  const there = window.touchlineBootstrap?.fonts ?? document.fonts.ready;
  return Promise.race([there, new Promise((resolve) => setTimeout(resolve, 2_000))]);
}

/** Loads the code of consent and analytics after everything the page itself needs. */
function startConsentLate(
  stores: Stores,
  ports: BrowserPorts,
  { environment, remotes, flags }: Pick<PageState, 'environment' | 'remotes' | 'flags'>,
  router: LazyRouter,
): void {
  const onPage: ConsentStart['onPage'] = (listener) => router.onPage(({ path }) => listener(path));
  const load = () =>
    Promise.all([
      import('./consent/startConsent.ts'),
      import('./analytics/startAnalytics.ts'),
      import('./views/followViews.ts'),
      fontsThere(),
    ])
      .then(([{ startConsent }, { startAnalytics }, { followViews }]) => {
        const consent = startConsent({ stores, onPage, remote: remotes?.cookieConsent });
        followViews({ stores, onPage });
        return startAnalytics({
          late: ports.analytics,
          needs: ports,
          ...{ site: stores.site, environment, tagManager: remotes?.tagManager, consent },
          ...{ flags, translations: stores.translator.language },
        });
      })
      .catch((error: unknown) => ports.reporter.report('Consent and analytics could not start', error));
  if (document.readyState === 'complete') void load();
  else addEventListener('load', () => void load(), { once: true });
}

/**
 * Loads the code that fetches the pages in view, for a screen without a pointer: once the page was touched or scrolled,
 * because who only reads the first screen needs none of it.
 */
function prefetchInViewportLate(shop: ShopAddress, router: LazyRouter, { reporter }: BrowserPorts): void {
  const signs = ['touchstart', 'scroll'] as const;
  const start = (): void => {
    for (const sign of signs) removeEventListener(sign, start);
    import('./prefetch/prefetchInViewport.ts')
      .then(({ prefetchInViewport }) => prefetchInViewport(router, shop))
      .catch((error: unknown) => reporter.report('Pages in view cannot be fetched ahead', error));
  };
  if (scrollY > 0) start();
  else for (const sign of signs) addEventListener(sign, start, { passive: true });
}

let router: LazyRouter | undefined;

/** The page that the server rendered: its address is one of the shop's own files. */
async function ownPage(script: string): Promise<Page> {
  const { origin, href } = new URL(script, location.href);
  if (origin !== location.origin) throw new TypeError(script);
  return ((await import(/* @vite-ignore */ href)) as { page: Page }).page;
}

async function start(root: Element): Promise<void> {
  const state = JSON.parse(document.getElementById(stateElementId)?.textContent ?? '') as PageState;
  const site = new Site(state.site);
  const { sitePath } = site.language;

  const ports = browserPorts(
    state,
    {
      go: (path, options) => {
        if (router) router.navigate(site.href(path), options);
        else location.assign(site.href(path));
      },
      onRouteEnd: (listener) => router?.onRouteEnd(listener),
    },
    {
      onUnauthorised: () => stores.session.refreshIfKnown(),
      onWritten: () => {
        ports.prefetched.clear();
        tabs.tell();
      },
    },
  );
  const tabs = new Tabs(ports);
  listenForErrors(ports.reporter);
  const translator = i18nextTranslator(messagesLanguage(site), (key) =>
    ports.reporter.report(`No message for ${key}`),
  );
  const stores = composeStores({
    ...{ ports, site, translator },
    ...{ session: state.session, snapshots: state.stores },
  });
  const { session } = stores;
  autorun(() => {
    const { bagCount, isSignedIn } = stores.session;
    if (bagCount !== undefined) keepBasketCount(ports, bagCount, isSignedIn);
  });
  const joinVisitor = followVisitor({
    ...{ session, tabs, needs: ports, isKnown: state.session !== undefined },
    onKnown: () => void stores.of(savedProductsStore).join(),
  });
  session.onIdentityChange(() => router?.revalidatePersonal());

  const { script, ...route } = state.page;
  const loadPage = async (): Promise<Page> => {
    const own = await ownPage(script);
    await loadMessages(translator, messagesOf(own));
    return own;
  };
  const [page] = await Promise.all([loadPage(), loadMessages(translator, shellMessages)]);
  const scroll = new ScrollRestoration(ports);
  const first = { page, address: location.pathname + location.search };
  const pages = new LazyRouter(pageView(page, route, location), ports, (lazy) =>
    import('./navigation/startRouter.ts').then(({ startRouter }) =>
      startRouter({ lazy, stores, first, scroll, origin: state.origin, cache: ports.prefetched }),
    ),
  );
  router = pages;
  const track = () => trackPage(pages.get(), stores);
  pages.onPage(track);
  // Back to a page that the browser has kept as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && track());
  await postTask(() => {
    for (const { event, fields } of state.events ?? []) ports.analytics.track(event, fields);
    track();
  });
  const follow = followAuthentication({
    stores,
    openFreshLogin: (email) =>
      login.begin(stores, 'Fresh authentication could not open', ({ requestFreshLogin }) =>
        requestFreshLogin(stores, { email, isInCheckout: pages.get().frame === 'checkout' }),
      ),
  });
  pages.onPage(({ id }) => {
    void follow(id);
    openNewsletterByItself(stores, id, location.search);
    followMembership(stores, id);
  });
  fetchCallsEarly();
  const isCheckoutElsewhere = ports.flags.value('checkoutMicroapp') || state.isCheckoutLoadedAnew === true;
  const shop = { origin: location.origin, sitePath, isCheckoutElsewhere };
  followLinks(pages, shop);
  prefetchOnIntent(pages, shop);
  const handleHydrated = (): void => {
    followPrivacyLinks(stores);
    window.touchlineBootstrap?.hydrated();
    void postTask(joinVisitor);
    void postTask(() => startConsentLate(stores, ports, state, pages));
    void postTask(() => {
      const { id } = pages.get();
      void follow(id);
      openNewsletterByItself(stores, id, location.search);
      if (matchMedia('(hover: none)').matches) prefetchInViewportLate(shop, pages, ports);
      if (state.knowsCountry) suggestRegion(stores, id);
      followMembership(stores, id);
    });
  };
  await postTask(() => {
    startTransition(() => {
      hydrateRoot(
        root,
        <App stores={stores} onHydrated={handleHydrated}>
          <CurrentPage router={pages} />
        </App>,
        rootErrors(ports.reporter),
      );
    });
  });
}

const root = document.getElementById('root');
// A slow phone has just been busy evaluating the files.
if (root)
  postTask(() => start(root)).catch((error: unknown) => {
    window.touchlineBootstrap?.failed();
    throw error;
  });
