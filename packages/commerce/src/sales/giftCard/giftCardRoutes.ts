import { maxGiftCards } from '@touchline/contract/giftCard/constants';
import * as calls from '@touchline/contract/giftCard/endpoints';
import { toWire } from '@touchline/contract/money';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import { sourceDigestOf } from '../../kernel/limits/sourceDigest.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { basketView, giftCardViews } from '../basket/basketView.ts';
import { editBasket, openBasket } from '../basket/editBasket.ts';
import { hashOfCode, lastDigitsOf, typedCode } from './giftCardCode.ts';

/** Codes tried by one source in an hour, whether its balance is asked or it is to pay. */
const codes: Limit = { what: 'gift-card-codes', max: 10, seconds: 3_600 };

const notUsable = (status: 404 | 422) =>
  new Failure(status, 'GiftCardNotUsable', 'This gift card can not be used.');

/** Asking for the balance of a gift card, and paying a basket with it. */
export function giftCardRoutes(router: Router, shop: CommerceContext): void {
  /**
   * The card of a code that can be spent here. One statement and one answer for every other code, so that neither tells
   * whether a code was ever sold.
   */
  async function findCard(code: string, market: string, source: string, status: 404 | 422) {
    await shop.limits.take(codes, await sourceDigestOf(shop, source));
    const card = await shop.db
      .selectFrom('gift_cards')
      .select(['id', 'balance_minor as balanceMinor', 'currency', 'expires_at as expiresAt'])
      .where('code_hash', '=', await hashOfCode(typedCode(code)))
      .where('state', '=', 'active')
      .where('market', '=', market)
      .where('balance_minor', '>', 0)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', shop.clock.now())]))
      .executeTakeFirst();
    if (!card) throw notUsable(status);
    return { ...card, lastDigits: lastDigitsOf(code) };
  }

  router.route(calls.getGiftCardBalance, async ({ body, query, source }) => {
    const { market } = shop.markets.site(query.sitePath);
    const { balanceMinor, currency, expiresAt, lastDigits } = await findCard(
      body.code,
      market.code,
      source,
      404,
    );
    return {
      ...{ lastDigits, currency, balance: toWire(balanceMinor, currency) },
      ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    };
  });

  router.route(calls.getGiftCards, async (call) => {
    const { computed } = await openBasket(shop, call, call.params.basketId);
    return {
      giftCards: giftCardViews(computed, call.site.market),
      due: toWire(computed.dueMinor, call.site.market.currency),
    };
  });

  router.route(calls.addGiftCard, async (call) => {
    const { params, site, now, body, source } = call;
    // Whose basket it is comes before what is known of the card.
    await openBasket(shop, call, params.basketId);
    const { id, lastDigits } = await findCard(body.code, site.market.code, source, 422);
    await editBasket(shop, call, params.basketId, {
      apply: (data) => {
        const { giftCards = [] } = data;
        if (giftCards.some((card) => card.id === id)) return data;
        if (giftCards.length >= maxGiftCards)
          throw new Failure(422, 'TooManyGiftCards', `A basket has ${maxGiftCards} gift cards at most.`);
        return { ...data, giftCards: [...giftCards, { id, lastDigits }] };
      },
    });
    // The basket was read before it had the card.
    const { basket, computed } = await openBasket(shop, call, params.basketId);
    return basketView(basket, computed, site, now);
  });

  router.route(calls.removeGiftCard, (call) =>
    editBasket(shop, call, call.params.basketId, {
      apply: ({ giftCards = [], ...data }) => {
        const left = giftCards.filter(({ id }) => id !== call.params.giftCardId);
        return left.length > 0 ? { ...data, giftCards: left } : data;
      },
    }),
  );
}
