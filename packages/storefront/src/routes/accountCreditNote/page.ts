import { accountFrame } from '@touchline/features/account/account';
import { creditNoteStore, documentsMessages } from '@touchline/features/checkout/documents';
import { creditNotePath } from '@touchline/features/checkout/orders';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { AccountCreditNoteView } from './AccountCreditNoteView.tsx';

/** A credit note of an order of the account. */
export const page = definePage({
  messages: [documentsMessages],
  frame: accountFrame,
  async load({ stores, params }) {
    const { orderId = '', number = '' } = params;
    const { site, translator } = stores;
    const store = stores.of(creditNoteStore);
    await store.load({ number }, site.market.currency);
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(site, translator.translate('documents', 'documents.note.title', { number })),
        canonicalPath: creditNotePath(orderId, number),
        robots: 'noindex',
      },
    };
  },
  View: AccountCreditNoteView,
  isPersonal: true,
});
