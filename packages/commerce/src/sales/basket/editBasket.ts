import type { Basket } from '@touchline/contract/basket/schema';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { Attempt } from '../../kernel/limits/RateLimits.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { isLeftByAssociate } from './associateProperties.ts';
import type { BasketData } from './BasketData.ts';
import { basketView } from './basketView.ts';
import type { LineRules } from './changeLines.ts';
import { computeBasket, type ComputedBasket } from './computeBasket.ts';
import { loadBasket, type LoadedBasket, type PayingSource, type StoredBasket } from './loadBasket.ts';
import { saveBasket } from './saveBasket.ts';
import { withCustomerId } from './withCustomerId.ts';
import { stockLines } from './stockLines.ts';

/** A basket with everything computed from it. */
export interface OpenBasket {
  readonly basket: StoredBasket;
  readonly loaded: LoadedBasket;
  readonly computed: ComputedBasket;
}

/**
 * Loads the shopper's own basket; any other id is a 404. One that an associate has left is closed. `skus` also loads the facts of further sizes; an `attempt` above
 * its limit is a 429.
 */
export async function openBasket(
  shop: CommerceContext,
  call: ShopperCall,
  basketId: string,
  more: {
    skus?: readonly string[];
    points?: readonly string[];
    coupons?: readonly string[];
    paying?: PayingSource;
    attempt?: Attempt | undefined;
  } = {},
): Promise<OpenBasket> {
  const { caller, site, now } = call;
  const request = {
    basketId,
    owner: caller,
    market: site.market,
    language: site.language.code,
    now,
    skus: more.skus ?? [],
    points: more.points ?? [],
    coupons: more.coupons ?? [],
    attempt: more.attempt,
  };
  const loaded = await loadBasket(shop.db, request, more.paying);
  if (!loaded.basket) throw notFound('basket');
  const computed = computeBasket(loaded.basket.data, loaded, site.market, now);
  const isLeft = isLeftByAssociate(loaded.basket, caller);
  return { basket: isLeft ? { ...loaded.basket, state: 'closed' } : loaded.basket, loaded, computed };
}

export interface Edit {
  readonly skus?: readonly string[];
  /** Keys of pick-up points that the change names. */
  readonly points?: readonly string[];
  /** Codes of coupons that the change adds. */
  readonly coupons?: readonly string[];
  /** Whether lines change: the stock hold is then released, and checkout has to start again. */
  readonly changesLines?: boolean;
  /** Counted once, however often the change is applied. */
  readonly attempt?: Attempt;
  apply(data: BasketData, rules: LineRules, computed: ComputedBasket): BasketData;
}

const tries = 8;

/** A basket that was changed. */
export interface Edited extends OpenBasket {
  /** Its hold was released, because another stock is taken now, and not other lines: it is to be held anew. */
  readonly hasLostHold: boolean;
}

/**
 * Changes a basket and returns it: one statement to read, one to write. If another call changed it first, the change
 * is applied again to the new version. A basket that is being paid or was ordered can't be changed.
 */
export async function editBasket(
  shop: CommerceContext,
  call: ShopperCall,
  basketId: string,
  edit: Edit,
): Promise<Basket> {
  const { basket, computed } = await changeBasket(shop, call, basketId, edit);
  return basketView(basket, computed, call.site, call.now);
}

/** The same, with what is known of the basket. */
export async function changeBasket(
  shop: CommerceContext,
  call: ShopperCall,
  basketId: string,
  edit: Edit,
): Promise<Edited> {
  const { site, now } = call;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { basket, loaded, computed } = await openBasket(shop, call, basketId, {
      ...{ skus: edit.skus ?? [], points: edit.points ?? [], coupons: edit.coupons ?? [] },
      attempt: attempt === 0 ? edit.attempt : undefined,
    });
    if (basket.state === 'closed') throw notFound('basket');
    if (basket.state === 'placing') throw changedElsewhere(basket.orderId);
    const { facts, isMember, launchCaller, voucher, coupons, giftCards, points } = loaded;
    const known = { facts, isMember, launchCaller, voucher, coupons, giftCards, points };
    const rules = { ...known, market: site.market, now };
    const data = await withCustomerId(shop, edit.apply(basket.data, rules, computed), site.market);
    const next = computeBasket(data, loaded, site.market, now);
    const isOtherStock = !edit.changesLines && keysOf(next) !== keysOf(computed);
    const saved = await saveBasket(shop.db, basket, data, now, (edit.changesLines ?? false) || isOtherStock);
    if (saved && isOtherPerson(basket.data, data)) {
      return { ...(await openBasket(shop, call, basketId)), hasLostHold: false };
    }
    if (saved) {
      const isHeld = basket.reservedUntil !== null && basket.reservedUntil > now;
      return { basket: saved, loaded, computed: next, hasLostHold: isOtherStock && isHeld };
    }
  }
  throw changedElsewhere(null);
}

const keysOf = (computed: ComputedBasket): string =>
  stockLines(computed)
    .map(({ sku }) => sku)
    .join();

/** Whose orders count for the basket's coupons depends on its email address: they are read anew. */
const isOtherPerson = (before: BasketData, after: BasketData): boolean =>
  after.coupons !== undefined && before.email !== after.email;

/** The basket differs from what the caller saw. */
export function changedElsewhere(orderId: string | null): Failure {
  return new Failure(409, 'BasketChangedElsewhere', 'The basket was changed or is being paid elsewhere.', {
    ...(orderId === null ? {} : { details: { orderId } }),
  });
}
