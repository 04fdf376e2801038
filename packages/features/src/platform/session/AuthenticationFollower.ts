import { logout } from '@touchline/contract/client/account';
import type { StoreContext } from '../module/index.ts';
import { dialogStore } from '../dialogs/index.ts';
import { stored } from '../storage/index.ts';
import type { AuthenticationStore } from './AuthenticationStore.ts';
import { keepsSession, refreshEvery, uncountedPages } from './authenticationRoutes.ts';
import { socialLoginTarget } from './leftForProvider.ts';
import { saySignedIn } from './saySignedIn.ts';
import { authenticationStore } from './stores.ts';

/** Longest time that a browser's timer can wait. */
const longestTimer = 2 ** 31 - 1;

export interface FollowAuthenticationOptions {
  stores: StoreContext;
  /** Asks whoever was signed in for the password again; without an address the form asks for it, too. */
  openFreshLogin: (email?: string) => void;
}

/**
 * Follows whoever is signed in from page to page: fetches the profile once, refreshes it every third page, and asks for
 * the password again when a persistent login is over. Loaded only for visitors who are signed in.
 */
export class AuthenticationFollower {
  private transitions = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly options: FollowAuthenticationOptions;

  constructor(options: FollowAuthenticationOptions) {
    this.options = options;
  }

  /** Who had left for a provider has come back from it, and is signed in. */
  comeBack(): void {
    const { stores } = this.options;
    const { ports } = stores;
    stored(ports).remove(socialLoginTarget);
    ports.analytics.track('login', { method: 'external' });
    void saySignedIn(stores);
  }

  /** A page is shown; `route` is the id of its route. */
  async follow(route: string): Promise<void> {
    const { stores } = this.options;
    if (!stores.session.isSignedIn) return;
    const store = stores.of(authenticationStore);
    if (this.isOver(store)) return this.askAgain(store);
    const isDue = this.count(route);
    if (isDue) await stores.session.refresh();
    if (!stores.session.isSignedIn || (store.profile && !isDue)) return;
    const outcome = await store.load();
    if (outcome === 'signedOut' && !(route in keepsSession)) await this.signOut();
    else this.watch(store);
  }

  /** Counts a page; `true` for every third. */
  private count(route: string): boolean {
    if (route in uncountedPages) return false;
    this.transitions += 1;
    return this.transitions % refreshEvery === 0;
  }

  /** The back end knows no session of this visitor, so the page must not look as if there were one. */
  private async signOut(): Promise<void> {
    const { session, ports } = this.options.stores;
    await logout(ports.call, true).catch((error: unknown) =>
      ports.reporter.report('A session that is over could not be left.', error),
    );
    await session.refresh();
  }

  private isOver({ userSession }: AuthenticationStore): boolean {
    const now = this.options.stores.ports.clock.now().getTime();
    return userSession !== undefined && userSession.isPersistent && userSession.expirationTimestamp <= now;
  }

  /** Looks again when a persistent login should be over. */
  private watch(store: AuthenticationStore): void {
    clearTimeout(this.timer);
    const { userSession } = store;
    if (!userSession?.isPersistent) return;
    const left = userSession.expirationTimestamp - this.options.stores.ports.clock.now().getTime();
    this.timer = setTimeout(
      () => void (this.isOver(store) ? this.askAgain(store) : this.watch(store)),
      Math.min(Math.max(left, 0), longestTimer),
    );
  }

  /** Closes all dialogs and asks for the password, unless another tab has used the session since. */
  private async askAgain(store: AuthenticationStore): Promise<void> {
    const { stores, openFreshLogin } = this.options;
    const email = store.userSession?.userName ?? '';
    if ((await store.load()) === 'unknown') return;
    if (!this.isOver(store)) return this.watch(store);
    await stores.session.refresh();
    stores.of(dialogStore).closeAll();
    openFreshLogin(email);
  }
}
