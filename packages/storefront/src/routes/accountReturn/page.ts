import { accountFrame } from '@touchline/features/account/account';
import { confirmationMessages } from '@touchline/features/checkout/confirmation';
import { returnPath } from '@touchline/features/checkout/orders';
import { returnsMessages, returnStore } from '@touchline/features/checkout/returns';
import { documentsMessages } from '@touchline/features/checkout/documents';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { returnPageStatus } from '../shared/returnPage.ts';
import { AccountReturnView } from './AccountReturnView.tsx';

/** Sends pieces of an order of the account back. */
export const page = definePage({
  messages: [documentsMessages, returnsMessages, confirmationMessages],
  frame: accountFrame,
  async load({ stores, params }) {
    const { orderId = '' } = params;
    const store = stores.of(returnStore);
    await store.load({ orderId });
    return {
      status: returnPageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('returns', 'returns.title')),
        canonicalPath: returnPath(orderId),
        robots: 'noindex',
      },
    };
  },
  View: AccountReturnView,
  isPersonal: true,
});
