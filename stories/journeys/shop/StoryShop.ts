import {
  createMemoryRouter,
  redirect,
  type RouteObject,
  type RouterProviderProps,
  type useNavigate,
  type useRevalidator,
  type useSubmit,
} from 'react-router-dom';
import { requestFreshLogin } from '@touchline/features/account/login';
import { followAuthentication } from '@touchline/features/platform/session';
import { splitSitePath } from '../../../packages/storefront/src/routes/urls.ts';
import {
  isPersonalPage,
  openRoute,
  type OpenedPage,
} from '../../../packages/storefront/src/routes/openRoute.ts';
import { routeObjects, type RouteHost } from '../../../packages/storefront/src/routes/routeObjects.ts';
import { pageRoutes } from '../../../packages/storefront/src/routes/routes.ts';
import type { Stores } from '../../../packages/storefront/src/state/Stores.ts';
import { serverPartOf } from '../../../packages/storefront/src/server/render/serverPartOf.ts';
import type { Visitor } from './newVisitor.ts';
import type { PageShop } from './openShop.ts';
import { startSession } from './startSession.ts';

/** A page with the stores of its site. */
export interface StoryPage extends OpenedPage {
  stores: Stores;
}

/** How the pages of a story look: those of the shop, those of the back end itself, and what is around both. */
export interface StoryViews {
  around: Pick<RouteObject, 'Component' | 'HydrateFallback'>;
  page: Pick<RouteObject, 'Component' | 'ErrorBoundary'>;
  framed: Pick<RouteObject, 'Component'>;
}

/** What React Router says, and how it is told where to go. */
export interface StoryRouter {
  navigate: ReturnType<typeof useNavigate>;
  submit: ReturnType<typeof useSubmit>;
  revalidate: ReturnType<typeof useRevalidator>['revalidate'];
  /** The address that is shown. */
  path: string;
  isNavigating: boolean;
  /** The page that the shopper sees, while it is one of the shop's. */
  page: StoryPage | undefined;
}

/** Of this page, and of the addresses that a memory router gives to what pages load. */
const ownOrigins = [location.origin, 'http://localhost'];

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/**
 * The shop of one story: the storefront's routes in a memory router, because the page's own address is that of the story.
 * Links and forms of the page go to the router, which asks the back end in this page.
 */
export class StoryShop {
  readonly router: RouterProviderProps['router'];
  /** Absent until the router is shown. */
  private current: StoryRouter | undefined;
  private readonly firstAddress: string;
  private stores: Stores | undefined;
  private follow: ((route: string) => Promise<void>) | undefined;
  /** What follows the page that is shown. */
  private following = Promise.resolve();
  private readonly visitor: Visitor;
  private readonly shop: PageShop;

  constructor(visitor: Visitor, shop: PageShop, address: string, views: StoryViews) {
    this.visitor = visitor;
    this.shop = shop;
    this.firstAddress = address;
    const host: RouteHost = {
      contextOf: async ({ request }) => ({ stores: await this.storesFor(new URL(request.url)) }),
      open: async (route, context) => {
        const opened = await openRoute(route, context);
        return 'head' in opened ? { ...opened, stores: context.stores } : opened;
      },
      serverPartOf,
      leave: (to) => redirect(pathOf(new URL(to, location.origin))),
    };
    const pages = routeObjects(pageRoutes(':site'), host);
    this.router = createMemoryRouter(
      [
        {
          ...views.around,
          children: [
            { ...views.page, children: pages },
            { path: '/sandbox/*', ...views.framed },
            { path: '/mailbox/*', ...views.framed },
          ],
        },
      ],
      { initialEntries: [address] },
    );
  }

  /** Sends requests to the back end in this page. */
  readonly fetch = (request: Request): Promise<Response> => this.shop.fetch(request);

  /** Handles links and forms until the returned function is called. */
  start(): () => void {
    const ending = new AbortController();
    const hearing = { signal: ending.signal };
    document.addEventListener('click', this.followLink, hearing);
    document.addEventListener('submit', this.sendForm, hearing);
    return () => ending.abort();
  }

  /** Learns what the router shows. */
  followRouter(router: StoryRouter): void {
    this.current = router;
  }

  /** Opens an address of the shop: `/gb/cart`. */
  go(address: string, options: { replace?: boolean } = {}): void {
    void this.current?.navigate(pathOf(new URL(address, this.url)), options);
  }

  /** Lets time pass on an open page, as when a computer wakes up. */
  async passTime(minutes: number): Promise<void> {
    await this.following;
    this.shop.clock.advance(minutes);
    if (this.current?.page) this.followPage(this.current.page.route.id);
  }

  /** Lets parcels and returns arrive, and shows what the page says of them now. */
  async moveParcels(): Promise<void> {
    await this.shop.moveParcels();
    await this.current?.revalidate();
  }

  /** Follows who is signed in, as a browser's page does. One after the other: the first one learns how long a login lasts. */
  followPage(routeId: string): void {
    this.following = this.following.then(() => this.follow?.(routeId));
  }

  private readonly followLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link?.href || event.button !== 0) return;
    event.preventDefault();
    // The browser would resolve it against the story's address.
    const url = new URL(link.getAttribute('href') ?? '', this.url);
    if (url.hash && url.pathname + url.search === this.url.pathname + this.url.search) {
      const target = document.getElementById(decodeURIComponent(url.hash.slice(1)));
      target?.scrollIntoView();
      target?.focus();
    } else if (ownOrigins.includes(url.origin)) this.go(url.href);
  };

  private readonly sendForm = (event: SubmitEvent): void => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event;
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    const method = submitter?.getAttribute('formmethod') ?? form.method;
    const formData = new FormData(form, submitter);
    const url = new URL(action, this.url);
    if (method === 'post') return void this.current?.submit(formData, { method, action: pathOf(url) });
    const texts = [...formData].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    url.search = String(new URLSearchParams(texts));
    this.go(url.href);
  };

  /** The stores for the site of an address; another country's site starts a new session. */
  private async storesFor(url: URL): Promise<Stores> {
    const { sitePath = '' } = splitSitePath(url.pathname);
    if (this.stores?.site.language.sitePath === sitePath) return this.stores;
    const started = await startSession(this.visitor, sitePath, this.shop.clock, {
      go: (path, options) => this.go(`/${sitePath}${path}`, options),
      leave: (address) => this.go(address),
    });
    if (!started) throw new Error(`There is no page at ${url.pathname}.`);
    this.take(started);
    return started;
  }

  private take(stores: Stores): void {
    this.stores = stores;
    this.follow = followAuthentication({
      stores,
      openFreshLogin: (email) =>
        void requestFreshLogin(stores, {
          email,
          isInCheckout: this.current?.page?.page.frame === 'checkout',
        }),
    });
    stores.session.onIdentityChange(() => {
      const { page, isNavigating, revalidate } = this.current ?? {};
      if (isNavigating || (page && isPersonalPage(page.route, page.page))) void revalidate?.();
    });
  }

  private get url(): URL {
    return new URL(this.current?.path ?? this.firstAddress, location.origin);
  }
}
