import { cutText } from '@touchline/contract/cutText';
import {
  readPreferences,
  subscriptionStore,
  type SubscriptionPurpose,
  type SubscriptionStore,
} from '@touchline/features/newsletter';
import type { PageAction } from '../page.ts';

/** Does what a form asks for. A mail program that unsubscribes sends no action, only to its page. */
async function submit(
  store: SubscriptionStore,
  purpose: SubscriptionPurpose,
  form: FormData,
): Promise<boolean> {
  const action = form.get('action') ?? (purpose === 'unsubscribe' ? 'end' : undefined);
  if (action === 'confirm') return store.confirm();
  if (action === 'end') return store.end();
  if (action === 'save') return store.save(readPreferences(form));
  const email = form.get('email');
  return action === 'askLink' && store.askLink(typeof email === 'string' ? cutText(email, 200) : '');
}

/** Handles the forms of the pages of the links in mails. */
export const subscriptionAction =
  (purpose: SubscriptionPurpose): PageAction =>
  async ({ stores, url, form }) => {
    const store = stores.of(subscriptionStore);
    await store.open(url.searchParams.get('key') ?? '');
    if (await submit(store, purpose, form)) return { status: 200 };
    if (store.problem === 'tooMany') return { status: 429 };
    return { status: store.problem ? 503 : 422 };
  };
