import { sql, type Kysely, type Transaction } from 'kysely';
import type { Market } from '@touchline/contract/market/schema';
import type { Database } from '../../kernel/database/schema.ts';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import { lockName } from '../../kernel/database/lockName.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { CheckoutSession } from '../../kernel/session/checkoutToken.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { emptyBasket, type BasketData } from './BasketData.ts';
import { readDocument, writeDocument } from './basketDocument.ts';
import type { StoredBasket } from './loadBasket.ts';
import { mergeBaskets } from './mergeBaskets.ts';
import { insertBasket } from './saveBasket.ts';

type Ports = Pick<CommerceContext, 'db' | 'clock' | 'random'>;

/** Not what is bought at once beside the bag. */
const isBag = sql<boolean>`data ->> 'isExpress' is null`;

/** What is read of the baskets that take part. */
const read = [
  'id',
  'state',
  'data',
  'owner_id as ownerId',
  'kept_from as keptFrom',
  'modified_at as modifiedAt',
] as const;

/**
 * Hands the baskets of a visitor to the account that has just signed in, and puts the lines of the current one into the
 * account's open basket if there is one. A bag that an associate of a store filled stays behind. In one transaction: a basket that was merged is closed by it, so merging twice
 * is merging once, and a change under way is applied to what it finds. What belongs to another account, or was left by
 * one that signed out, does not move. Returns the checkout session that replaces the caller's; `undefined` if it stays.
 */
export async function handOver(
  shop: Ports,
  caller: Shopper | undefined,
  accountId: string,
  market: Market,
): Promise<CheckoutSession | undefined> {
  const now = shop.clock.now();
  const hasToken = caller?.basketId !== undefined;
  const isOthers = caller?.accountId !== undefined && caller.accountId !== accountId;
  // What the one before has put in the bag since signing in is theirs.
  if (isOthers && caller.accountId !== undefined) await handOver(shop, caller, caller.accountId, market);
  const shopperId = hasToken && !isOthers ? caller.shopperId : undefined;
  return shop.db.transaction().execute(async (trx) => {
    await lockBasketsOf(trx, accountId);
    const rows = await trx
      .selectFrom('baskets')
      .select(read)
      .where((eb) =>
        eb.or([
          eb.and([eb('owner_id', '=', accountId), eb('state', '=', 'open')]),
          eb.and([
            eb('shopper_id', '=', shopperId ?? ''),
            eb('owner_id', 'is', null),
            eb('state', '<>', 'closed'),
          ]),
        ]),
      )
      .where(isBag)
      .orderBy('id')
      .forUpdate()
      .execute();
    const owned = rows
      .filter(({ ownerId }) => ownerId !== null)
      .toSorted((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime())
      .toSorted((a, b) => Number(b.id === caller?.basketId) - Number(a.id === caller?.basketId))[0];
    const left = rows.filter(
      ({ ownerId, keptFrom, data }) =>
        ownerId === null && ((keptFrom ?? accountId) !== accountId || isFilledByAssociate(data)),
    );
    const brought = rows.filter((row) => row.ownerId === null && !left.includes(row));
    const isNew = isOthers || left.length > 0;
    const current = brought.find(({ id }) => id === caller?.basketId);
    const given = brought.map(({ id }) => id);
    if (given.length > 0)
      await trx
        .updateTable('baskets')
        .set((eb) => ({ owner_id: accountId, kept_from: null, version: eb('version', '+', 1) }))
        .where('id', 'in', given)
        .execute();
    // A basket that is being paid stays what it is, and stays the current one.
    if (owned && current?.state === 'open') {
      const merged = mergeBaskets(readDocument(owned.data), readDocument(current.data), market);
      await writeMerged(trx, { id: owned.id, data: merged }, current.id, now);
    }
    const survivor = current?.state === 'placing' ? current.id : (owned?.id ?? current?.id);
    if (survivor === undefined)
      return isNew && hasToken ? newBasket(trx, shop, accountId, market.code, now) : undefined;
    if (survivor === caller?.basketId && !isNew) return undefined;
    const kept = isNew ? undefined : shopperId;
    return { shopperId: kept ?? randomHex(shop.random, 32), basketId: survivor };
  });
}

/** A store's associate filled it, for a customer who may not be the one who signs in now on the store's device. */
const isFilledByAssociate = (stored: unknown): boolean =>
  readDocument(stored).properties['associateToken'] !== undefined;

/** An account has one open basket: two devices that bring or make one at the same moment wait for each other. */
const lockBasketsOf = (trx: Transaction<Database>, accountId: string) =>
  lockName(trx, `baskets of ${accountId}`);

/** Writes an account's first basket; `undefined` where another call has just made one. */
export async function insertFirstBasket(
  shop: Ports,
  accountId: string,
  basket: Parameters<typeof insertBasket>[1],
  now: Date,
): Promise<StoredBasket | undefined> {
  return shop.db.transaction().execute(async (trx) => {
    await lockBasketsOf(trx, accountId);
    const other = await sessionOfAccount({ ...shop, db: trx }, accountId);
    return other ? undefined : insertBasket(trx, basket, now);
  });
}

/** The checkout session of an account's open basket, for a device that is signed in and has no token for it. */
export async function sessionOfAccount(shop: Ports, accountId: string): Promise<CheckoutSession | undefined> {
  const row = await shop.db
    .selectFrom('baskets')
    .select('id')
    .where('owner_id', '=', accountId)
    .where('state', '=', 'open')
    .where(isBag)
    .orderBy('modified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { shopperId: randomHex(shop.random, 32), basketId: row.id };
}

async function writeMerged(
  trx: Transaction<Database>,
  survivor: { readonly id: string; readonly data: BasketData },
  goneId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('baskets')
    .set((eb) => ({
      data: writeDocument(survivor.data),
      version: eb('version', '+', 1),
      modified_at: now,
      reserved_until: null,
    }))
    .where('id', '=', survivor.id)
    .execute();
  await trx
    .updateTable('baskets')
    .set({ state: 'closed', merged_into: survivor.id, reserved_until: null, modified_at: now })
    .where('id', '=', goneId)
    .execute();
  await expireHolds(trx, [survivor.id, goneId], now);
}

/** Lets others buy what baskets held; the sweep releases it. */
export const expireHolds = (db: Kysely<Database>, basketIds: readonly string[], now: Date) =>
  db
    .updateTable('stock_holds')
    .set({ expires_at: now })
    .where('basket_id', 'in', basketIds)
    .where('expires_at', '>', now)
    .execute();

async function newBasket(
  db: Kysely<Database>,
  shop: Ports,
  accountId: string | undefined,
  market: string,
  now: Date,
): Promise<CheckoutSession> {
  const session = { shopperId: randomHex(shop.random, 32), basketId: randomHex(shop.random, 32) };
  const owner = { shopperId: session.shopperId, accountId };
  await insertBasket(db, { id: session.basketId, owner, data: emptyBasket(market) }, now);
  return session;
}

/**
 * The checkout session of a visitor who was signed in to an account until now: of a new shopper, since the old token
 * also opens what the account's owner ordered. With `keepsLines` the account's current basket leaves the account for
 * it, with its lines and nothing else.
 */
export async function leaveBasket(
  shop: Ports,
  { accountId, basketId }: { readonly accountId: string; readonly basketId: string | undefined },
  keepsLines: boolean,
  market: string,
): Promise<CheckoutSession> {
  const now = shop.clock.now();
  return shop.db.transaction().execute(async (trx) => {
    const kept = keepsLines
      ? await trx
          .selectFrom('baskets')
          .select(['id', 'data'])
          .where('id', '=', basketId ?? '')
          .where('owner_id', '=', accountId)
          .where('state', '=', 'open')
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!kept) return newBasket(trx, shop, undefined, market, now);
    const { lines, market: ofBasket } = readDocument(kept.data);
    const shopperId = randomHex(shop.random, 32);
    await trx
      .updateTable('baskets')
      .set((eb) => ({
        owner_id: null,
        kept_from: accountId,
        shopper_id: shopperId,
        data: writeDocument({ ...emptyBasket(ofBasket), lines }),
        version: eb('version', '+', 1),
        modified_at: now,
        reserved_until: null,
      }))
      .where('id', '=', kept.id)
      .execute();
    await expireHolds(trx, [kept.id], now);
    return { shopperId, basketId: kept.id };
  });
}
