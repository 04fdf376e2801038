import { readPreferences, subscriptionStore } from '@touchline/features/newsletter';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const store = stores.of(subscriptionStore);
  await store.openOwn();
  const isDone = await (form.get('action') === 'end' ? store.end() : store.save(readPreferences(form)));
  return { status: isDone ? 200 : 503 };
};
