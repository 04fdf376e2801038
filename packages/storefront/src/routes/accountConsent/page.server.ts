import { accountConsentStore } from '@touchline/features/consent/accountConsent';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const store = stores.of(accountConsentStore);
  await store.load();
  store.fill(form.getAll('consent').map(String));
  if (await store.submit()) return { status: 200 };
  if (store.status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(store.status.seconds)) } };
  return { status: store.status.kind === 'failed' ? 503 : 422 };
};
