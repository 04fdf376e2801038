import { productStore } from '@touchline/features/product';
import { readReviewForm, reviewsMessages, writeReviewStore } from '@touchline/features/reviews';
import { definePage, type PageContext } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { WriteReviewView } from './WriteReviewView.tsx';

/** Loads the product of the address, and what its visitor wrote about it. */
async function load({ stores, url }: PageContext): Promise<void> {
  const key = url.searchParams.get('key');
  const product = stores.of(productStore);
  const store = stores.of(writeReviewStore);
  const productId = url.searchParams.get('product') ?? '';
  await Promise.all([
    // The store keeps the failure.
    product.load(productId, {}).catch(() => undefined),
    store.load(productId, key === null ? { kind: 'account' } : { kind: 'link', key }),
  ]);
}

/** Where a review is written, changed and deleted: by an account, or by a guest with the link of an order. */
export const page = definePage({
  messages: [reviewsMessages],
  async load(context) {
    const { stores } = context;
    // A form that was refused is shown again as it was sent.
    const isRefused = import.meta.env.SSR && stores.of(writeReviewStore).attempt > 0;
    const store = stores.of(writeReviewStore);
    const product = stores.of(productStore);
    if (!isRefused) await load(context);
    const isGone = store.status.kind === 'gone' || !product.product;
    return {
      status: isGone && store.status.kind !== 'failed' ? 404 : pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('reviews', 'write.title')),
        robots: 'noindex',
      },
      // The address may contain the key of an order: no other page may learn it.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  async action(context) {
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
  },
  View: WriteReviewView,
  isPersonal: true,
});
