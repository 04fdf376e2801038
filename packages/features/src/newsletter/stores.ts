import type { StoreDefinition } from '../platform/module/index.ts';
import { CampaignStore, type CampaignSnapshot } from './CampaignStore.ts';
import { NewsletterStore, type NewsletterSnapshot } from './NewsletterStore.ts';
import { PopupStore } from './PopupStore.ts';
import { SubscriptionStore, type SubscriptionSnapshot } from './SubscriptionStore.ts';

/** The form that signs up, of the page, the overlay and the popup. */
export const newsletterStore: StoreDefinition<NewsletterStore, NewsletterSnapshot> = {
  key: 'newsletter',
  onIdentity: 'drop',
  create: ({ ports }) => new NewsletterStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => NewsletterStore.fromSnapshot(ports, snapshot),
};

/** The campaign that a page or a link has opened. */
export const campaignStore: StoreDefinition<CampaignStore, CampaignSnapshot> = {
  key: 'newsletterCampaign',
  onIdentity: 'drop',
  create: ({ ports }) => new CampaignStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => CampaignStore.fromSnapshot(ports, snapshot),
};

/** A subscription by the link of a mail, or of the account. */
export const subscriptionStore: StoreDefinition<SubscriptionStore, SubscriptionSnapshot> = {
  key: 'newsletterSubscription',
  onIdentity: 'drop',
  create: ({ ports }) => new SubscriptionStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => SubscriptionStore.fromSnapshot(ports, snapshot),
};

/** The popup. Never sent from the server: it opens in the browser. */
export const popupStore: StoreDefinition<PopupStore, null> = {
  key: 'newsletterPopup',
  onIdentity: 'drop',
  create: ({ ports }) => new PopupStore(ports),
  toSnapshot: () => null,
  fromSnapshot: (_, { ports }) => new PopupStore(ports),
};
