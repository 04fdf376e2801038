import { setPasswordStore } from '@touchline/features/lightAccount';
import { afterSetPassword } from './SetPasswordView.tsx';
import type { PageAction } from '../../app/page.ts';

export const action: PageAction = async ({ stores, form, url }) => {
  const store = stores.of(setPasswordStore);
  await store.open(url.searchParams.get('key') ?? '');
  const password = form.get('password');
  if (await store.submit(typeof password === 'string' ? password : '')) return { redirect: afterSetPassword };
  const { status } = store;
  if (status.kind !== 'failed') return { status: 422 };
  if (status.failure.kind !== 'tooMany') return { status: 503 };
  return { status: 429, headers: { 'retry-after': String(Math.ceil(status.failure.seconds)) } };
};
