import { resetPasswordStore } from '@touchline/features/account/forgotPassword';
import type { PageAction } from '../page.ts';
import { submitPasswordLink, tooMany } from '../shared/passwordLink.ts';

export const action: PageAction = async ({ stores, form, url }) => {
  const store = stores.of(resetPasswordStore);
  await submitPasswordLink(store, { url, form });
  const { status } = store;
  if (status.kind === 'done') return { status: 200 };
  if (status.kind === 'tooMany') return tooMany(status.seconds);
  return { status: status.kind === 'failed' ? 503 : 422 };
};
