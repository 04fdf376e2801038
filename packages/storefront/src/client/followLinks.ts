import { staysInApp, type ShopAddress } from '../app/inAppNavigation.ts';
import type { Navigator } from './Navigator.ts';

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

/** Makes links of the shop go from page to page without loading the document anew. */
export function followLinks(navigator: Navigator, shop: ShopAddress): void {
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
    // A jump inside the page is the browser's.
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    void navigator.go(url.href, { keepsPlace: link.hasAttribute('data-keeps-place') });
  });
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link?.href && new URL(link.href).origin === shop.origin) navigator.prepare(link.href);
  });
}
