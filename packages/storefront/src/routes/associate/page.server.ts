import { associateStore, readAssociateForm } from '@touchline/features/account/associate';
import { basketStore } from '@touchline/features/cart/basket';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const store = stores.of(associateStore);
  const posted = readAssociateForm(form);
  if (posted.action === 'end') {
    if (!(await store.end())) return { status: 503 };
    stores.of(basketStore).forget();
    return { redirect: '/' };
  }
  if (await store.signIn(posted.values)) {
    stores.of(basketStore).forget();
    return { redirect: '/' };
  }
  const { status } = store;
  if (status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
  return { status: status.kind === 'failed' ? 503 : 422 };
};
