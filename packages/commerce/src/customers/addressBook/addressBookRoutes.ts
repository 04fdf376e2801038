import { toLatinDigits } from '@touchline/contract/contact/digits';
import { plainPostalCode } from '@touchline/contract/contact/postalCode';
import * as calls from '@touchline/contract/addressBook/endpoints';
import { maxAddresses, type AddressBook, type BookAddress } from '@touchline/contract/addressBook/schema';
import type { Market } from '@touchline/contract/market/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import { checkAddress } from '../../kernel/address/checkAddress.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { lockAccount } from '../account/lockAccount.ts';

/** Addresses that one account may add in a day: far more than a person needs. */
const additions: Limit = { what: 'address-book', max: 100, seconds: 86_400 };

interface Holder {
  readonly accountId: string;
  readonly country: string;
}

/** The addresses that an account keeps. */
export function addressBookRoutes(router: Router, shop: CommerceContext): void {
  router.route(calls.getAddresses, ({ caller: { accountId }, site }) =>
    bookOf(shop.db, { accountId, country: site.market.country }),
  );

  router.route(calls.addAddress, async ({ caller: { accountId }, body, site, now }) => {
    await shop.limits.take(additions, accountId);
    const address = checked(body.address, site.market);
    const { country } = site.market;
    return changed(shop.db, { accountId, country }, async (trx) => {
      const known = await trx
        .selectFrom('account_addresses')
        .select(['id', sql<boolean>`data = ${JSON.stringify(address)}::jsonb`.as('isSame')])
        .where('account_id', '=', accountId)
        .execute();
      const same = known.find(({ isSame }) => isSame);
      if (!same && known.length >= maxAddresses)
        throw new Failure(409, 'AddressBookFull', 'One address has to be removed first.');
      const id = same?.id ?? randomHex(shop.random, 32);
      if (same)
        await trx.updateTable('account_addresses').set({ used_at: now }).where('id', '=', id).execute();
      else
        await trx
          .insertInto('account_addresses')
          .values({
            ...{ id, account_id: accountId, country, is_default: false, used_at: now },
            data: sql`${JSON.stringify(address)}::jsonb`,
          })
          .execute();
      return body.isDefault ? id : undefined;
    });
  });

  router.route(calls.makeDefaultAddress, ({ caller: { accountId }, params: { addressId }, site }) => {
    const holder = { accountId, country: site.market.country };
    return changed(shop.db, holder, async (trx) => {
      await mustExist(trx, holder, addressId);
      return addressId;
    });
  });

  router.route(calls.removeAddress, ({ caller: { accountId }, params: { addressId }, site }) => {
    const holder = { accountId, country: site.market.country };
    return changed(shop.db, holder, async (trx) => {
      await mustExist(trx, holder, addressId);
      await trx.deleteFrom('account_addresses').where('id', '=', addressId).execute();
      return undefined;
    });
  });
}

/** The address trimmed; refused with its fields where the market does not accept it. */
function checked(typed: BookAddress, market: Market): BookAddress {
  const fields = checkAddress({ ...typed, type: 'shipping', emailAddress: '' }, market);
  if (fields.length > 0)
    throw new Failure(422, 'invalid_address', 'The address is not accepted.', { details: { fields } });
  const { line2, ...address } = {
    ...typed,
    postalCode: plainPostalCode(typed.postalCode),
    phoneNumber: toLatinDigits(typed.phoneNumber),
  };
  const trimmed = Object.fromEntries(Object.entries(address).map(([name, text]) => [name, text.trim()]));
  return { ...(trimmed as Omit<BookAddress, 'line2'>), ...(line2?.trim() ? { line2: line2.trim() } : {}) };
}

/**
 * Changes the book of one country in a transaction; calls for one account wait for each other. `change` returns the id
 * of the new default. A country with addresses always has one.
 */
async function changed(
  db: CommerceContext['db'],
  holder: Holder,
  change: (trx: Transaction<Database>) => Promise<string | undefined>,
): Promise<AddressBook> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, holder.accountId);
    const chosen = await change(trx);
    const { addresses } = await bookOf(trx, holder);
    const wanted = chosen ?? addresses[0]?.id;
    if (wanted !== undefined && !(addresses[0]?.isDefault && addresses[0].id === wanted)) {
      const ofCountry = trx
        .updateTable('account_addresses')
        .where('account_id', '=', holder.accountId)
        .where('country', '=', holder.country);
      await ofCountry.set({ is_default: false }).where('is_default', '=', true).execute();
      await ofCountry.set({ is_default: true }).where('id', '=', wanted).execute();
    }
    return bookOf(trx, holder);
  });
}

async function mustExist(db: Kysely<Database>, { accountId, country }: Holder, id: string): Promise<void> {
  const found = await db
    .selectFrom('account_addresses')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('country', '=', country)
    .executeTakeFirst();
  if (!found) throw notFound('address');
}

async function bookOf(db: Kysely<Database>, { accountId, country }: Holder): Promise<AddressBook> {
  const rows = await db
    .selectFrom('account_addresses')
    .select(['id', 'data', 'is_default'])
    .where('account_id', '=', accountId)
    .where('country', '=', country)
    .orderBy('is_default', 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    addresses: rows.map(({ id, data, is_default }) => ({ id, address: data, isDefault: is_default })),
  };
}
