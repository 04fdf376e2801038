import { productStore } from '@touchline/features/catalog/product';
import { readReviewForm, writeReviewStore } from '@touchline/features/catalog/reviews';
import type { PageAction } from '../page.ts';
import { load } from './page.ts';

export const action: PageAction = async (context) => {
  const { url, stores } = context;
  await load(context);
  const store = stores.of(writeReviewStore);
  const { isDeleted, ...values } = readReviewForm(context.form);
  const isReady = store.status.kind === 'ready';
  if (isReady) await (isDeleted ? store.remove() : store.submit(values));
  const { kind } = store.status;
  if (!isReady) return { status: 409 };
  // The page of the review says that it is being checked.
  if (kind === 'sent') return { redirect: `/write-review${url.search}` };
  if (kind === 'deleted') return { redirect: stores.of(productStore).product?.meta_data.canonical ?? '/' };
  return { status: kind === 'tooMany' ? 429 : kind === 'notSent' ? 503 : 422 };
};
