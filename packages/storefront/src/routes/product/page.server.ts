import { bagStore } from '@touchline/features/cart/bag';
import { addToBagFields, productJsonLd, productStore } from '@touchline/features/catalog/product';
import { reviewsJsonLd, reviewsStore } from '@touchline/features/catalog/reviews';
import type { GiftText } from '@touchline/features/catalog/giftCard';
import type { PageAction, PageServerPart } from '../page.ts';
import { giftCards, personalised, loadProduct } from './page.ts';

export const action: PageAction = async (context) => {
  const { stores, form } = context;
  await loadProduct(context);
  const product = stores.of(productStore);
  const sku = form.get(addToBagFields.sku);
  if (typeof sku === 'string') product.chooseSize(sku);
  product.chooseQuantity(Number(form.get(addToBagFields.quantity) ?? 1));
  if (product.product?.personalisation) {
    const options = (await personalised()).optionsOfForm(form);
    for (const [key, value] of Object.entries(options)) product.selectOption(key, value);
  }
  if (product.product?.deliveryKind === 'egiftcard') {
    for (const [field, text] of Object.entries((await giftCards()).giftOfForm(form)))
      product.writeGift(field as GiftText, text);
  }
  const item = product.itemToAdd();
  const isAdded = item !== undefined && (await stores.of(bagStore).applyForm(item));
  return isAdded ? { redirect: '/cart' } : { status: 422 };
};

export const jsonLd: PageServerPart['jsonLd'] = ({ stores, url }) => {
  const { product } = stores.of(productStore);
  const { list } = stores.of(reviewsStore);
  return product
    ? [productJsonLd(product, stores.site, url.origin, list && reviewsJsonLd(list)) as object]
    : [];
};
