import { confirmationMessages, confirmationStore } from '@touchline/features/checkout/confirmation';
import { declinedMessages } from '@touchline/features/checkout/declined';
import { ordersMessages } from '@touchline/features/checkout/orders';
import { invoicingMessages } from '@touchline/features/checkout/invoicing';
import { pickupMessages } from '@touchline/features/checkout/pickup';
import { orderTitle } from '../shared/orderTitle.ts';
import { documentsMessages } from '@touchline/features/checkout/documents';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { ConfirmationView } from './ConfirmationView.tsx';

/** An order opened by its own link: anyone with the key in the address may see it, without a session. */
export const page = definePage({
  messages: [
    documentsMessages,
    confirmationMessages,
    declinedMessages,
    ordersMessages,
    pickupMessages,
    invoicingMessages,
  ],
  async load({ stores, url }) {
    const store = stores.of(confirmationStore);
    await store.loadLinked(url.searchParams.get('key') ?? '');
    await store.offerLink(url.origin);
    const { link } = store;
    // Amounts are in the currency of the order's own market.
    const isOurs = stores.site.market.languages.some(({ sitePath }) => sitePath === link?.sitePath);
    if (link && !isOurs) return { leave: `/${link.sitePath}/order${url.search}` };
    return {
      status: pageStatus(store.status),
      head: { title: orderTitle(store, stores), robots: 'noindex' },
      // The address is the key: no other page may learn it. (`no-referrer` would make the origin of the shop's own forms `null`.)
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: ConfirmationView,
  isPersonal: true,
});
