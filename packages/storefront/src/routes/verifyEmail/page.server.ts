import type { PageAction } from '../page.ts';
import { open } from './page.ts';

export const action: PageAction = async ({ stores, url, form }) => {
  const store = await open({ stores, url });
  const { returnTo } = store.link;
  if (form.get('action') === 'verify') await store.verify();
  else await store.sendLink(returnTo);
  const { status } = store;
  if (status.kind === 'verified' && returnTo !== undefined) return { redirect: returnTo };
  if (status.kind === 'sent' || status.kind === 'verified') return { status: 200 };
  if (status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
  return { status: status.kind === 'failed' ? 503 : 422 };
};
