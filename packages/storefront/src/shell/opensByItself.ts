import { mayBeSuggestedRegion } from '@touchline/features/shell/region/choice';
import * as features from './lazyFeatures.ts';
import type { Stores } from '../state/Stores.ts';

// What a page opens by itself. Its code is loaded where there is a reason to.

/** The newsletter's campaign that the address names, or its popup on a certain visit. */
export function openNewsletterByItself(stores: Stores, route: string, search: string): void {
  const componentId = new URLSearchParams(search).get('signup');
  const after = stores.site.market.newsletterVisit ?? 0;
  const hasPopup = after > 0 && stores.ports.flags.value('NEWSLETTER_POPUP_ENABLED');
  if (componentId === null && !hasPopup) return;
  features.newsletter.begin(stores, 'The newsletter could not open', ({ openCampaign, visitForPopup }) =>
    componentId === null ? visitForPopup(stores, route, after) : openCampaign(stores, componentId),
  );
}

/** Pages, by the id of their route, whose visitors choose a region anyway, or pay. */
const quietPages: ReadonlySet<string> = new Set([
  ...['region', 'regionOnPhone', 'locations', 'checkout', 'review', 'paymentEntry', 'paymentCallback'],
]);

/** Asks a visitor who has chosen no region whether the one where they seem to be fits better. */
export function suggestRegion(stores: Stores, route: string): void {
  if (quietPages.has(route) || !mayBeSuggestedRegion(stores.ports)) return;
  features.region.begin(stores, 'The region could not be suggested', (region) =>
    region.suggestRegion(stores),
  );
}

/** What the membership opens, where the market has the programme. */
export function followMembership(stores: Stores, route: string): void {
  if (!stores.ports.flags.value('MEMBERSHIP_ENABLED')) return;
  features.membership.begin(stores, 'The membership could not open', (membership) =>
    membership.followMembership(stores, route),
  );
}
