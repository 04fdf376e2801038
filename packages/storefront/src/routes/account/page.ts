import { accountFrame, accountMessages, accountStore } from '@touchline/features/account/account';
import { emailVerificationMessages } from '@touchline/features/account/emailVerification';
import { orderHistoryStore, ordersMessages } from '@touchline/features/checkout/orders';
import { newPasswordMessages } from '@touchline/features/account/newPassword';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { AccountView } from './AccountView.tsx';

/** The personal page of whoever is signed in. */
export const page = definePage({
  messages: [accountMessages, ordersMessages, emailVerificationMessages, newPasswordMessages],
  frame: accountFrame,
  async load({ stores }) {
    const { site, translator } = stores;
    const [outcome] = await Promise.all([
      stores.of(accountStore).load(),
      stores.of(orderHistoryStore).load({}),
    ]);
    if (outcome === 'signedOut') return { redirect: '/' };
    return {
      ...(outcome === 'failed' ? { status: 503 } : {}),
      head: {
        title: pageTitle(site, translator.translate('account', 'account.title')),
        canonicalPath: '/account',
        robots: 'noindex',
      },
    };
  },
  View: AccountView,
});
