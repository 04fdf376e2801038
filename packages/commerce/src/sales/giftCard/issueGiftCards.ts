import { sql, type RawBuilder } from 'kysely';
import type { Gift } from '@touchline/contract/gift/schema';

/** The gift cards of an order line, as the order keeps them until it is paid. */
export interface OrderedGiftCard {
  readonly itemId: string;
  readonly quantity: number;
  /** Value of each in whole minor units. */
  readonly minor: number;
  /** When each is sent, ISO 8601. */
  readonly sendAt: string;
  /** When each expires, ISO 8601; absent where none does. */
  readonly expiresAt?: string;
  readonly gift: Gift;
}

/**
 * CTEs that issue the cards of the orders in the CTE `placed`, those for which `isFirst` is true: one for each piece of a
 * line, whatever is reported twice. Part of the statement that places an order, so that no order is without its cards.
 */
export const issueGiftCards = (isFirst: RawBuilder<unknown>, now: Date) => sql`
    cards as (
      insert into gift_cards (id, order_id, item_id, piece, market, currency, value_minor, balance_minor, state, gift,
        language, site_path, send_at, expires_at, created_at, changed_at)
      select placed.id || '.' || (card ->> 'itemId') || '.' || piece, placed.id, card ->> 'itemId', piece, placed.market,
        placed.currency, (card ->> 'minor')::bigint, (card ->> 'minor')::bigint, 'waiting', card -> 'gift',
        placed.language, placed.site_path, (card ->> 'sendAt')::timestamptz, (card ->> 'expiresAt')::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from placed, jsonb_array_elements(placed.data -> 'giftCards') as card,
        generate_series(1, (card ->> 'quantity')::int) as piece
      where ${isFirst} on conflict do nothing returning id, value_minor),
    card_entries as (
      insert into gift_card_entries (id, card_id, kind, minor, created_at)
      select 'issued.' || id, id, 'issued', value_minor, ${now}::timestamptz from cards)`;
