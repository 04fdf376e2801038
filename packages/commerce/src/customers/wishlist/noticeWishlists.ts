import { sql, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { saleNow } from '../../catalogue/products/loadSummaries.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { watchStep, type ProductNews, type Watched } from './watch.ts';

/** An account is looked at this often. */
const checkMs = 5 * 60_000;
/** At most one mail in this time, however much changes. */
const quietMs = 86_400_000;
const accountsAtOnce = 50;
const maxRounds = 20;
const rowsAtOnce = 1_000;
/** Products in one mail; the rest waits for the next. */
const maxInMail = 10;

/** What waits in the outbox. Names and prices are read when the mail is written. */
export interface WishlistNoticeData {
  readonly accountId: string;
  readonly sitePath: string;
  readonly products: readonly (ProductNews & { readonly id: string })[];
}

interface Row {
  readonly account_id: string;
  readonly product_id: string;
  readonly price: number;
  readonly is_stocked: boolean;
  readonly is_free: boolean;
  readonly known_price: number | null;
  readonly out_since: Date | null;
}

interface Due {
  readonly account_id: string;
  readonly email: string;
  readonly site_path: string;
  readonly language: string;
  readonly last_mail_at: Date | null;
}

type Needs = Pick<CommerceContext, 'db' | 'clock'>;

/**
 * Looks at what accounts with notices have saved, and writes a mail for each that something is better for. Any number of
 * processes may run it: an account is locked while it is looked at. Returns how many mails were written.
 */
export async function noticeWishlists(shop: Needs): Promise<number> {
  let written = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const done = await shop.db.transaction().execute((trx) => noticeSome(trx, shop.clock.now()));
    written += done.mails;
    if (done.accounts < accountsAtOnce) break;
  }
  return written;
}

async function noticeSome(
  trx: Transaction<Database>,
  now: Date,
): Promise<{ accounts: number; mails: number }> {
  const due = await claim(trx, now);
  if (due.length === 0) return { accounts: 0, mails: 0 };
  const ids = due.map(({ account_id }) => account_id);
  const rows = await productsOf(trx, ids, now);
  const changed: (Watched & { account_id: string; product_id: string })[] = [];
  let mails = 0;
  for (const account of due) {
    const { last_mail_at: last } = account;
    const isQuiet = last !== null && now.getTime() - last.getTime() < quietMs;
    const products: (ProductNews & { id: string })[] = [];
    for (const row of rows.filter(({ account_id }) => account_id === account.account_id)) {
      const known =
        row.known_price === null ? undefined : { price: row.known_price, outSince: row.out_since };
      const seen = { price: row.price, isStocked: row.is_stocked, isFree: row.is_free };
      const step = watchStep(known, seen, { now, isQuiet: isQuiet || products.length >= maxInMail });
      if (step.news) products.push({ id: row.product_id, ...step.news });
      if (known?.price !== step.watched.price || known.outSince !== step.watched.outSince)
        changed.push({ account_id: account.account_id, product_id: row.product_id, ...step.watched });
    }
    if (products.length === 0) continue;
    await writeMail(trx, account, products, now);
    mails += 1;
  }
  await remember(trx, changed);
  await forgetRemoved(trx, ids);
  return { accounts: due.length, mails };
}

/** Accounts that have not been looked at for the longest time, each for one process. */
async function claim(trx: Transaction<Database>, now: Date): Promise<Due[]> {
  const before = new Date(now.getTime() - checkMs);
  const { rows } = await sql<Due>`
    with next as materialized (
      select account_id from wishlist_notices
      where checked_at is null or checked_at <= ${before}::timestamptz
      order by checked_at nulls first limit ${accountsAtOnce} for update skip locked)
    update wishlist_notices n set checked_at = ${now}::timestamptz
    from next, accounts a where n.account_id = next.account_id and a.id = n.account_id
    returning n.account_id, a.email, n.site_path, n.language, n.last_mail_at`.execute(trx);
  return rows;
}

/** What these accounts have saved, as it is now and as they last knew it. */
async function productsOf(trx: Transaction<Database>, ids: readonly string[], now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select n.account_id, p.id as product_id, coalesce(${saleNow(now)}, pr.standard) as price,
      coalesce(s.is_stocked, false) as is_stocked, coalesce(s.is_free, false) as is_free,
      x.price as known_price, x.out_since
    from wishlist_notices n
    join (select w.account_id, i.product_id, max(i.added_at) as added_at from wishlists w
      join wishlist_items i on i.wishlist_id = w.id
      where w.account_id = any(${ids}::text[]) group by w.account_id, i.product_id) saved
      on saved.account_id = n.account_id
    join products p on p.id = saved.product_id and p.active
    join prices pr on pr.product_id = p.id and pr.market = n.market
    left join lateral (
      select bool_or(st.on_hand > 0) as is_stocked, bool_or(st.on_hand > st.held) as is_free
      from variants v join stock st on st.sku = v.sku
      where v.product_id = p.id and v.active
        and (v.selling <> 'preview' or v.available_from <= ${now}::timestamptz)) s on true
    left join wishlist_watches x on x.account_id = n.account_id and x.product_id = p.id
    where n.account_id = any(${ids}::text[])
    order by n.account_id, saved.added_at desc, p.id`.execute(trx);
  return rows;
}

async function writeMail(
  trx: Transaction<Database>,
  { account_id, email, site_path, language }: Due,
  products: WishlistNoticeData['products'],
  now: Date,
): Promise<void> {
  const data: WishlistNoticeData = { accountId: account_id, sitePath: site_path, products };
  await trx
    .insertInto('mails')
    .values({
      ...{ id: `wishlist-notice:${account_id}:${now.getTime()}`, kind: 'wishlist-notice', recipient: email },
      ...{ language, data: JSON.stringify(data), created_at: now, sent_at: null, attempts: 0 },
      ...{ next_try_at: null, failed_at: null, failure: null },
    })
    .execute();
  await trx
    .updateTable('wishlist_notices')
    .set({ last_mail_at: now })
    .where('account_id', '=', account_id)
    .execute();
}

async function remember(
  trx: Transaction<Database>,
  changed: readonly (Watched & { account_id: string; product_id: string })[],
): Promise<void> {
  for (let at = 0; at < changed.length; at += rowsAtOnce)
    await trx
      .insertInto('wishlist_watches')
      .values(
        changed.slice(at, at + rowsAtOnce).map(({ outSince, ...row }) => ({ ...row, out_since: outSince })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'product_id']).doUpdateSet((eb) => ({
          price: eb.ref('excluded.price'),
          out_since: eb.ref('excluded.out_since'),
        })),
      )
      .execute();
}

/** What was taken off every list is not known any more: saved again, it starts again. */
async function forgetRemoved(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    delete from wishlist_watches x where x.account_id = any(${ids}::text[]) and not exists (
      select from wishlists w join wishlist_items i on i.wishlist_id = w.id
      where w.account_id = x.account_id and i.product_id = x.product_id)`.execute(trx);
}
