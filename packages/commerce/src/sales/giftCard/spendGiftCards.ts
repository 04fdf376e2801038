import { sql, type RawBuilder } from 'kysely';
import type { ValueOf } from '../../kernel/database/fixedStatement.ts';
import type { ComputedGiftCard } from './computeGiftCards.ts';

/** The values of a statement that spends from gift cards. */
export interface GiftSpendingValues {
  readonly giftCards: readonly string[];
  /** What is spent of each of the `giftCards`, in whole minor units. */
  readonly giftMinors: readonly number[];
  readonly orderId: string;
  readonly now: Date;
}

export const giftSpendingOf = (
  cards: readonly ComputedGiftCard[],
): Pick<GiftSpendingValues, 'giftCards' | 'giftMinors'> => {
  const spending = cards.filter(({ minor }) => minor > 0);
  return { giftCards: spending.map(({ id }) => id), giftMinors: spending.map(({ minor }) => minor) };
};

/** A CTE `gift_spending (id, minor)` of the cards that still hold what the order takes from them, locked. */
export const giftSpending = (value: ValueOf<GiftSpendingValues>): RawBuilder<unknown> => sql`
    gift_spending as materialized (
      select g.id, wanted.minor from gift_cards g
      join unnest(${value('giftCards')}::text[], ${value('giftMinors')}::bigint[]) as wanted (id, minor) on wanted.id = g.id
      where g.state = 'active' and g.balance_minor >= wanted.minor
        and (g.expires_at is null or g.expires_at > ${value('now')}::timestamptz)
      order by g.id for update of g)`;

/** Whether all of them do. */
export const giftCardsHold = (value: ValueOf<GiftSpendingValues>): RawBuilder<unknown> =>
  sql`(select count(*) from gift_spending) = cardinality(${value('giftCards')}::text[])`;

/** CTEs that take the money, where the CTE `ordered` has a row. */
export const spendGiftCards = (value: ValueOf<GiftSpendingValues>): RawBuilder<unknown> => sql`
    gift_entries as (
      insert into gift_card_entries (id, card_id, kind, minor, order_id, created_at)
      select 'spent.' || ${value('orderId')}::text || '.' || s.id, s.id, 'spent', -s.minor, ${value('orderId')}::text,
        ${value('now')}::timestamptz
      from gift_spending s where exists (select from ordered)),
    gift_spent as (
      update gift_cards g set balance_minor = g.balance_minor - s.minor, changed_at = ${value('now')}::timestamptz
      from gift_spending s where g.id = s.id and exists (select from ordered))`;

/**
 * CTEs that return everything that the order in the CTE `given_up` has spent. `gift_back` locks the cards: whoever locks
 * stock as well reads it first, as placing an order does.
 */
export const returnSpent = (now: Date): RawBuilder<unknown> => sql`
    gift_back as materialized (
      select g.id, -e.minor as minor, given_up.id as order_id
      from given_up join gift_card_entries e on e.order_id = given_up.id and e.kind = 'spent'
      join gift_cards g on g.id = e.card_id
      order by g.id for update of g),
    gift_entries as (
      insert into gift_card_entries (id, card_id, kind, minor, order_id, created_at)
      select 'returned.failed.' || order_id || '.' || id, id, 'returned', minor, order_id, ${now}::timestamptz from gift_back),
    gift_returned as (
      update gift_cards g set balance_minor = g.balance_minor + b.minor, changed_at = ${now}::timestamptz
      from gift_back b where g.id = b.id)`;
