import { newsletterPages } from '@touchline/contract/newsletter/constants';
import type { Stores } from './Stores.ts';

/**
 * Opens the overlay of the newsletter; its code is loaded with the first use. Where it cannot be loaded, its page opens
 * instead.
 */
export function openNewsletterLate(stores: Stores, start: { email?: string; source?: string }): void {
  import('@touchline/features/newsletter')
    .then(({ openNewsletter }) => openNewsletter(stores, start))
    .catch(() => stores.ports.navigation.go(newsletterPages.signUp));
}

/** Opens what a page opens by itself: the campaign that its address names, or the popup on a certain visit. */
export function openNewsletterByItself(stores: Stores, route: string, search: string): void {
  const componentId = new URLSearchParams(search).get('signup');
  const after = stores.site.market.newsletterVisit ?? 0;
  const hasPopup = after > 0 && stores.ports.flags.value('NEWSLETTER_POPUP_ENABLED');
  if (componentId === null && !hasPopup) return;
  import('@touchline/features/newsletter')
    .then(({ openCampaign, visitForPopup }) =>
      componentId === null ? visitForPopup(stores, route, after) : openCampaign(stores, componentId),
    )
    .catch((error: unknown) => stores.ports.reporter.report('The newsletter could not open', error));
}
