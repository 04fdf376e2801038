import type { ShopAddress } from '../../routes/inAppNavigation.ts';
import type { LazyRouter } from '../navigation/LazyRouter.ts';
import { linkedUrl } from './linkedUrl.ts';
import { savesData } from './savesData.ts';

/** Pages that are fetched for each page that is shown, at most. */
const maxPages = 4;
/** Milliseconds that a link must stay in view: what is only scrolled past is not fetched. */
const stay = 800;

/** Fetches the first pages whose links stay in view. Returns a function that ends it. */
function prefetchLinks(router: LazyRouter, shop: ShopAddress): () => void {
  const addresses = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      const address = linkedUrl(target, shop);
      if (!isIntersecting || address === undefined) continue;
      const prefetch = () => {
        if (addresses.size >= maxPages) return observer.disconnect();
        addresses.add(address);
        router.prefetch(address);
      };
      timers.set(target, setTimeout(prefetch, stay));
    }
  });
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Fetches what is in view of each page that is shown: under a finger there is no time left. Not for who saves data. */
export function prefetchInViewport(router: LazyRouter, shop: ShopAddress): void {
  if (savesData()) return;
  let end = prefetchLinks(router, shop);
  router.onPage(() => {
    end();
    // After React has rendered the page.
    requestAnimationFrame(() => (end = prefetchLinks(router, shop)));
  });
}
