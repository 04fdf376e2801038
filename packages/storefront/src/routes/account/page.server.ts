import { accountStore, submitAccountForm } from '@touchline/features/account/account';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
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
};
