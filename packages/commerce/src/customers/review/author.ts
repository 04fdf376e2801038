import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import { orderIdOfLink } from '../../sales/order/orderLinks.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Who writes a review: an account, or a guest by the address of an order. */
export interface ReviewAuthor {
  readonly accountId: string | undefined;
  /** Of an account, where it is proved. */
  readonly email: string | undefined;
}

/** The account that is signed in. */
export async function accountAuthor(db: Kysely<Database>, accountId: string): Promise<ReviewAuthor> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return { accountId, email: account?.verified_at ? account.email?.toLowerCase() : undefined };
}

/** The guest of a link's order, which has to contain the model. An order of an account is its account's. */
export async function linkAuthor(shop: CommerceContext, key: string, model: string): Promise<ReviewAuthor> {
  const opened = await orderIdOfLink(shop, key);
  const order =
    opened &&
    (await shop.db
      .selectFrom('orders')
      .select(['id', 'email', 'owner_id'])
      .where('id', '=', opened.orderId)
      .executeTakeFirst());
  if (!order) throw notFound('order');
  if (order.owner_id !== null) throw new Failure(409, 'SignInNeeded', 'The order belongs to an account.');
  const author = { accountId: undefined, email: order.email.trim().toLowerCase() };
  if (!(await hasBought(shop.db, author, model))) throw notFound('product');
  return author;
}

/** Whether an author has an order with the model that was placed and not cancelled. */
export async function hasBought(
  db: Kysely<Database>,
  { accountId, email }: ReviewAuthor,
  model: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from orders o
      cross join lateral jsonb_array_elements(o.data->'productLineItemList') line
      join products p on p.id = line->>'baseProductId'
      where p.model = ${model} and o.status in ('new', 'open', 'completed', 'replaced')
        and (o.owner_id = ${accountId ?? null}::text
          or (o.owner_id is null and lower(o.email) = ${email ?? null}::text))) as found`.execute(db);
  return rows[0]?.found === true;
}
