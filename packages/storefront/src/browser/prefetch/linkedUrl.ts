import { staysInApp, type ShopAddress } from '../../routes/inAppNavigation.ts';

/** The address that a click would open without loading a document, if it is on a link to another page of the shop. */
export function linkedUrl(target: EventTarget | null, shop: ShopAddress): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return undefined;
  const click = { href: link.href, target: link.target, isDownload: link.hasAttribute('download') };
  return staysInApp({ ...click, button: 0, hasModifier: false }, shop) ? link.href : undefined;
}
