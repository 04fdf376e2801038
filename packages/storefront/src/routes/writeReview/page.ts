import { productStore } from '@touchline/features/catalog/product';
import { reviewsMessages, writeReviewStore } from '@touchline/features/catalog/reviews';
import { definePage, type PageContext } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { WriteReviewView } from './WriteReviewView.tsx';

/** Loads the product of the address, and what its visitor wrote about it. */
export async function load({ stores, url }: PageContext): Promise<void> {
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
  View: WriteReviewView,
  isPersonal: true,
});
