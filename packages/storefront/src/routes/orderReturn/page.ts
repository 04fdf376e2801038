import { confirmationMessages } from '@touchline/features/checkout/confirmation';
import { returnsMessages, returnStore } from '@touchline/features/checkout/returns';
import { documentsMessages } from '@touchline/features/checkout/documents';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { returnPageStatus } from '../shared/returnPage.ts';
import { OrderReturnView } from './OrderReturnView.tsx';

/** Sends pieces of the order of a link back: anyone with the key may, without a session. */
export const page = definePage({
  messages: [documentsMessages, returnsMessages, confirmationMessages],
  async load({ stores, url }) {
    const store = stores.of(returnStore);
    await store.load({ key: url.searchParams.get('key') ?? '' });
    return {
      status: returnPageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('returns', 'returns.title')),
        robots: 'noindex',
      },
      // The address is the key, as of the order itself.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: OrderReturnView,
  isPersonal: true,
});
