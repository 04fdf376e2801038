import { cutText } from '@touchline/contract/cutText';
import { newsletterPages } from '@touchline/contract/newsletter/constants';
import { botCheckMessages } from '../platform/botCheck/index.ts';
import { dialogStore } from '../platform/dialogs/index.ts';
import { loadMessages } from '../platform/i18n/index.ts';
import type { StoreContext } from '../platform/module/index.ts';
import { newsletterCampaign, newsletterOverlay, newsletterPopup } from './newsletterDialogs.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { campaignStore, newsletterStore, popupStore } from './stores.ts';

const messages = [newsletterMessages, botCheckMessages];

/**
 * Opens the overlay; it starts over each time. Whoever is signed in gets the preferences of the account instead; where
 * accounts are turned off there is only the page.
 */
export async function openNewsletter(
  stores: StoreContext,
  { email = '', source = '' }: { email?: string; source?: string } = {},
): Promise<void> {
  await stores.session.settled();
  const { navigation, flags } = stores.ports;
  if (stores.session.isSignedIn) return navigation.go('/account/newsletter');
  if (flags.value('LOGIN_REGISTRATION_DISABLED')) return navigation.go(newsletterPages.signUp);
  await loadMessages(stores.translator, messages);
  const store = stores.of(newsletterStore);
  store.begin({ email, source });
  stores.of(dialogStore).request(newsletterOverlay);
  await store.load();
}

/** Counts the page that is shown, and opens the popup on the visit that the market names. */
export async function visitForPopup(stores: StoreContext, route: string, after: number): Promise<void> {
  await stores.session.settled();
  const popup = stores.of(popupStore);
  const isAnonymous = !stores.session.isSignedIn;
  if (!popup.visit(route, after, isAnonymous)) return;
  const store = stores.of(newsletterStore);
  await Promise.all([loadMessages(stores.translator, messages), store.load()]);
  // A form that could not be loaded is not worth an interruption.
  if (!store.market) return popup.close(false);
  store.begin({ source: 'popup' });
  stores.of(dialogStore).request(newsletterPopup, (end) => popup.close(end === 'closed'));
}

/** Opens the campaign that the address of the page names. */
export async function openCampaign(stores: StoreContext, componentId: string): Promise<void> {
  await stores.session.settled();
  const store = stores.of(newsletterStore);
  const campaign = stores.of(campaignStore);
  await Promise.all([
    loadMessages(stores.translator, messages),
    store.load(),
    campaign.load(componentId, 'page'),
  ]);
  store.begin({ source: cutText(`campaign-${componentId}`, 100), campaign: campaign.ofSignup });
  stores.of(dialogStore).request(newsletterCampaign);
}
