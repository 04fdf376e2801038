import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Somebody, and what is stored about them. */
export interface Person {
  /** An address that is proved to be theirs. */
  readonly email: string | undefined;
  readonly accountId: string | undefined;
  /** Their orders, with and without the account. */
  readonly orderIds: readonly string[];
  /** Their bags, except one whose payment is under way. */
  readonly basketIds: readonly string[];
  /** Last names that their account and orders know. */
  readonly lastNames: readonly string[];
  /** An order of theirs is being paid. */
  readonly hasPaymentUnderWay: boolean;
}

type Needs = Pick<CommerceContext, 'secret'> & { readonly db: Kysely<Database> };

/** Whoever reads the mails of an address: its account, and what was ordered without one. */
export async function findPerson(shop: Needs, email: string): Promise<Person> {
  const account = await shop.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return personOf(shop, account?.id, email);
}

/** The owner of an account. Its address counts where it is proved: somebody else may have registered with it. */
export async function findOwner(shop: Needs, accountId: string): Promise<Person> {
  const account = await shop.db
    .selectFrom('accounts')
    .select(['email', 'verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return personOf(shop, accountId, account?.verified_at ? (account.email ?? undefined) : undefined);
}

async function personOf(
  { db }: Needs,
  accountId: string | undefined,
  email: string | undefined,
): Promise<Person> {
  const account = accountId ?? null;
  const address = email ?? null;
  const orders = await sql<{ id: string; shopper: string; names: (string | null)[]; isOpen: boolean }>`
    select id, shopper_id as shopper, status = 'created' as "isOpen",
      array[data->'billingAddress'->>'lastName', data->'shippingAddress'->>'lastName',
        data->'contact'->>'lastName'] as names
    from orders
    where owner_id = ${account}::text or (owner_id is null and lower(email) = ${address}::text)`.execute(db);
  const shoppers = orders.rows.map(({ shopper }) => shopper);
  // A bag may hold an address that was typed before there was an order.
  const baskets = await sql<{ id: string }>`
    select id from baskets
    where state <> 'placing' and (owner_id = ${account}::text or kept_from = ${account}::text
      or (owner_id is null and (shopper_id = any(${shoppers}::text[]) or lower(data->>'email') = ${address}::text)))`.execute(
    db,
  );
  const known = await db
    .selectFrom('accounts')
    .select('last_name')
    .where('id', '=', account ?? '')
    .executeTakeFirst();
  const names = [known?.last_name, ...orders.rows.flatMap((row) => row.names)];
  return {
    ...{ email, accountId, orderIds: orders.rows.map(({ id }) => id) },
    basketIds: baskets.rows.map(({ id }) => id),
    lastNames: [...new Set(names.flatMap((name) => (name ? [name] : [])))],
    hasPaymentUnderWay: orders.rows.some(({ isOpen }) => isOpen),
  };
}
