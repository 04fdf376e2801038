import { accountFrame } from '@touchline/features/account';
import { membershipMessages, membershipStore, type MembershipAction } from '@touchline/features/membership';
import { vouchersMessages } from '@touchline/features/vouchers';
import { localPath } from '../../app/address.ts';
import { definePage } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { MembershipView } from './MembershipView.tsx';

const actions: readonly MembershipAction[] = ['join', 'redeem', 'askLeave', 'keep', 'leave', 'seen'];

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
  async action({ stores, form }) {
    const store = stores.of(membershipStore);
    await store.load();
    const action = actions.find((one) => one === form.get('action'));
    if (!action) return { status: 422 };
    const isDone = await store.submit(action, Number(form.get('points') ?? 0));
    // Whoever has joined from another page goes on there.
    const returnTo = form.get('returnTo');
    const back = typeof returnTo === 'string' ? localPath(returnTo) : undefined;
    if (isDone) return back === undefined ? { status: 200 } : { redirect: back };
    if (store.problem === 'signedOut') return { redirect: '/' };
    if (store.problem === 'tooMany') return { status: 429, headers: { 'retry-after': '60' } };
    return { status: store.problem === 'unavailable' || store.problem === 'offline' ? 503 : 409 };
  },
  View: MembershipView,
  isPersonal: true,
});
