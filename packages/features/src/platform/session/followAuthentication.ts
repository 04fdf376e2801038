import { stored } from '../storage/index.ts';
import type { AuthenticationFollower, FollowAuthenticationOptions } from './AuthenticationFollower.ts';
import { socialLoginTarget } from './leftForProvider.ts';

/**
 * Returns what is to be called with the id of each page that is shown. What it does is loaded once somebody is signed
 * in: other visitors do not need it.
 */
export function followAuthentication(options: FollowAuthenticationOptions): (route: string) => Promise<void> {
  // What a tab stores ends as soon as it knows of another person, and who comes back is one.
  const hasLeftForProvider = stored(options.stores.ports).read(socialLoginTarget) !== undefined;
  let follower: AuthenticationFollower | undefined;
  let isFirst = true;
  return async (route) => {
    const { session, ports } = options.stores;
    // Providers send the browser back with a new page.
    const isArrival = isFirst;
    isFirst = false;
    await session.settled();
    const { legacySignInCookie } = options.stores.site.market;
    try {
      if (isArrival && legacySignInCookie !== undefined) {
        const { takeLegacySignIn } = await import('./takeLegacySignIn.ts');
        const legacy = takeLegacySignIn(options.stores, legacySignInCookie);
        if (legacy) options.openFreshLogin(legacy.email);
      }
      if (!session.isSignedIn) return;
      const { AuthenticationFollower: Follower } = await import('./AuthenticationFollower.ts');
      follower ??= new Follower(options);
      if (isArrival && hasLeftForProvider) follower.comeBack();
      await follower.follow(route);
    } catch (error) {
      // The next page tries again.
      ports.reporter.report('The profile could not be followed.', error);
    }
  };
}
