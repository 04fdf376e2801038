import { consentStore } from '@touchline/features/consent/consent';
import { recentlyViewed } from '@touchline/features/catalog/recentlyViewed';
import { stored } from '@touchline/features/platform/storage';
import { splitSitePath } from '../../routes/urls.ts';
import type { Stores } from '../../state/Stores.ts';

interface FollowViews {
  stores: Stores;
  /** Calls back with the path below the site path when another page is shown. */
  onPage(listener: (path: string) => void): void;
}

const isProductPath = (path: string): boolean => path.endsWith('.html');

/**
 * Remembers which products are looked at, for visitors who allow it, and forgets them when they no longer do. The code
 * for that is loaded where there is something to remember or to forget.
 */
export function followViews({ stores, onPage }: FollowViews): void {
  const consent = stores.of(consentStore);
  const isAllowed = () => consent.stateOf('personalisation') === 'granted';
  const hasViews = () => stored(stores.ports).read(recentlyViewed) !== undefined;
  const load = (path: string): void => {
    const isProduct = isProductPath(path) && isAllowed();
    import('./recordView.ts')
      .then(({ recordView, tidyViews }) => (isProduct ? recordView(stores) : tidyViews(stores)))
      .catch((error: unknown) => stores.ports.reporter.report('A view could not be remembered', error));
  };
  const follow = (path: string): void => {
    if ((isAllowed() && isProductPath(path)) || hasViews()) load(path);
  };
  const shown = () => splitSitePath(location.pathname).rest;
  follow(shown());
  onPage(follow);
  consent.subscribe(() => load(shown()));
}
