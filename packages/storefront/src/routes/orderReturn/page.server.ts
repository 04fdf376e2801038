import { returnStore } from '@touchline/features/checkout/returns';
import type { PageAction } from '../page.ts';
import { submitReturn } from '../shared/submitReturn.ts';

export const action: PageAction = async ({ stores, url, form }) => {
  const store = stores.of(returnStore);
  await store.load({ key: url.searchParams.get('key') ?? '' });
  return submitReturn(store, form, { redirect: `/order${url.search}` });
};
