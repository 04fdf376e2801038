import type { ComponentType } from 'react';
import { loadMessages } from '@touchline/features/i18n';
import { requestFreshLogin } from '@touchline/features/login';
import { followAuthentication } from '@touchline/features/session';
import { splitSitePath } from '../../../packages/storefront/src/app/address.ts';
import { applyHead } from '../../../packages/storefront/src/app/head.ts';
import { openRoute } from '../../../packages/storefront/src/app/openRoute.ts';
import { messagesOf, type Page, type PageContext } from '../../../packages/storefront/src/app/page.ts';
import { availableRoute, loginTarget, type PageRoute } from '../../../packages/storefront/src/app/routes.ts';
import type { Stores } from '../../../packages/storefront/src/app/Stores.ts';
import type { Visitor } from './newVisitor.ts';
import type { PageShop } from './openShop.ts';
import { startSession, type ShopSession } from './startSession.ts';

/** The page that the shopper sees. */
export interface ShownPage {
  stores: Stores;
  View: ComponentType;
  /** The frame around it. */
  frame: Page['frame'];
  /** React key: changes with each page. */
  key: string;
  /** Id of the page in the route table. */
  routeId: string;
  /** Below the site path. */
  path: string;
  /** Whether another page is being fetched. */
  isGoing: boolean;
  /** It shows something of its visitor. */
  isPersonal: boolean;
}

/** A full-window page of the back end itself. */
interface FramedAddress {
  url: string;
  title: string;
}

/** A page, one of the back end, an error while loading one, or nothing yet. */
export type Shown = ShownPage | { framed: FramedAddress } | { failure: unknown } | undefined;

interface Found {
  route: PageRoute;
  context: PageContext;
}

/** State that the browser's history keeps instead of an address: the story's own address does not change. */
interface Entry {
  shopAddress: string;
}

/**
 * Replaces the browser's address bar and the shop's page server: loads the real pages for links and forms, in a page
 * whose own address is that of a story. The browser's Back button works.
 */
export class ShopNavigator {
  private shown: Shown;
  private session: ShopSession | undefined;
  private address: URL;
  private going = new AbortController();
  /** The last page that was asked for. */
  private wanted: URL;
  private follow: ((route: string) => Promise<void>) | undefined;
  /** What follows the page that is shown. */
  private following = Promise.resolve();
  private readonly visitor: Visitor;
  private readonly shop: PageShop;
  private readonly listeners = new Set<() => void>();

  constructor(visitor: Visitor, shop: PageShop, address: string) {
    this.visitor = visitor;
    this.shop = shop;
    this.address = new URL(address, location.origin);
    this.wanted = this.address;
  }

  /** Sends requests to the back end in this page. */
  readonly fetch = (request: Request): Promise<Response> => this.shop.fetch(request);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getShown = (): Shown => this.shown;

  /** Opens the first page, and handles links, forms and Back until the returned function is called. */
  start(): () => void {
    const ending = new AbortController();
    const hearing = { signal: ending.signal };
    history.replaceState({ ...history.state, shopAddress: this.address.pathname + this.address.search }, '');
    void this.show(this.address);
    document.addEventListener('click', this.followLink, hearing);
    document.addEventListener('submit', this.sendForm, hearing);
    addEventListener(
      'popstate',
      ({ state }: PopStateEvent) => {
        const entry = state as Partial<Entry> | null;
        if (entry?.shopAddress) void this.show(new URL(entry.shopAddress, location.origin));
      },
      hearing,
    );
    return () => {
      ending.abort();
      this.going.abort();
    };
  }

  /** Goes to an address of the shop: `/gb/cart`. */
  async go(address: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
    const url = new URL(address, this.address);
    history[replace ? 'replaceState' : 'pushState']({ shopAddress: url.pathname + url.search }, '');
    await this.show(url);
  }

  /** Lets time pass on an open page, as when a computer wakes up. */
  async passTime(minutes: number): Promise<void> {
    await this.following;
    this.shop.clock.advance(minutes);
    this.followPage();
  }

  /** Opens a page of the payment provider. */
  leave(address: string): void {
    const url = new URL(address, location.origin);
    if (url.pathname.startsWith('/sandbox/'))
      this.tell({ framed: { url: url.href, title: 'Payment provider' } });
    else void this.go(url.href);
  }

  private readonly followLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link?.href || event.button !== 0) return;
    const url = new URL(link.href);
    // A hash link. The browser would resolve it against the story's address.
    const [jump, hash] = (link.getAttribute('href') ?? '').split('#');
    event.preventDefault();
    if (hash !== undefined && (jump === '' || jump === this.address.pathname)) {
      const target = document.getElementById(decodeURIComponent(hash));
      target?.scrollIntoView();
      target?.focus();
    } else if (jump?.startsWith('?')) void this.go(jump);
    else if (url.origin === location.origin) void this.go(url.href);
  };

  private readonly sendForm = (event: SubmitEvent): void => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event;
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    const method = submitter?.getAttribute('formmethod') ?? form.method;
    const url = new URL(action, this.address);
    const sent = new FormData(form, submitter);
    if (method === 'post') return void this.send(url, sent);
    url.search = String(
      new URLSearchParams(
        [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
    );
    void this.go(url.href);
  };

  /** Handles a form like the shop's server before hydration. */
  private async send(url: URL, form: FormData): Promise<void> {
    await this.orTell(async () => {
      const found = await this.find(url);
      const page = (await found?.route.load())?.page;
      if (!found || !page || 'redirect' in page || !page.action)
        throw new Error(`No page takes forms at ${url.pathname}.`);
      const { stores } = found.context;
      await loadMessages(stores.translator, messagesOf(page));
      const result = await page.action({ ...found.context, form });
      if ('redirect' in result) await this.go(stores.site.href(result.redirect));
      else if ('leave' in result) this.leave(result.leave);
      else await this.show(url);
    });
  }

  private async find(url: URL): Promise<Found | undefined> {
    const session = await this.sessionFor(url);
    const found = session?.match(url.pathname);
    if (!session || !found) return undefined;
    const { stores } = session;
    const { params } = found;
    const context = { stores, url, params, target: loginTarget(url), signal: this.going.signal };
    return { route: availableRoute(found.route, session.stores), context };
  }

  /** The session for the site of an address; another country's site starts a new one. */
  private async sessionFor(url: URL): Promise<ShopSession | undefined> {
    const { sitePath } = splitSitePath(url.pathname);
    if (sitePath === undefined || this.session?.stores.site.language.sitePath === sitePath)
      return this.session;
    const navigation = {
      go: (path: string, options?: { replace?: boolean }) => void this.go(`/${sitePath}${path}`, options),
      leave: (address: string) => this.leave(address),
    };
    const started = await startSession(this.visitor, sitePath, this.shop.clock, navigation);
    if (started) this.take(started);
    return this.session;
  }

  /** Follows who is signed in, as a browser's page does. */
  private take(started: ShopSession): void {
    const { stores } = started;
    this.session = started;
    this.follow = followAuthentication({
      stores,
      openFreshLogin: (email) =>
        void requestFreshLogin(stores, { email, isInCheckout: this.page?.frame === 'checkout' }),
    });
    stores.session.onIdentityChange(() => {
      if (this.page?.isGoing || this.page?.isPersonal) void this.show(this.wanted);
    });
  }

  private async show(url: URL): Promise<void> {
    this.going.abort();
    const going = new AbortController();
    this.going = going;
    this.wanted = url;
    const mail = /^\/mailbox(\/[^/]+)?$/.exec(url.pathname);
    if (mail) {
      // A mail as its receiver sees it, not its page in the mailbox.
      const framed = new URL(mail[1] ? `${url.pathname}/html` : url.pathname, url).href;
      return this.tell({ framed: { url: framed, title: mail[1] ? 'Mail' : 'Mailbox' } });
    }
    await this.orTell(async () => {
      this.change({ isGoing: true });
      const found = await this.find(url);
      if (going.signal.aborted) return;
      if (!found) throw new Error(`There is no page at ${url.pathname}.`);
      const { route, context } = found;
      const key = route.id + url.pathname;
      const opened = await openRoute(route, context);
      if (going.signal.aborted) return;
      const { stores } = context;
      if ('redirect' in opened) return this.go(stores.site.href(opened.redirect), { replace: true });
      if ('leave' in opened) throw new Error(`The page leads out of the shop: ${opened.leave}`);
      this.address = url;
      const { page, head } = opened;
      applyHead(head, location.origin, (path) => stores.site.href(path));
      const before = this.page;
      const path = splitSitePath(url.pathname).rest;
      this.tell({
        ...{ stores, View: page.View, frame: page.frame, key, routeId: route.id, path, isGoing: false },
        isPersonal: route.guard !== undefined || (page.isPersonal ?? false),
      });
      if (before?.key !== key) this.followPage();
      if (before && before.key !== key) requestAnimationFrame(arrive);
    });
  }

  /** Shows the error of a page that fails to load in its place, which fails the story. */
  private async orTell(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (failure) {
      this.tell({ failure });
    }
  }

  /** One after the other: the first one learns how long a login lasts. */
  private followPage(): void {
    this.following = this.following.then(() => this.page && this.follow?.(this.page.routeId));
  }

  private get page(): ShownPage | undefined {
    return this.shown && 'View' in this.shown ? this.shown : undefined;
  }

  private change(change: Partial<ShownPage>): void {
    if (this.page) this.tell({ ...this.page, ...change });
  }

  private tell(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** As in the shop: scrolls to the top of the new page and announces it to screen readers. */
function arrive(): void {
  scrollTo(0, 0);
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
