import type { StoreContext } from '@touchline/features/platform/module';
import { returnPath, splitSitePath, withReturn } from './urls.ts';
import type { PageContext, Redirection } from './page.ts';

/** Decides before a page is loaded where a visitor is sent who may not see it; `undefined` for one who may. */
export type Guard = (context: Pick<PageContext, 'stores' | 'url'>) => Redirection | undefined;

type IsSignedIn = (stores: StoreContext) => boolean;

/** For personal pages (`auth_required`): a visitor who is not signed in goes to the login page, and from there back. */
export function requiresSignIn(isSignedIn: IsSignedIn): Guard {
  return ({ stores, url }) => {
    if (isSignedIn(stores)) return undefined;
    const { signInPath } = stores.site;
    return { redirect: signInPath === undefined ? '/' : withReturn(signInPath, url) };
  };
}

/**
 * For the checkout: where guests may not buy, they sign in first, and come back. Without accounts everybody is a guest,
 * and may.
 */
export function requiresBuyer(isSignedIn: IsSignedIn): Guard {
  const signIn = requiresSignIn(isSignedIn);
  return (context) => {
    const { flags } = context.stores.ports;
    if (flags.value('guestCheckout') || flags.value('LOGIN_REGISTRATION_DISABLED')) return undefined;
    return signIn(context);
  };
}

/** For the login page and the like: a visitor who is signed in goes where they were going. */
export function requiresSignOut(isSignedIn: IsSignedIn, targetOf: (url: URL) => string = returnPath): Guard {
  return ({ stores, url }) => (isSignedIn(stores) ? { redirect: targetOf(url) } : undefined);
}

/** Where a guard sends this visitor. A guard that leads to the page it guards would lead in circles: it is ignored. */
export function stopOf(
  guard: Guard | undefined,
  context: Pick<PageContext, 'stores' | 'url'>,
): Redirection | undefined {
  const stop = guard?.(context);
  if (!stop || 'leave' in stop) return stop;
  const [path] = stop.redirect.split(/[?#]/, 1);
  return path === splitSitePath(context.url.pathname).rest ? undefined : stop;
}
