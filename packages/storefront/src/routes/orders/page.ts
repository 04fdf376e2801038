import { accountFrame } from '@touchline/features/account/account';
import { orderHistoryStore, ordersMessages, readHistoryRequest } from '@touchline/features/checkout/orders';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { OrdersView } from './OrdersView.tsx';

/** What the account ordered, a page at a time. */
export const page = definePage({
  messages: [ordersMessages],
  frame: accountFrame,
  async load({ stores, url }) {
    const store = stores.of(orderHistoryStore);
    await store.load(readHistoryRequest(url.searchParams));
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('orders', 'orders.title')),
        canonicalPath: '/account/orders',
        robots: 'noindex',
      },
    };
  },
  View: OrdersView,
  isPersonal: true,
});
