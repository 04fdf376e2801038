import { sql, type Kysely } from 'kysely';
import { expireHolds } from '../../sales/basket/handOver.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { addressDigests as newsletterDigests } from '../../customers/newsletter/receipts.ts';
import { deleteReviewsOf } from '../../customers/review/deleteReviews.ts';
import { forgetMethodsOf } from '../../sales/savedMethods/forgetMethodsOf.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { addressDigests, erasedIdentity } from './caseAddress.ts';
import type { PersonalTable } from './columnClasses.ts';
import type { Person } from './findPerson.ts';

export type ErasingShop = Pick<CommerceContext, 'clock' | 'secret' | 'secrets'> & {
  readonly db: Kysely<Database>;
};

/** Removes what a table holds of a person. Run again, it changes nothing. */
export type Eraser = (shop: ErasingShop, person: Person) => Promise<void>;

/** Its rows are deleted by the database, together with those of another table. */
export interface DeletedWith {
  readonly deletedWith: PersonalTable;
}

/** What an erasure does with each table that has a personal column, in this order. */
export const erasers: { readonly [Table in PersonalTable]: Eraser | DeletedWith } = {
  order_links: async ({ db }, { orderIds }) => {
    if (orderIds.length === 0) return;
    await db.deleteFrom('order_links').where('order_id', 'in', orderIds).execute();
  },
  orders: async ({ db }, { orderIds }) => {
    if (orderIds.length === 0) return;
    // The invoice needs no phone number; an order that failed has no invoice.
    await sql`
      update orders set owner_id = null, shopper_id = 'erased ' || id,
        email = case when status = 'failed' then '' else email end,
        data = case when status = 'failed' then jsonb_build_object('stock', data->'stock')
          else jsonb_set(jsonb_set(jsonb_set(data, '{shippingAddress,phoneNumber}', '""', false),
            '{billingAddress,phoneNumber}', '""', false), '{contact,phoneNumber}', '""', false) - 'consumerIds' - 'smsNumber' end
      where id = any(${[...orderIds]}::text[])`.execute(db);
  },
  downloads: async ({ db }, { orderIds }) => {
    if (orderIds.length === 0) return;
    await db.deleteFrom('downloads').where('order_id', 'in', orderIds).execute();
  },
  // A card that waits for its day still has to be sent; the words of one that was sent are gone.
  gift_cards: async ({ db }, { orderIds, email }) => {
    await sql`
      update gift_cards set gift = null
      where state <> 'waiting' and (order_id = any(${[...orderIds]}::text[])
        or lower(gift ->> 'recipientEmail') = ${email ?? null}::text)`.execute(db);
  },
  limited_purchases: async ({ db }, { orderIds }) => {
    if (orderIds.length === 0) return;
    await db.deleteFrom('limited_purchases').where('order_id', 'in', orderIds).execute();
  },
  // The shopper of a customer's payment is the id of the account.
  payments: async ({ db }, { orderIds }) => {
    if (orderIds.length === 0) return;
    await sql`update payments set shopper_id = 'erased ' || order_id where order_id = any(${[...orderIds]}::text[])`.execute(
      db,
    );
  },
  baskets: async ({ db, clock }, { basketIds }) => {
    if (basketIds.length === 0) return;
    await db.deleteFrom('baskets').where('id', 'in', basketIds).execute();
    await expireHolds(db, basketIds, clock.now());
  },
  mails: async ({ db }, { accountId, email, orderIds }) => {
    const ofOrders = orderIds.flatMap((id) => [
      ...[`order-placed:${id}`, `order-cancelled:${id}`],
      ...[`refund-delayed:${id}`, `refund-made:${id}`],
      ...[`text-order-placed:${id}`, `text-order-cancelled:${id}`],
    ]);
    await sql`
      delete from mails where recipient = ${email ?? null}::text or data->>'accountId' = ${accountId ?? null}::text
        or id = any(${ofOrders}::text[]) or (data->>'parcelId' is not null or data->>'returnId' is not null) and data->>'orderId' = any(${[...orderIds]}::text[])
        or data->>'subscriptionId' in (select n.id from newsletter_subscriptions n
          join accounts a on a.email = n.email where a.id = ${accountId ?? null}::text and n.state = 'pending')`.execute(
      db,
    );
  },
  newsletter_links: { deletedWith: 'newsletter_subscriptions' },
  newsletter_subscriptions: async (shop, { accountId, email }) => {
    // A sign-up that nobody confirmed belongs to the account of its address, proved or not.
    await sql`
      delete from newsletter_subscriptions n where n.email = ${email ?? null}::text or (n.state = 'pending' and exists
        (select from accounts a where a.email = n.email and a.id = ${accountId ?? null}::text))`.execute(
      shop.db,
    );
    if (email === undefined) return;
    // The proof of a consent needs neither gender nor birthday.
    await sql`
      update newsletter_receipts set details = details - 'gender' - 'birthday'
      where address = any(${await newsletterDigests(shop, email)}::text[])`.execute(shop.db);
  },
  privacy_cases: async (shop, { email }) => {
    if (email === undefined) return;
    const ofAddress = await addressDigests(shop, email);
    await shop.db
      .updateTable('privacy_cases')
      .set({ state: 'expired', ended_at: shop.clock.now() })
      .where('address', 'in', ofAddress)
      .where('request_type', '<>', 'DELETE')
      .where('state', 'in', ['received', 'confirmed', 'working'])
      .execute();
    await shop.db
      .updateTable('privacy_cases')
      .set(erasedIdentity)
      .where('address', 'in', ofAddress)
      .execute();
  },
  consent_receipts: async ({ db }, { accountId }) => {
    if (accountId === undefined) return;
    await db
      .updateTable('consent_receipts')
      .set({ account_id: null })
      .where('account_id', '=', accountId)
      .execute();
  },
  saved_payment_methods: async ({ db }, { accountId }) => {
    if (accountId !== undefined) await forgetMethodsOf(db, accountId);
  },
  // A published list of entries keeps its commitments, which name nobody; a win that is not paid passes on.
  launch_entries: async ({ db }, { accountId }) => {
    if (accountId === undefined) return;
    await sql`
      delete from launch_entries e using launches l where l.id = e.launch_id and l.root is null
        and e.account_id = ${accountId}`.execute(db);
    await db
      .updateTable('launch_entries')
      .set({ account_id: null, person: null, receipt: null, order_id: null })
      .where('account_id', '=', accountId)
      .execute();
  },
  // The whole review goes, with its photos: what somebody wrote in words of their own may name them.
  reviews: async ({ db }, { accountId, email }) => {
    await deleteReviewsOf(db, { accountId, email });
  },
  review_photos: { deletedWith: 'reviews' },
  review_photo_files: { deletedWith: 'review_photos' },
  loyalty_entries: { deletedWith: 'accounts' },
  loyalty_members: { deletedWith: 'accounts' },
  loyalty_notifications: { deletedWith: 'accounts' },
  loyalty_vouchers: { deletedWith: 'accounts' },
  account_addresses: { deletedWith: 'accounts' },
  account_consents: { deletedWith: 'accounts' },
  account_keys: { deletedWith: 'accounts' },
  account_devices: { deletedWith: 'accounts' },
  external_identities: { deletedWith: 'accounts' },
  passkeys: { deletedWith: 'accounts' },
  sessions: { deletedWith: 'accounts' },
  wishlists: { deletedWith: 'accounts' },
  wishlist_items: { deletedWith: 'wishlists' },
  wishlist_notices: { deletedWith: 'accounts' },
  wishlist_watches: { deletedWith: 'wishlist_notices' },
  accounts: async ({ db }, { accountId }) => {
    if (accountId === undefined) return;
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
  },
};
