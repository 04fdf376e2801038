import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { BasketData, ShipmentKind } from '../basket/BasketData.ts';
import type { OpenBasket } from '../basket/editBasket.ts';
import type { StoredBasket } from '../basket/loadBasket.ts';
import { saveBasket } from '../basket/saveBasket.ts';
import { bookSlots, slotWishes, type SlotWish } from './bookSlots.ts';
import { slotRefusal } from './slotRefusal.ts';

/** A basket without the slots of some shipments: the shopper chooses anew. */
export function withoutSlots(data: BasketData, kinds: readonly ShipmentKind[]): BasketData {
  const delivery = { ...data.delivery };
  for (const kind of kinds) {
    const chosen = delivery[kind];
    if (!chosen) continue;
    const { slot: _, ...rest } = chosen;
    delivery[kind] = rest;
  }
  return { ...data, delivery };
}

/**
 * Makes sure, when a checkout starts, that the slots chosen before are still the basket's: a hold that lapsed may have
 * cost them. Returns the basket, without the slots that others have by now; `undefined` when it has changed meanwhile.
 */
export async function renewSlots(
  db: Kysely<Database>,
  { basket, computed }: Pick<OpenBasket, 'basket' | 'computed'>,
  { site, now }: Pick<ShopperCall, 'site' | 'now'>,
): Promise<StoredBasket | undefined> {
  const wishes = slotWishes(computed, site.market.code);
  if (wishes.length === 0) return basket;
  const outcome = await bookSlots(db, basket, wishes, now);
  if (outcome.kind === 'booked') return basket;
  return outcome.kind === 'full'
    ? saveBasket(db, basket, withoutSlots(basket.data, outcome.kinds), now, false)
    : undefined;
}

/**
 * Books the slots of a basket that is about to be paid; returns what the order takes over, and `undefined` when the basket
 * has changed meanwhile. Throws a `Failure` 409 when one has been taken: it is then chosen no longer.
 */
export async function bookSlotsToPay(
  db: Kysely<Database>,
  { basket, computed }: Pick<OpenBasket, 'basket' | 'computed'>,
  { site, now }: Pick<ShopperCall, 'site' | 'now'>,
): Promise<readonly SlotWish[] | undefined> {
  const wishes = slotWishes(computed, site.market.code);
  if (wishes.length === 0) return wishes;
  const outcome = await bookSlots(db, basket, wishes, now);
  if (outcome.kind === 'changed') return undefined;
  if (outcome.kind === 'booked') return wishes;
  await saveBasket(db, basket, withoutSlots(basket.data, outcome.kinds), now, false);
  throw slotRefusal('ScheduledSlotTaken');
}
