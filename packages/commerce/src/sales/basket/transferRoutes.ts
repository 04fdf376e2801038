import { transferBasket } from '@touchline/contract/basket/endpoints';
import { notFound } from '../../kernel/failure/Failure.ts';
import { checkoutHeaders } from '../../kernel/identity/identify.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import { readCheckoutToken } from '../../kernel/session/checkoutToken.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { handOver } from './handOver.ts';

/** Takes a guest's basket into the account, where signing in could not: the guest's token was on another device or app. */
export function transferRoutes(router: Router, shop: CommerceContext): void {
  router.route(transferBasket, async ({ caller, body, site, now }) => {
    const token = await readCheckoutToken(`Bearer ${body.jwt}`, shop.secrets, now);
    if (typeof token !== 'object' || token.session.basketId !== body.basketId) throw notFound('basket');
    const { shopperId, basketId } = token.session;
    // The token is a guest's: what it holds belongs to nobody yet, and what belongs to an account does not move.
    const guest = { ...caller, shopperId, basketId };
    const checkout = await handOver(shop, guest, caller.accountId, site.market);
    const survivor = checkout ?? { shopperId, basketId };
    const owned = await shop.db
      .selectFrom('baskets')
      .select('id')
      .where('id', '=', survivor.basketId)
      .where('owner_id', '=', caller.accountId)
      .executeTakeFirst();
    if (!owned) throw notFound('basket');
    return new Reply({ basketId: owned.id }, { headers: await checkoutHeaders(shop, survivor) });
  });
}
