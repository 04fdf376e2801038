import { accountFrame, accountMessages, accountStore, submitAccountForm } from '@touchline/features/account';
import { emailVerificationMessages } from '@touchline/features/emailVerification';
import { newPasswordMessages } from '@touchline/features/newPassword';
import { definePage } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { AccountView } from './AccountView.tsx';

/** The personal page of whoever is signed in. */
export const page = definePage({
  messages: [accountMessages, emailVerificationMessages, newPasswordMessages],
  frame: accountFrame,
  async load({ stores }) {
    const { site, translator } = stores;
    const outcome = await stores.of(accountStore).load();
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
  async action({ stores, form }) {
    const store = stores.of(accountStore);
    await store.load();
    const outcome = await submitAccountForm(store, form);
    if (outcome === 'signedOut') return { redirect: '/' };
    if (outcome === 'done') return { status: 200 };
    const failed = [...store.errors.values()];
    const tooMany = failed.find(({ status }) => status === 429);
    if (tooMany) return { status: 429, headers: { 'retry-after': String(tooMany.seconds ?? 60) } };
    if (failed.some(({ status }) => status === 409)) return { status: 409 };
    if (failed.length > 0) return { status: 503 };
    const isAsking = (store.isDeleting || store.pending) && store.fields.problems.size === 0;
    return { status: isAsking ? 200 : 422 };
  },
  View: AccountView,
});
