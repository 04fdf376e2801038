import type { TestCheckout } from '../../order/testing/openCheckout.ts';
import { hashOfCode } from '../giftCardCode.ts';

/** Writes a card that was sent, and returns its code. */
export async function sentCard(
  { shop }: TestCheckout,
  id: string,
  minor: number,
  more: { readonly market?: string; readonly currency?: string; readonly expiresAt?: Date } = {},
): Promise<string> {
  const now = shop.clock.now();
  const code = `${id}`.padStart(20, '0');
  await shop.db
    .insertInto('gift_cards')
    .values({
      ...{ id, order_id: `order-${id}`, item_id: 'item', piece: 1, state: 'active', gift: null, salt: null },
      ...{ market: more.market ?? 'gb', currency: more.currency ?? 'GBP', language: 'en', site_path: 'gb' },
      ...{ value_minor: minor, balance_minor: minor, code_hash: await hashOfCode(code) },
      ...{
        expires_at: more.expiresAt ?? null,
        send_at: now,
        mailed_at: now,
        created_at: now,
        changed_at: now,
      },
    })
    .execute();
  await shop.db
    .insertInto('gift_card_entries')
    .values({ id: `issued.${id}`, card_id: id, kind: 'issued', minor, order_id: null, created_at: now })
    .execute();
  return code;
}
