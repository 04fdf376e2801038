import { accountFrame } from '@touchline/features/account/account';
import { declinedMessages } from '@touchline/features/checkout/declined';
import { confirmationMessages } from '@touchline/features/checkout/confirmation';
import { invoicingMessages } from '@touchline/features/checkout/invoicing';
import { pickupMessages } from '@touchline/features/checkout/pickup';
import { orderPath, ordersMessages, orderStore } from '@touchline/features/checkout/orders';
import { documentsMessages } from '@touchline/features/checkout/documents';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { AccountOrderView } from './AccountOrderView.tsx';

/** One order of the account. */
export const page = definePage({
  messages: [
    documentsMessages,
    ordersMessages,
    confirmationMessages,
    declinedMessages,
    pickupMessages,
    invoicingMessages,
  ],
  frame: accountFrame,
  async load({ stores, params }) {
    const { orderId = '' } = params;
    const { site, translator } = stores;
    const store = stores.of(orderStore);
    await store.load(orderId, site.market.currency);
    const title = translator.translate('orders', 'orders.order', { order: orderId });
    return {
      status: pageStatus(store.status),
      head: { title: pageTitle(site, title), canonicalPath: orderPath(orderId), robots: 'noindex' },
    };
  },
  View: AccountOrderView,
  isPersonal: true,
});
