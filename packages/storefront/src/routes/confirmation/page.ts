import {
  confirmationParams,
  confirmationMessages,
  confirmationStore,
} from '@touchline/features/checkout/confirmation';
import { declinedMessages } from '@touchline/features/checkout/declined';
import { invoicingMessages } from '@touchline/features/checkout/invoicing';
import { pickupMessages } from '@touchline/features/checkout/pickup';
import { basketStore } from '@touchline/features/cart/basket';
import { lightAccountMessages } from '@touchline/features/account/lightAccount';
import { orderTitle } from '../shared/orderTitle.ts';
import { documentsMessages } from '@touchline/features/checkout/documents';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { PlacedOrderView } from './PlacedOrderView.tsx';

/** The order confirmation after payment. */
export const page = definePage({
  messages: [
    documentsMessages,
    confirmationMessages,
    declinedMessages,
    pickupMessages,
    invoicingMessages,
    lightAccountMessages,
  ],
  async load({ stores, url }) {
    const store = stores.of(confirmationStore);
    await store.load(confirmationParams(url).orderId);
    if (!store.hasFailed) await store.offerLink(url.origin);
    // The paid bag is empty now: reload it so that the header shows that.
    if (store.order && !store.hasFailed) await stores.of(basketStore).load({ fresh: true });
    return {
      status: pageStatus(store.status),
      head: { title: orderTitle(store, stores) },
    };
  },
  View: PlacedOrderView,
  isPersonal: true,
});
