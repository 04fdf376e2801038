import type { Ports, RouteEnd } from '@touchline/features/platform/ports';
import type { PageView } from '../../routes/pageView.ts';

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. @default false */
  replace?: boolean;
  /** Leaves the page scrolled where it is: a filter of the same list. @default what `replace` is */
  staysInView?: boolean;
  /** Leaves scroll position and focus where they are: another colour of the same product. @default false */
  keepsPlace?: boolean;
}

/** React Router with all routes of the shop. */
export interface ShopRouter {
  /** Opens a page. */
  navigate(url: URL, options: NavigateOptions): void;
  /** Starts fetching a page. */
  prefetch(url: URL): void;
  /** Loads the data of the page that is shown or on its way once more. */
  revalidate(): void;
}

export interface ShownPage extends PageView {
  /** Another page is being fetched. */
  isNavigating: boolean;
  /** Called once the page is rendered: scrolls and moves the focus. */
  onShown?: () => void;
}

/**
 * The page that is shown: at first the one that the server rendered, then what the router says. The router is loaded
 * with the first sign that another page may be opened, so that a page which is only read does not carry it.
 */
export class LazyRouter {
  private shown: ShownPage;
  private readonly analytics: Ports['analytics'];
  private readonly load: (router: LazyRouter) => Promise<ShopRouter>;
  private loading: Promise<ShopRouter> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly pageListeners = new Set<(page: PageView) => void>();
  private readonly endListeners = new Set<(end: RouteEnd) => void>();

  constructor(first: PageView, { analytics }: Pick<Ports, 'analytics'>, load: LazyRouter['load']) {
    this.shown = { ...first, isNavigating: false };
    this.analytics = analytics;
    this.load = load;
    addEventListener('popstate', () => {
      // Once it is there, the router follows the history by itself.
      if (!this.loading) this.ready().catch(() => location.reload());
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): ShownPage => this.shown;

  /** Calls `listener` each time another page is shown. */
  onPage(listener: (page: PageView) => void): void {
    this.pageListeners.add(listener);
  }

  /** Calls `listener` each time that opening a page has ended. */
  onRouteEnd(listener: (end: RouteEnd) => void): void {
    this.endListeners.add(listener);
  }

  /** Opens an address of this site. */
  navigate(address: string, options: NavigateOptions = {}): void {
    const url = new URL(address, location.href);
    this.ready().then(
      (router) => router.navigate(url, options),
      // Its code cannot be loaded: the browser loads the page, and shows what is wrong.
      () => {
        this.notifyFailure(url.pathname);
        location.assign(url);
      },
    );
  }

  /** Starts fetching a page that the shopper is about to open. */
  prefetch(address: string): void {
    const url = new URL(address, location.href);
    this.ready().then(
      (router) => router.prefetch(url),
      () => undefined,
    );
  }

  /** The visitor has become another person: what is shown of the one before is replaced, also on its way. */
  revalidatePersonal(): void {
    if (!this.shown.isNavigating && !this.shown.isPersonal) return;
    this.ready().then(
      (router) => router.revalidate(),
      () => location.reload(),
    );
  }

  /** Shows what the router says. */
  show(shown: ShownPage): void {
    const isOtherPage = shown.key !== this.shown.key;
    this.shown = shown;
    for (const listener of this.listeners) listener();
    if (isOtherPage) for (const listener of this.pageListeners) listener(shown);
  }

  notifyRouteEnd(end: RouteEnd): void {
    for (const listener of this.endListeners) listener(end);
  }

  /** The page at a path could not be opened inside the shop. */
  notifyFailure(path: string): void {
    this.notifyRouteEnd('failed');
    this.analytics.track('router_error', { path });
  }

  private ready(): Promise<ShopRouter> {
    if (!this.loading) {
      this.loading = this.load(this);
      // The next use tries again.
      this.loading.catch(() => (this.loading = undefined));
    }
    return this.loading;
  }
}
