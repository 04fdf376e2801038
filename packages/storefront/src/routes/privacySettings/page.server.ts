import { consentStore, submitPrivacySettings } from '@touchline/features/consent/consent';
import { returnPath } from '../urls.ts';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form, url }) => {
  const store = stores.of(consentStore);
  const place = form.get('place') === 'noScript' ? 'noScript' : 'page';
  if (!submitPrivacySettings(store, form, place)) return { status: 422 };
  await store.sending;
  const hasReturn = url.searchParams.has('returnTo');
  return { redirect: hasReturn ? returnPath(url) : '/privacy-settings?saved=true' };
};
