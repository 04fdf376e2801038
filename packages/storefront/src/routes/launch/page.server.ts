import { launchActions, launchFields, launchPath, launchStore } from '@touchline/features/launches';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, params, form }) => {
  const id = params['launchId'] ?? '';
  const store = stores.of(launchStore);
  await store.load(id);
  const action = launchActions.find((one) => one === form.get(launchFields.action));
  if (!action) return { status: 422 };
  const sku = form.get(launchFields.sku);
  const isDone = await store.applyForm(action, typeof sku === 'string' ? sku : undefined);
  // The page is shown once more by its own address: reloading it repeats nothing.
  if (isDone) return { redirect: launchPath(id) };
  const { problem } = store;
  if (problem === 'tooMany') return { status: 429, headers: { 'retry-after': '3600' } };
  return { status: problem === 'offline' || problem === 'unavailable' ? 503 : 409 };
};
