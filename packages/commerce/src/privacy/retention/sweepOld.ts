import type { DeleteResult, Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { retentions } from '../personalData/retentions.ts';
import { lastMails } from '../../mail/lastMails.ts';
import { newsForMs } from '../../mail/sendMails.ts';
import { emptyBagsOfAssociates } from '../../sales/associate/associates.ts';
import { deleteEndedSessions } from '../../kernel/identity/sessions.ts';

/** Retention periods in days; those of orders and their payments are in `sweepOrders`. */
export const retentionDays = {
  /** Unused baskets, which may contain an address. The session that can open one lasts two hours. */
  baskets: 30,
  /** Ordered baskets; the order has its own copy of everything. */
  orderedBaskets: 7,
  /** Names of processed payment events: providers repeat an event for a few days at most. */
  paymentEvents: retentions.paymentEvents.days,
  /** Mails, sent or not: they name people and what they bought. */
  mails: 30,
  /** What happened to accounts and where from: long enough to look into an attack. */
  accountEvents: retentions.security.days,
  /** Choices of cookies: a year that they hold for, and two in which they may have to be proved. */
  consentReceipts: retentions.consentProof.days,
  /** Delivered sandbox events. */
  sandboxEvents: retentions.sandboxEvents.days,
} as const;

/** Rows deleted per statement: a long statement would delay shoppers. */
const batch = 1_000;
const maxBatches = 50;

/** Deletes data past its retention period expired links and ended sessions; returns the number of deleted baskets and events. */
export async function sweepOld(
  db: Kysely<Database>,
  now: Date,
): Promise<{ baskets: number; events: number }> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const baskets =
    (await inBatches(() => deleteBaskets(db, 'open', before(retentionDays.baskets)))) +
    (await inBatches(() => deleteBaskets(db, 'closed', before(retentionDays.orderedBaskets))));
  const events =
    (await inBatches(() => deletePaymentEvents(db, before(retentionDays.paymentEvents)))) +
    (await inBatches(() => deleteSandboxEvents(db, before(retentionDays.sandboxEvents))));
  await inBatches(() => deleteOrderLinks(db, now));
  await inBatches(() => deleteMails(db, before(retentionDays.mails)));
  await inBatches(() => deleteLastMails(db, new Date(now.getTime() - newsForMs)));
  // Before their sessions go.
  await emptyBagsOfAssociates(db, now);
  await inBatches(() => deleteEndedSessions(db, now, batch));
  await inBatches(() => deleteAccountEvents(db, before(retentionDays.accountEvents)));
  await inBatches(() => deleteConsentReceipts(db, before(retentionDays.consentReceipts)));
  await inBatches(() => deleteAccountKeys(db, before(retentionDays.mails)));
  return { baskets, events };
}

/** A bag that holds stock, or whose order is being paid, is not old. */
const deleteBaskets = (db: Kysely<Database>, state: 'open' | 'closed', before: Date) =>
  db
    .deleteFrom('baskets')
    .where('id', 'in', (old) =>
      old
        .selectFrom('baskets as b')
        .select('b.id')
        .where('b.modified_at', '<', before)
        .where('b.state', '=', state)
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('stock_holds as h').select('h.sku').whereRef('h.basket_id', '=', 'b.id')),
          ),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('orders as o')
                .select('o.id')
                .whereRef('o.basket_id', '=', 'b.id')
                .where('o.status', '=', 'created'),
            ),
          ),
        )
        .orderBy('b.modified_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();

const deletePaymentEvents = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('payment_events')
    .where((eb) =>
      eb(
        eb.refTuple('processor', 'id'),
        'in',
        eb
          .selectFrom('payment_events')
          .select(['processor', 'id'])
          .where('received_at', '<', before)
          .limit(batch)
          .$asTuple('processor', 'id'),
      ),
    )
    .executeTakeFirst();

const deleteSandboxEvents = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('sandbox_event')
    .where('position', 'in', (old) =>
      old.selectFrom('sandbox_event').select('position').where('delivered_at', '<', before).limit(batch),
    )
    .executeTakeFirst();

const deleteMails = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('mails')
    .where('id', 'in', (old) =>
      old.selectFrom('mails').select('id').where('created_at', '<', before).limit(batch),
    )
    .executeTakeFirst();

/** The mails about an erasure that no mail server took in time. */
const deleteLastMails = (db: Kysely<Database>, before: Date) =>
  db.deleteFrom('mails').where('kind', 'in', lastMails).where('created_at', '<', before).executeTakeFirst();

const deleteAccountEvents = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('account_events')
    .where('id', 'in', (old) =>
      old.selectFrom('account_events').select('id').where('happened_at', '<', before).limit(batch),
    )
    .executeTakeFirst();

const deleteConsentReceipts = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('consent_receipts')
    .where('receipt_key', 'in', (old) =>
      old.selectFrom('consent_receipts').select('receipt_key').where('recorded_at', '<', before).limit(batch),
    )
    .executeTakeFirst();

/** Kept as long as the mails that show them. */
const deleteAccountKeys = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('account_keys')
    .where((eb) =>
      eb(
        eb.refTuple('account_id', 'kind'),
        'in',
        eb
          .selectFrom('account_keys')
          .select(['account_id', 'kind'])
          .where('expires_at', '<', before)
          .limit(batch)
          .$asTuple('account_id', 'kind'),
      ),
    )
    .executeTakeFirst();

const deleteOrderLinks = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('order_links')
    .where('order_id', 'in', (old) =>
      old.selectFrom('order_links').select('order_id').where('expires_at', '<', before).limit(batch),
    )
    .executeTakeFirst();

async function inBatches(deleteBatch: () => Promise<DeleteResult>): Promise<number> {
  let gone = 0;
  for (let round = 0; round < maxBatches; round += 1) {
    const deleted = Number((await deleteBatch()).numDeletedRows);
    gone += deleted;
    if (deleted < batch) break;
  }
  return gone;
}
