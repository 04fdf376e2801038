import { giftCardBalanceStore, readGiftCardBalanceForm } from '@touchline/features/catalog/giftCardBalance';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const store = stores.of(giftCardBalanceStore);
  await store.submit(readGiftCardBalanceForm(form));
  const { status } = store;
  if (status.kind === 'found') return { status: 200 };
  if (status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
  return { status: status.kind === 'failed' ? 503 : 422 };
};
