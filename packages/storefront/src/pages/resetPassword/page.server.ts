import { resetPasswordStore } from '@touchline/features/forgotPassword';
import type { PageAction } from '../../app/page.ts';

export const action: PageAction = async ({ stores, form, url }) => {
  const store = stores.of(resetPasswordStore);
  await store.open(url.searchParams.get('key') ?? '');
  const password = form.get('password');
  await store.submit(typeof password === 'string' ? password : '');
  const { status } = store;
  if (status.kind === 'done') return { status: 200 };
  if (status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
  return { status: status.kind === 'failed' ? 503 : 422 };
};
