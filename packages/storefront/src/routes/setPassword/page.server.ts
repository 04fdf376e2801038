import { setPasswordStore } from '@touchline/features/account/lightAccount';
import type { PageAction } from '../page.ts';
import { submitPasswordLink, tooMany } from '../shared/passwordLink.ts';
import { afterSetPassword } from './SetPasswordView.tsx';

export const action: PageAction = async ({ stores, form, url }) => {
  const store = stores.of(setPasswordStore);
  await submitPasswordLink(store, { url, form });
  const { status } = store;
  if (status.kind === 'done') return { redirect: afterSetPassword };
  if (status.kind !== 'failed') return { status: 422 };
  return status.failure.kind === 'tooMany' ? tooMany(status.failure.seconds) : { status: 503 };
};
