import { creditNoteStore, documentsMessages } from '@touchline/features/checkout/documents';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { OrderCreditNoteView } from './OrderCreditNoteView.tsx';

/** A credit note of the order of a link: anyone with the key may see it, without a session. */
export const page = definePage({
  messages: [documentsMessages],
  async load({ stores, url }) {
    const { site, translator } = stores;
    const [number, key] = ['number', 'key'].map((name) => url.searchParams.get(name) ?? '');
    const store = stores.of(creditNoteStore);
    await store.load({ number: number ?? '', key: key ?? '' }, site.market.currency);
    const title = translator.translate('documents', 'documents.note.title', { number: store.number });
    return {
      status: pageStatus(store.status),
      head: { title: pageTitle(site, title), robots: 'noindex' },
      // The address is the key, as of the order itself.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: OrderCreditNoteView,
  isPersonal: true,
});
