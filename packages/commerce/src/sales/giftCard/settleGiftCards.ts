import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';

const batch = 200;
/** Days after which nothing but the balance is kept of a card that was sent. */
const giftDays = 90;

/**
 * Sends the cards whose time has come and revokes those whose order was cancelled or refunded before. A card is sent only
 * once its order is paid in full. Any number of processes may run it: a card is locked by whoever sends it, and its mail has
 * an id of its own. Returns how many were sent.
 */
export async function settleGiftCards(shop: Pick<CommerceContext, 'db' | 'clock'>): Promise<number> {
  const now = shop.clock.now();
  await revoke(shop, now);
  const { rows } = await sql<{ id: string }>`
    with due as materialized (
      select g.id from gift_cards g
      where g.state = 'waiting' and g.mailed_at is null and g.send_at <= ${now}::timestamptz and ${isPaid}
      order by g.send_at limit ${batch} for update of g skip locked),
    sent as (
      update gift_cards set mailed_at = ${now}::timestamptz, changed_at = ${now}::timestamptz
      where id in (select id from due) and state = 'waiting' returning id, gift, language)
    insert into mails (id, kind, recipient, language, data, created_at)
    select 'gift-card:' || id, 'gift-card', gift ->> 'recipientEmail', language,
      jsonb_build_object('cardId', id), ${now}::timestamptz
    from sent on conflict do nothing returning id`.execute(shop.db);
  await forgetSent(shop, now);
  return rows.length;
}

/** Of what is returned in part, the method may have given all back while other goods, such as the card, stay paid. */
const isAllBack = sql`p.refunded_minor + p.gift_returned_minor >= p.captured_minor + p.gift_minor`;

const isPaid = sql`exists (
  select from payments p join orders o on o.id = p.order_id
  where p.order_id = g.order_id and o.status not in ('failed', 'cancelled') and p.state in ('captured', 'refunded')
    and p.captured_minor >= p.amount_minor and not (${isAllBack}))`;

/** What was sent has been given to somebody: it stays, whatever becomes of its order. */
async function revoke({ db }: Pick<CommerceContext, 'db'>, now: Date): Promise<void> {
  await sql`
    with lost as materialized (
      select g.id, g.balance_minor from gift_cards g
      where g.state = 'waiting' and g.mailed_at is null and exists (
        select from payments p join orders o on o.id = p.order_id where p.order_id = g.order_id
          and (o.status in ('failed', 'cancelled') or (p.state = 'refunded' and ${isAllBack})))
      order by g.id limit ${batch} for update of g skip locked),
    entered as (
      insert into gift_card_entries (id, card_id, kind, minor, created_at)
      select 'revoked.' || id, id, 'revoked', -balance_minor, ${now}::timestamptz from lost)
    update gift_cards set state = 'revoked', balance_minor = 0, gift = null, changed_at = ${now}::timestamptz
    where id in (select id from lost)`.execute(db);
}

/** Names, addresses and words of cards that were sent long ago. */
async function forgetSent({ db }: Pick<CommerceContext, 'db'>, now: Date): Promise<void> {
  await db
    .updateTable('gift_cards')
    .set({ gift: null })
    .where('state', '=', 'active')
    .where('gift', 'is not', null)
    .where('mailed_at', '<', new Date(now.getTime() - giftDays * 86_400_000))
    .execute();
}
