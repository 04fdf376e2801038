import { cutText } from '@touchline/contract/cutText';
import { forgotPasswordStore } from '@touchline/features/account/forgotPassword';
import { returnPath } from '../urls.ts';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form, url }) => {
  const store = stores.of(forgotPasswordStore);
  const email = form.get('email');
  store.begin({ email: typeof email === 'string' ? cutText(email, 200) : '', target: returnPath(url) });
  if (await store.submit()) return { status: 200 };
  const { failure } = store;
  if (failure?.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(failure.seconds)) } };
  return { status: failure ? 503 : 422 };
};
