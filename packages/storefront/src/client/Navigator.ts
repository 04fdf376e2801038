import { applyHead } from '../app/head.ts';
import { routeMatcher, type MatchedRoute } from '../app/matchRoute.ts';
import { openRoute, type Opened } from '../app/openRoute.ts';
import type { Page } from '../app/page.ts';
import { availableRoute, loginTarget, type PageRoute } from '../app/routes.ts';
import type { Stores } from '../app/Stores.ts';
import { changeView } from './changeView.ts';
import type { PagesAhead } from './ahead/PagesAhead.ts';
import { addressOf, shownPage, type ShownPage } from './ShownPage.ts';

interface Destination extends MatchedRoute {
  url: URL;
}

export interface GoOptions {
  /** Replaces the history entry instead of adding one. @default false */
  replace?: boolean;
  /** Leaves the page scrolled where it is: a filter of the same list. @default false */
  staysInView?: boolean;
  /** Leaves scroll position and focus where they are: another colour of the same product. @default false */
  keepsPlace?: boolean;
}

/** Parameters of a link after which the page takes the place of the one that has the link; no part of its address. */
const replacing = ['removeCurrentAndNavigateTo', 'replaceBackTo', 'replaceCurrentRoute'];

/** Takes the parameters that replace the current entry off an address; whether it had one. */
function takeReplacing({ searchParams }: URL): boolean {
  const given = replacing.filter((name) => searchParams.has(name));
  for (const name of given) searchParams.delete(name);
  return given.length > 0;
}

/** What loads documents: `location` of the browser. */
type Documents = Pick<Location, 'assign' | 'replace' | 'reload'>;

/** A page with a guard depends on its visitor, too. */
const isPersonal = ({ guard }: PageRoute, page: Page): boolean =>
  guard !== undefined || (page.isPersonal ?? false);

interface NavigatorOptions {
  /** Of the shop, for the addresses in a page's head. */
  origin: string;
  /** Prepares pages before they are opened. @default none is */
  ahead?: Pick<PagesAhead, 'prepare'>;
  /** Loads documents. @default the browser */
  browser?: Documents;
}

/** As many as browsers follow, about. */
const maxRedirects = 20;

/**
 * Navigates inside the shop: loads a page, then shows it, and updates history, focus and title. Routes are matched as on
 * the server; the router's data mode runs only there (ADR "One router, on the server"). A page that cannot be loaded this
 * way is loaded by the browser, which can show what is wrong.
 */
export class Navigator {
  private readonly page: ShownPage;
  private readonly match: ReturnType<typeof routeMatcher>;
  private readonly stores: Stores;
  private readonly origin: string;
  private readonly ahead: Pick<PagesAhead, 'prepare'> | undefined;
  private readonly browser: Documents;
  private going: AbortController | undefined;
  /** The last page that was asked for, and what happens once it is there. */
  private toShow: Parameters<Navigator['show']> | undefined;
  /** How many pages in a row have redirected. */
  private redirects = 0;

  constructor(
    page: ShownPage,
    routes: readonly PageRoute[],
    stores: Stores,
    { origin, ahead, browser = location }: NavigatorOptions,
  ) {
    this.page = page;
    this.match = routeMatcher(routes);
    this.stores = stores;
    this.origin = origin;
    this.ahead = ahead;
    this.browser = browser;
    addEventListener('online', () => this.startAgain());
  }

  /** Goes to an address of this site. */
  async go(address: string, options: GoOptions = {}): Promise<void> {
    const { keepsPlace = false, staysInView = options.replace ?? false } = options;
    const url = new URL(address, location.href);
    const replace = takeReplacing(url) || (options.replace ?? false);
    const destination = this.destinationOf(url);
    if (!destination || destination.route.reloads) return this.browser[replace ? 'replace' : 'assign'](url);
    this.page.saveScroll();
    await this.show(destination, { ...options, replace, staysInView }, (isOtherPage) => {
      this.page.addEntry(replace ? 'replaceState' : 'pushState', url);
      if (keepsPlace) return focusLinkTo(url);
      if (url.hash) document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
      // A filter or one more page of the same list leaves the shopper where they are.
      else if (isOtherPage || !staysInView) scrollTo(0, 0);
      if (isOtherPage) focusTitle();
    });
  }

  /** The visitor has become another person: what is shown of the one before is replaced, also on its way. */
  showAnew(): void {
    const { isGoing, isPersonal: isOfVisitor } = this.page.get();
    if (isGoing) this.startAgain();
    else if (isOfVisitor) {
      const destination = this.destinationOf(new URL(location.href));
      if (destination) void this.show(destination, { replace: true }, () => undefined);
    }
  }

  /** What a page on its way has asked for may have failed before the network came back: it is asked for again. */
  private startAgain(): void {
    if (this.page.get().isGoing && this.toShow) void this.show(...this.toShow);
  }

  /** Starts fetching a page that the shopper is about to open. */
  prepare(address: string): void {
    const url = new URL(address, location.href);
    const destination = addressOf(url) === this.page.address ? undefined : this.destinationOf(url);
    // A page that is loaded as a document needs none of this.
    if (destination && !destination.route.reloads) this.ahead?.prepare(destination);
  }

  /** The browser has gone to another entry of its history: Back, Forward or a link to a hash. */
  moveTo(id: string): void {
    this.page.saveScroll();
    if (addressOf(location) === this.page.address) return this.moveInside(id);
    const destination = this.destinationOf(new URL(location.href));
    if (!destination || destination.route.reloads) return this.browser.reload();
    void this.show(destination, { replace: true }, (isOtherPage) => {
      this.page.moveTo(id);
      if (isOtherPage) focusTitle();
    });
  }

  /** Moves inside the page being shown: a link to a hash, or Back over one. Nothing is loaded. */
  private moveInside(id: string): void {
    this.going?.abort();
    const shown = this.page.get();
    if (shown.isGoing) this.page.set({ ...shown, isGoing: false });
    this.page.moveTo(id);
  }

  private destinationOf(url: URL): Destination | undefined {
    const found = this.match(url.pathname);
    return found && { ...found, route: availableRoute(found.route, this.stores), url };
  }

  /** `options` are those of the navigation, for a page that redirects. */
  private async show(
    destination: Destination,
    options: GoOptions,
    arrive: (isOtherPage: boolean) => void,
  ): Promise<void> {
    this.going?.abort();
    const going = new AbortController();
    this.going = going;
    this.toShow = [destination, options, arrive];
    this.page.set({ ...this.page.get(), isGoing: true });
    let opened: Opened;
    try {
      const { route, url, params } = destination;
      opened = await openRoute(route, {
        stores: this.stores,
        url,
        params,
        target: loginTarget(url),
        signal: going.signal,
      });
    } catch {
      // Code or data failed to load: let the browser load the page and show what is wrong.
      if (going.signal.aborted) return this.page.tellRouteEnd('cancelled');
      this.page.tellFailure(destination.url.pathname);
      this.browser.assign(destination.url);
      return;
    }
    if (going.signal.aborted) return this.page.tellRouteEnd('cancelled');
    // The server knows more about a missing page: it may be another part of the shop, or not exist at all.
    if ('status' in opened && opened.status === 404) return this.browser.assign(destination.url);
    if ('leave' in opened) return this.browser.assign(opened.leave);
    if ('redirect' in opened) {
      const to = this.stores.site.href(opened.redirect);
      this.redirects += 1;
      // The browser tells the shopper of redirects that never end.
      if (opened.document || this.redirects > maxRedirects) return this.browser.assign(to);
      const isShown = addressOf(new URL(to, location.href)) === this.page.address;
      return this.go(to, isShown ? { ...options, replace: true } : options);
    }
    this.redirects = 0;
    this.page.tellRouteEnd('success');
    const { page, head } = opened;
    applyHead(head, this.origin, (path) => this.stores.site.href(path));
    const { route, url } = destination;
    const shown = shownPage(page, { id: route.id, isPersonal: isPersonal(route, page) }, url);
    const isOtherPage = shown.key !== this.page.get().key;
    this.page.address = addressOf(url);
    const set = () => {
      this.page.set(shown);
      if (isOtherPage) this.page.tellTransition();
    };
    if (isOtherPage) return changeView(set, () => arrive(true));
    set();
    // After React has rendered the page.
    requestAnimationFrame(() => arrive(false));
  }
}

/** Focuses the page's heading: a screen reader announces the new page, and the next Tab starts there. */
function focusTitle(): void {
  const main = document.getElementById('main');
  const title = main?.querySelector<HTMLElement>('h1') ?? main;
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Focuses the link that was followed if the new page also has it, as the current one. */
function focusLinkTo(url: URL): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-keeps-place]')];
  const link = links.find(({ href }) => href === url.href);
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
