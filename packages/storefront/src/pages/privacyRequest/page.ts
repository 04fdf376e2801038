import { privacyRequestPages } from '@touchline/contract/privacyRequest/pages';
import { botCheckMessages } from '@touchline/features/botCheck';
import {
  privacyRequestMessages,
  privacyRequestStore,
  readPrivacyRequestForm,
} from '@touchline/features/privacyRequest';
import { definePage, type ActionResult } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { PrivacyRequestView } from './PrivacyRequestView.tsx';

/** Asks for a copy of one's data, for its deletion, or not to sell it. */
export const page = definePage({
  messages: [privacyRequestMessages, botCheckMessages],
  isPersonal: true,
  async load({ stores }) {
    const store = stores.of(privacyRequestStore);
    await store.load();
    return {
      ...(store.market ? {} : { status: 503 }),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('privacyRequest', 'privacyRequest.title')),
        canonicalPath: privacyRequestPages.form,
      },
    };
  },
  async action({ stores, form }): Promise<ActionResult> {
    const store = stores.of(privacyRequestStore);
    await store.load();
    store.begin('PAGE');
    store.applyTyped(readPrivacyRequestForm(form));
    // Without script each choice is a step: the page comes back with what it reveals.
    if (form.get('step') === 'choose') return { status: store.checkChoices() ? 200 : 422 };
    if (await store.submit()) return { status: 200 };
    const { failure } = store;
    if (failure?.kind === 'tooMany')
      return { status: 429, headers: { 'retry-after': String(Math.ceil(failure.seconds)) } };
    const isAway = store.market === undefined || failure?.kind === 'failed' || failure?.kind === 'offline';
    return { status: isAway ? 503 : 422 };
  },
  View: PrivacyRequestView,
});
