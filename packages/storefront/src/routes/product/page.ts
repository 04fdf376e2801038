import { bagMessages, bagStore } from '@touchline/features/cart/bag';
import {
  mainPictureSizes,
  productChoiceFrom,
  productHead,
  productIdFrom,
  productMessages,
  productStore,
} from '@touchline/features/catalog/product';
import { loadMessages } from '@touchline/features/platform/i18n';
import { productCardMessages } from '@touchline/features/catalog/productCard';
import { definePage, type PageContext, type Redirection } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { productFacts } from './productFacts.ts';
import { pageTitle } from '../pageTitle.ts';
import { ProductView } from './ProductView.tsx';

/** Only where something can be put on the product. */
export const personalised = () => import('@touchline/features/catalog/personalisedProduct');

/** Only of gift cards. */
export const giftCards = () => import('@touchline/features/catalog/giftCard');

/** Only where a form without JavaScript asks for it. */
const promises = () => import('@touchline/features/catalog/deliveryPromise');

/** Only where a launch sells the product. */
const launches = () => import('@touchline/features/launches');
/** Of the first page the browser loads them when they come near. */
const reviews = () => import('@touchline/features/catalog/reviews');

/** Loads the product of the address; the store's status says when that fails. */
export async function loadProduct({ stores, url }: PageContext): Promise<void> {
  const id = productIdFrom(url.pathname) ?? '';
  // The store keeps the failure and has already reported a malformed response.
  await stores
    .of(productStore)
    .load(id, productChoiceFrom(url))
    .catch(() => undefined);
}

/** Loads the reviews that the address asks for. */
async function loadReviews({ stores, url }: PageContext, productId: string): Promise<void> {
  const { readReviewsQuery, reviewsMessages, reviewsStore } = await reviews();
  const store = stores.of(reviewsStore);
  await Promise.all([
    loadMessages(stores.translator, [reviewsMessages]),
    store.load(productId, readReviewsQuery(url.searchParams)),
  ]);
}

/** Where a page of reviews beyond the last one leads: to the last one. */
async function reviewsBeyond({ stores }: PageContext, path: string): Promise<Redirection | undefined> {
  const { reviewsHref, reviewsStore } = await reviews();
  const { query, pageCount, list } = stores.of(reviewsStore);
  if (!list || (query.page ?? 1) <= Math.max(pageCount, 1)) return undefined;
  return { redirect: reviewsHref(path, { ...query, page: Math.max(pageCount, 1) }) };
}

/** A product page. Its form also works without JavaScript: success redirects to the cart, a refusal shows the page again. */
export const page = definePage({
  messages: [productMessages, bagMessages, productCardMessages],
  async load(context) {
    const { stores, url } = context;
    stores.of(bagStore).enter();
    await loadProduct(context);
    const store = stores.of(productStore);
    const { product } = store;
    const status = pageStatus(store.status);
    if (!product) return { status, head: { title: pageTitle(stores.site, undefined) } };
    // The browser loads them with the fields.
    if (import.meta.env.SSR && product.personalisation)
      await loadMessages(stores.translator, [(await personalised()).personalisedProductMessages]);
    if (import.meta.env.SSR && product.deliveryKind === 'egiftcard')
      await loadMessages(stores.translator, [(await giftCards()).giftCardMessages]);
    if (import.meta.env.SSR && product.events.length > 0)
      await loadMessages(stores.translator, [(await launches()).launchesMessages]);
    const postalCode = import.meta.env.SSR ? url.searchParams.get('postalCode') : null;
    if (postalCode !== null && store.promisedSku !== undefined)
      await stores.of((await promises()).deliveryPromiseStore).answerOnce(store.promisedSku, postalCode);
    const loading = loadReviews(context, product.id);
    // In the browser the page does not wait for what is far down on it.
    if (import.meta.env.SSR) await loading;
    else loading.catch(() => undefined);
    const head = productHead(product);
    // An address from before the product became part of another one.
    if (product.id !== productIdFrom(url.pathname))
      return { redirect: `${head.canonical}${url.search}`, permanent: true };
    const beyond = import.meta.env.SSR ? await reviewsBeyond(context, head.canonical) : undefined;
    if (beyond) return beyond;
    const first = product.view_list[0];
    return {
      status,
      head: {
        title: pageTitle(stores.site, head.title),
        description: head.description,
        canonicalPath: head.canonical,
        isEverywhere: true,
        ...(first ? { preload: { picture: first, sizes: mainPictureSizes } } : {}),
        ...(first ? { image: `${first.path}-${first.webp[0] ?? first.widths[0] ?? 640}.webp` } : {}),
      },
    };
  },
  View: ProductView,
  facts: (stores) => productFacts(stores.of(productStore).product),
});
