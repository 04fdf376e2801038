import { accountFrame } from '@touchline/features/account';
import { readRemovalForm, savedMethodsMessages, savedMethodsStore } from '@touchline/features/savedMethods';
import { definePage } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { pageTitle } from '../../app/pageTitle.ts';
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
  async action({ stores, form }) {
    const id = readRemovalForm(form);
    const store = stores.of(savedMethodsStore);
    await store.load();
    const registration = store.registrations.find((each) => each.id === id);
    // One that is gone already is what the shopper wanted.
    const isDone =
      registration === undefined ? store.failure === undefined : await store.remove(registration);
    return isDone ? { redirect: '/account/payment-methods' } : { status: 503 };
  },
  View: SavedMethodsView,
  isPersonal: true,
});
