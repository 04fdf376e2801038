import { addFromLink, basketStore, followBasketLink } from '@touchline/features/cart/basket';
import { defineRedirect, type RedirectPage } from '../page.ts';

/**
 * Links that fill the bag, such as those in mails: `/cart/restore` brings a bag back, `/cart/customized` adds one line
 * with a recipe. Both lead to the cart in any case, which says what became of them.
 */
const redirect: RedirectPage['redirect'] = async ({ stores, url }) => {
  const { ports } = stores;
  const basket = stores.of(basketStore);
  if (url.pathname.endsWith('/customized')) {
    const isAdded = await addFromLink(ports, basket, url.search);
    return { redirect: isAdded ? '/cart' : '/cart?link=failed' };
  }
  const outcome = await followBasketLink(ports, basket, url.search);
  if (outcome.kind === 'kept') return { redirect: '/cart' };
  if (outcome.kind === 'failed') return { redirect: '/cart?link=failed' };
  const { lost, repriced } = outcome;
  return { redirect: `/cart?link=restored&lost=${lost}&repriced=${repriced}` };
};

export const page = defineRedirect(redirect, { isPersonal: true });
