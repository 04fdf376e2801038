import { privacyRequestStore, readPrivacyRequestForm } from '@touchline/features/consent/privacyRequest';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const store = stores.of(privacyRequestStore);
  await store.load();
  store.begin('PAGE');
  store.applyTyped(readPrivacyRequestForm(form));
  // Without script each choice is a step: the page comes back with what it reveals.
  if (form.get('step') === 'choose') return { status: store.checkChoices() ? 200 : 422 };
  if (await store.submit()) return { status: 200 };
  const { failure } = store;
  if (failure?.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(failure.seconds)) } };
  const isAway = store.market === undefined || failure?.kind === 'failed' || failure?.kind === 'offline';
  return { status: isAway ? 503 : 422 };
};
