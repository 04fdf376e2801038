import { accountFrame } from '@touchline/features/account/account';
import { membershipMessages, membershipStore } from '@touchline/features/loyalty/membership';
import { vouchersMessages } from '@touchline/features/loyalty/vouchers';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { MembershipView } from './MembershipView.tsx';

/** The membership of whoever is signed in. */
export const page = definePage({
  messages: [membershipMessages, vouchersMessages],
  frame: accountFrame,
  async load({ stores }) {
    const store = stores.of(membershipStore);
    // After a form the page shows what came of it.
    if (!store.done && !store.problem && !store.isLeaving) await store.load();
    if (store.status.kind === 'signedOut') return { redirect: '/' };
    return {
      ...(store.status.kind === 'failed' ? { status: 503 } : {}),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('membership', 'title')),
        canonicalPath: '/account/membership',
        robots: 'noindex',
      },
    };
  },
  View: MembershipView,
  isPersonal: true,
});
