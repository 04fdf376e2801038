import { staysInApp, type ShopAddress } from '../../routes/inAppNavigation.ts';
import type { LazyRouter } from './LazyRouter.ts';

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

/** Handles clicks on links of the shop without loading a new document. */
export function followLinks(router: LazyRouter, shop: ShopAddress): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (event.defaultPrevented || !link?.href) return;
    const click = {
      href: link.href,
      target: link.target,
      isDownload: link.hasAttribute('download'),
      button: event.button,
      hasModifier: event.metaKey || event.altKey || event.ctrlKey || event.shiftKey,
    };
    if (!staysInApp(click, shop)) return;
    const url = new URL(link.href);
    // The browser handles jumps inside the page.
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    router.navigate(url.href, { keepsPlace: link.hasAttribute('data-keeps-place') });
  });
}
