import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation, useRouteError } from 'react-router-dom';
import { App } from '../../../packages/storefront/src/shell/App.tsx';
import { applyHead } from '../../../packages/storefront/src/routes/head.ts';
import { isPersonalPage } from '../../../packages/storefront/src/routes/openRoute.ts';
import { pageView } from '../../../packages/storefront/src/routes/pageView.ts';
import { RoutedPage } from '../../../packages/storefront/src/shell/RoutedPage.tsx';
import { CheckoutHere } from './CheckoutHere.tsx';
import type { StoryPage } from './StoryShop.ts';
import { useStoryShop } from './StoryShopContext.ts';

/** The page of the shop that the router has opened. */
export function ShopPage() {
  const opened = useMatches().at(-1)?.loaderData as StoryPage | undefined;
  return opened ? <Opened {...opened} /> : null;
}

function Opened({ route, page, head, stores }: StoryPage) {
  const shop = useStoryShop();
  const isNavigating = useNavigation().state !== 'idle';
  const own = { id: route.id, isPersonal: isPersonalPage(route, page) };
  const view = pageView(page, own, useLocation());
  useEffect(() => applyHead(head, location.origin, (path) => stores.site.href(path)), [head, stores]);
  const shownKey = useRef<string>(undefined);
  useEffect(() => {
    if (shownKey.current === view.key) return;
    shop.followPage(view.id);
    if (shownKey.current !== undefined) requestAnimationFrame(arrive);
    shownKey.current = view.key;
  }, [shop, view.key, view.id]);
  return (
    <App stores={stores} key={stores.site.language.sitePath}>
      <RoutedPage
        view={route.id === 'checkout' ? { ...view, View: CheckoutHere } : view}
        isNavigating={isNavigating}
      />
    </App>
  );
}

/** An error while a page is loaded fails the story. */
export function PageError(): never {
  throw useRouteError();
}

/** As in the shop: scrolls to the top of the new page and announces it to screen readers. */
function arrive(): void {
  scrollTo(0, 0);
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
