import { readTrackOrderForm, trackOrderStore } from '@touchline/features/checkout/trackOrder';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const store = stores.of(trackOrderStore);
  await store.submit(readTrackOrderForm(form));
  const { status } = store;
  if (status.kind === 'found') return { leave: status.path };
  if (status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
  return { status: status.kind === 'failed' ? 503 : 422 };
};
