import { accountFrame } from '@touchline/features/account/account';
import { savedMethodsMessages, savedMethodsStore } from '@touchline/features/checkout/savedMethods';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { SavedMethodsView } from './SavedMethodsView.tsx';

/** What the account keeps to pay with. */
export const page = definePage({
  messages: [savedMethodsMessages],
  frame: accountFrame,
  async load({ stores }) {
    const store = stores.of(savedMethodsStore);
    // After a form that was not carried out, the page shows why.
    if (!store.problem) await store.load();
    const { failure } = store;
    return {
      status: pageStatus(failure ? { kind: 'failed', reason: failure } : { kind: 'ready' }),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('savedMethods', 'savedMethods.title')),
        canonicalPath: '/account/payment-methods',
        robots: 'noindex',
      },
    };
  },
  View: SavedMethodsView,
  isPersonal: true,
});
