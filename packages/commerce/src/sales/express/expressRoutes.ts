import type { AddItem } from '@touchline/contract/basket/schema';
import { quoteExpress, startExpress } from '@touchline/contract/express/endpoints';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import { checkoutHeaders } from '../../kernel/identity/identify.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import { emptyBasket } from '../basket/BasketData.ts';
import { basketView } from '../basket/basketView.ts';
import { addLines } from '../basket/changeLines.ts';
import { computeBasket } from '../basket/computeBasket.ts';
import { openBasket } from '../basket/editBasket.ts';
import { loadBasket } from '../basket/loadBasket.ts';
import { insertBasket } from '../basket/saveBasket.ts';
import type { Checkout } from '../order/Checkout.ts';
import { quoteOf } from './quoteOf.ts';

/** A call of a shopper, or of somebody who is not known yet. */
type VisitorCall = Omit<ShopperCall, 'caller'> & {
  readonly caller: ShopperCall['caller'] | undefined;
  readonly source: string;
};

/** What a wallet's sheet asks, and the basket of what is bought beside the bag. */
export function expressRoutes(router: Router, checkout: Checkout): void {
  const { shop, limits } = checkout;
  const newId = () => randomHex(shop.random, 32);

  /** Items as a basket of their own, which is not kept yet. */
  const basketOfItems = async ({ caller, site, now, source }: VisitorCall, items: readonly AddItem[]) => {
    const loaded = await loadBasket(shop.db, {
      ...{ basketId: undefined, market: site.market, language: site.language.code, now },
      // Without an account there is no member.
      owner: caller?.accountId === undefined ? undefined : caller,
      skus: items.map(({ productId }) => productId),
      attempt: { limit: limits.items, who: source },
    });
    const empty = { ...emptyBasket(site.market.code), isExpress: true as const };
    return { loaded, data: addLines(empty, items, { ...loaded, market: site.market, now }, newId) };
  };

  router.route(quoteExpress, async (call) => {
    const { basketId, items = [], place, shippingOptionId } = call.body;
    const where = { place, shippingOptionId };
    if (basketId === undefined) {
      if (items.length === 0) throw new Failure(422, 'InvalidParameters', 'Neither a bag nor an item.');
      return quoteOf(checkout, call, { ...(await basketOfItems(call, items)), ...where, basketId: '-' });
    }
    const { caller } = call;
    if (!caller) throw new Failure(401, 'INVALID_SESSION', 'The checkout token is missing.');
    const attempt = { limit: limits.items, who: call.source };
    const { basket, loaded } = await openBasket(shop, { ...call, caller }, basketId, { attempt });
    if (basket.state !== 'open') throw notFound('basket');
    return quoteOf(checkout, call, { basketId, data: basket.data, loaded, ...where });
  });

  router.route(startExpress, async (call) => {
    const { caller, site, now } = call;
    const { data, loaded } = await basketOfItems(call, call.body);
    const owner = { shopperId: caller?.shopperId ?? newId(), accountId: caller?.accountId };
    const basket = await insertBasket(shop.db, { id: newId(), owner, data }, now);
    const view = basketView(basket, computeBasket(data, loaded, site.market, now), site, now);
    if (caller) return view;
    // The token of a visitor names a bag: theirs is empty, and stays so.
    const bag = { id: newId(), owner, data: emptyBasket(site.market.code) };
    await insertBasket(shop.db, bag, now);
    const headers = await checkoutHeaders(shop, { shopperId: owner.shopperId, basketId: bag.id });
    return new Reply(view, { headers });
  });
}
