import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { applyHead } from '../../routes/head.ts';
import { isPersonalPage, type OpenedPage } from '../../routes/openRoute.ts';
import { pageView } from '../../routes/pageView.ts';
import type { Stores } from '../../state/Stores.ts';
import { arrive } from './arrive.ts';
import type { LazyRouter } from './LazyRouter.ts';
import type { ScrollRestoration } from './scrollRestoration.ts';

/** What is remembered with an entry of the history. */
export interface EntryState {
  /** It was opened without moving the page. */
  keepsPlace?: boolean;
}

/** How React Router is told where to go. */
export interface RouterControls extends Pick<ReturnType<typeof useRevalidator>, 'revalidate'> {
  navigate: ReturnType<typeof useNavigate>;
}

export interface FollowedRouterProps {
  lazy: LazyRouter;
  stores: Stores;
  scroll: ScrollRestoration;
  /** Of the shop, for the addresses in a page's head. */
  origin: string;
  /** The page that the router starts with is shown already. */
  isFirstShown: boolean;
  /** Called once the router can be told where to go. */
  onReady: (controls: RouterControls) => void;
}

/** Shows what React Router has opened. It renders nothing: the page stands beside the router, not inside it. */
export function FollowedRouter({ lazy, stores, scroll, origin, isFirstShown, onReady }: FollowedRouterProps) {
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const location = useLocation();
  const opened = useMatches().at(-1)?.loaderData as OpenedPage | undefined;
  const isOpening = useNavigation().state !== 'idle' || opened === undefined;
  const isNavigating = isOpening || revalidation === 'loading';
  const before = useRef(isFirstShown ? { location, opened } : undefined);

  useEffect(() => onReady({ navigate, revalidate }), [navigate, revalidate, onReady]);

  useEffect(() => {
    if (!isOpening) return undefined;
    // What a page on its way has asked for may have failed before the network came back: it is asked for again.
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOpening, revalidate]);

  useLayoutEffect(() => {
    const { location: left, opened: leftPage } = before.current ?? {};
    const isArrival = location !== left;
    if (!opened || (!isArrival && opened === leftPage)) return lazy.show({ ...lazy.get(), isNavigating });
    before.current = { location, opened };
    if (opened !== leftPage) {
      lazy.notifyRouteEnd('success');
      applyHead(opened.head, origin, (path) => stores.site.href(path));
    }
    const { route, page } = opened;
    const view = pageView(page, { id: route.id, isPersonal: isPersonalPage(route, page) }, location);
    const isOtherPage = view.key !== lazy.get().key;
    const position = scroll.enter(location.key);
    const { keepsPlace = false } = (location.state ?? {}) as EntryState;
    const onShown = () => arrive({ location, position, keepsPlace }, isOtherPage);
    lazy.show({ ...view, isNavigating, ...(isArrival ? { onShown } : {}) });
  }, [location, opened, isNavigating, lazy, stores, scroll, origin]);

  return null;
}
