import { membershipStore, type MembershipAction } from '@touchline/features/loyalty/membership';
import { localPath } from '../urls.ts';
import type { PageAction } from '../page.ts';

const actions: readonly MembershipAction[] = ['join', 'redeem', 'askLeave', 'keep', 'leave', 'seen'];

export const action: PageAction = async ({ stores, form }) => {
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
};
