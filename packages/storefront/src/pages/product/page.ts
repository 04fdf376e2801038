import { bagMessages, bagStore } from '@touchline/features/bag';
import {
  addToBagFields,
  mainPictureSizes,
  productChoiceFrom,
  productHead,
  productIdFrom,
  productJsonLd,
  productMessages,
  productStore,
} from '@touchline/features/product';
import { productCardMessages } from '@touchline/features/productCard';
import { definePage, type PageContext } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { productFacts } from './productFacts.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { ProductView } from './ProductView.tsx';

/** Loads the product of the address; the store's status says when that fails. */
async function loadProduct({ stores, url }: PageContext): Promise<void> {
  const id = productIdFrom(url.pathname) ?? '';
  // The store keeps the failure and has already reported a malformed response.
  await stores
    .of(productStore)
    .load(id, productChoiceFrom(url))
    .catch(() => undefined);
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
    const head = productHead(product);
    const first = product.view_list[0];
    return {
      status,
      head: {
        title: pageTitle(stores.site, head.title),
        description: head.description,
        canonicalPath: head.canonical,
        isEverywhere: true,
        jsonLd: [productJsonLd(product, stores.site, url.origin) as object],
        ...(first ? { preload: { picture: first, sizes: mainPictureSizes } } : {}),
        ...(first ? { image: `${first.path}-${first.webp[0] ?? first.widths[0] ?? 640}.webp` } : {}),
      },
    };
  },
  async action(context) {
    const { stores, form } = context;
    await loadProduct(context);
    const product = stores.of(productStore);
    const sku = form.get(addToBagFields.sku);
    if (typeof sku === 'string') product.chooseSize(sku);
    product.chooseQuantity(Number(form.get(addToBagFields.quantity) ?? 1));
    const item = product.itemToAdd();
    const isAdded = item !== undefined && (await stores.of(bagStore).applyForm(item));
    return isAdded ? { redirect: '/cart' } : { status: 422 };
  },
  View: ProductView,
  facts: (stores) => productFacts(stores.of(productStore).product),
});
