import { readNewsletterForm } from '@touchline/features/newsletter';
import type { PageAction } from '../page.ts';
import { open } from './page.ts';

export const action: PageAction = async ({ stores, url, form }) => {
  const { store, campaign } = await open(stores, url);
  const { values, gender } = readNewsletterForm(form);
  // From the footer: the first step only asks for the address.
  if (form.get('step') === 'email') {
    store.begin({ email: values['email'] ?? '' });
    return { status: 200 };
  }
  store.begin({ source: campaign ? 'campaign' : 'page', campaign });
  store.applyTyped(values);
  if (gender) store.type('gender', gender);
  if (await store.submit(gender)) return { status: 200 };
  const { failure } = store;
  if (failure?.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(failure.seconds)) } };
  return { status: store.market === undefined || failure?.kind === 'unexpected' ? 503 : 422 };
};
