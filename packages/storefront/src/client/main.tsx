import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadMessages, messagesLanguage, smallTranslator } from '@touchline/features/i18n';
import { followAuthentication } from '@touchline/features/session';
import { Site } from '@touchline/features/site';
import { savedProductsStore } from '@touchline/features/wishlist';
import { App } from '../app/App.tsx';
import { composeStores } from '../app/composeStores.ts';
import { followMembershipLate } from '../app/followMembershipLate.ts';
import type { ShopAddress } from '../app/inAppNavigation.ts';
import { openNewsletterByItself } from '../app/openNewsletterLate.ts';
import { suggestRegionLate } from '../app/openRegionLate.ts';
import type { Page } from '../app/page.ts';
import { shellMessages } from '../app/shell.ts';
import { stateElementId, type PageState } from '../app/state.ts';
import type { Stores } from '../app/Stores.ts';
import type { ConsentStart } from './consent/startConsent.ts';
import { browserPorts, type BrowserPorts } from './browserPorts.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { followInterest } from './ahead/followInterest.ts';
import { followLinks } from './followLinks.ts';
import { followPrivacyLinks } from './followPrivacyLinks.ts';
import { followVisitor } from './followVisitor.ts';
import { listenForErrors } from './listenForErrors.ts';
import { inOwnTask } from './inOwnTask.ts';
import { LateNavigator } from './LateNavigator.ts';
import { rootErrors } from './rootErrors.ts';
import { ShownPage } from './ShownPage.ts';
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
      import('@touchline/features/basket'),
    ]);
  };
  for (const event of events) addEventListener(event, fetchThem, { capture: true, passive: true });
}

/** Resolves once the web fonts are there, or late: a question that opens by itself would move when they come. */
function fontsThere(): Promise<unknown> {
  const there = window.touchlineLate?.fonts ?? document.fonts.ready;
  return Promise.race([there, new Promise((resolve) => setTimeout(resolve, 2_000))]);
}

/** Loads the code of consent and analytics after everything the page itself needs. */
function startConsentLate(
  stores: Stores,
  ports: BrowserPorts,
  { environment, remotes, flags }: Pick<PageState, 'environment' | 'remotes' | 'flags'>,
  onPage: ConsentStart['onPage'],
): void {
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
 * Loads the code that prepares the pages in view, for a screen without a pointer: once the page was touched or scrolled,
 * because who only reads the first screen needs none of it.
 */
function followViewLate(shop: ShopAddress, page: ShownPage, { reporter }: BrowserPorts): void {
  const signs = ['touchstart', 'scroll'] as const;
  const start = (): void => {
    for (const sign of signs) removeEventListener(sign, start);
    import('./ahead/followView.ts')
      .then(({ followView }) => navigator && followView(navigator, shop, page))
      .catch((error: unknown) => reporter.report('Pages in view cannot be prepared', error));
  };
  if (scrollY > 0) start();
  else for (const sign of signs) addEventListener(sign, start, { passive: true });
}

let navigator: LateNavigator | undefined;
let shownPage: ShownPage | undefined;

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
        if (navigator) navigator.go(site.href(path), options);
        else location.assign(site.href(path));
      },
      onRouteEnd: (listener) => shownPage?.onRouteEnd(listener),
    },
    {
      onUnauthorised: () => stores.session.refreshIfKnown(),
      onWritten: () => {
        ports.answersAhead.clear();
        tabs.tell();
      },
    },
  );
  const tabs = new Tabs(ports);
  listenForErrors(ports.reporter);
  const translator = smallTranslator(messagesLanguage(site), (key) =>
    ports.reporter.report(`No message for ${key}`),
  );
  const stores = composeStores({
    ...{ ports, site, translator },
    ...{ session: state.session, snapshots: state.stores },
  });
  const { session } = stores;
  const joinVisitor = followVisitor({
    ...{ session, tabs, needs: ports, isKnown: state.session !== undefined },
    onKnown: () => void stores.of(savedProductsStore).join(),
  });
  session.onIdentityChange(() => navigator?.showAnew());

  const { script, ...route } = state.page;
  const [page] = await Promise.all([
    ownPage(script).then((own) => ShownPage.takeOver(own, route, stores)),
    loadMessages(translator, shellMessages),
  ]);
  shownPage = page;
  navigator = new LateNavigator(page, () =>
    import('./navigation.ts').then(({ createNavigator }) =>
      createNavigator(page, stores, { origin: state.origin, answersAhead: ports.answersAhead }),
    ),
  );
  await inOwnTask(() => {
    for (const { event, fields } of state.events ?? []) ports.analytics.track(event, fields);
    page.track();
  });
  const follow = followAuthentication({
    stores,
    openFreshLogin: (email) =>
      void import('@touchline/features/login')
        .then(({ requestFreshLogin }) =>
          requestFreshLogin(stores, { email, isInCheckout: page.get().frame === 'checkout' }),
        )
        .catch((error: unknown) => ports.reporter.report('Fresh authentication could not open', error)),
  });
  page.onTransition((route) => {
    void follow(route);
    openNewsletterByItself(stores, route, location.search);
    followMembershipLate(stores, route);
  });
  fetchCallsEarly();
  const isCheckoutElsewhere = ports.flags.value('checkoutMicroapp') || state.isCheckoutLoadedAnew === true;
  const shop = { origin: location.origin, sitePath, isCheckoutElsewhere };
  followLinks(navigator, shop);
  followInterest(navigator, shop);
  const handleHydrated = (): void => {
    followPrivacyLinks(stores);
    window.touchlineLate?.hydrated();
    void inOwnTask(joinVisitor);
    void inOwnTask(() => {
      startConsentLate(stores, ports, state, (listener) =>
        page.onTransition(() => listener(page.get().path)),
      );
    });
    void inOwnTask(() => {
      void follow(page.get().id);
      openNewsletterByItself(stores, page.get().id, location.search);
      if (matchMedia('(hover: none)').matches) followViewLate(shop, page, ports);
      if (state.knowsCountry) suggestRegionLate(stores, page.get().id);
      followMembershipLate(stores, page.get().id);
    });
  };
  await inOwnTask(() => {
    startTransition(() => {
      hydrateRoot(
        root,
        <App stores={stores} onHydrated={handleHydrated}>
          <CurrentPage page={page} />
        </App>,
        rootErrors(ports.reporter),
      );
    });
  });
}

const root = document.getElementById('root');
// A slow phone has just been busy evaluating the files.
if (root) void inOwnTask(() => start(root));
