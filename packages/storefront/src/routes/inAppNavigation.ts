export interface LinkClick {
  href: string;
  /** `target` of the link. */
  target: string;
  isDownload: boolean;
  button: number;
  hasModifier: boolean;
}

export interface ShopAddress {
  origin: string;
  sitePath: string;
  /** Checkout pages are served by another application, or need a document of their own for a configured script. */
  isCheckoutElsewhere: boolean;
}

/** Routes of the checkout, below the site path. */
export const checkoutRoutes = /^\/(cart|checkout|delivery|payment|review|confirmation|session-expired)(\/|$)/;

/**
 * Whether a click on a link is handled inside the running page. It is not when the link opens in a new tab, a modifier
 * key is held, host or site path differ, another application serves the checkout, or the query asks for a fresh page
 * (accounts document, router behaviour).
 */
export function staysInApp(click: LinkClick, shop: ShopAddress): boolean {
  if (click.button !== 0 || click.hasModifier || click.isDownload) return false;
  if (click.target !== '' && click.target !== '_self') return false;
  const url = new URL(click.href);
  if (url.origin !== shop.origin) return false;
  const base = `/${shop.sitePath}`;
  if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return false;
  const path = url.pathname.slice(base.length);
  if (path.startsWith('/translate-url')) return false;
  if (shop.isCheckoutElsewhere && checkoutRoutes.test(path)) return false;
  for (const [name, value] of url.searchParams) {
    if (name === 'grid' && value === 'true') return false;
    if (/^pref[nv]/.test(name)) return false;
  }
  return true;
}
