import type { ShopAddress } from '../../app/inAppNavigation.ts';
import type { LateNavigator } from '../LateNavigator.ts';
import type { ShownPage } from '../ShownPage.ts';
import { addressIn } from './addressIn.ts';
import { savesData } from './savesData.ts';

/** Pages that are prepared for each page that is shown, at most. */
const maxPages = 4;
/** Milliseconds that a link must stay in view: what is only scrolled past is not prepared. */
const stay = 800;

/** Prepares the first pages whose links stay in view. Returns a function that ends it. */
function prepareInView(navigator: LateNavigator, shop: ShopAddress): () => void {
  const addresses = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      const address = addressIn(target, shop);
      if (!isIntersecting || address === undefined) continue;
      const prepare = () => {
        if (addresses.size >= maxPages) return observer.disconnect();
        addresses.add(address);
        navigator.prepare(address);
      };
      timers.set(target, setTimeout(prepare, stay));
    }
  });
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Prepares what is in view of each page that is shown: under a finger there is no time left. Not for who saves data. */
export function followView(navigator: LateNavigator, shop: ShopAddress, page: ShownPage): void {
  if (savesData()) return;
  let end = prepareInView(navigator, shop);
  page.onTransition(() => {
    end();
    // After React has rendered the page.
    requestAnimationFrame(() => (end = prepareInView(navigator, shop)));
  });
}
