import type { ShopAddress } from '../../routes/inAppNavigation.ts';
import type { LazyRouter } from '../navigation/LazyRouter.ts';
import { linkedUrl } from './linkedUrl.ts';
import { savesData } from './savesData.ts';

/** Milliseconds on a link before its page is fetched: a pointer that only passes over it means nothing. */
const pause = 65;

/** Fetches the page of a link under the pointer, the finger or the focus. Nothing is fetched for who saves data. */
export function prefetchOnIntent(router: LazyRouter, shop: ShopAddress): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = ({ target }: Event, wait: number): void => {
    clearTimeout(timer);
    const address = linkedUrl(target, shop);
    if (address !== undefined && !savesData()) timer = setTimeout(() => router.prefetch(address), wait);
  };
  document.addEventListener('pointerover', (event) => prefetch(event, pause));
  document.addEventListener('focusin', (event) => prefetch(event, pause));
  document.addEventListener('pointerdown', (event) => prefetch(event, 0));
}
