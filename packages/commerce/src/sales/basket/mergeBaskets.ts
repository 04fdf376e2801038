import type { Market } from '@touchline/contract/market/schema';
import type { BasketData, StoredLine } from './BasketData.ts';
import { isSameArticle } from './sameArticle.ts';

/**
 * The account's basket with the lines of the visitor's. The same article is summed up to the market's limit per order;
 * every other line stays, and a quantity is never less than the larger of the two. What the visitor typed last (address,
 * delivery) comes before what the account had.
 */
export function mergeBaskets(account: BasketData, visitor: BasketData, { maxQuantity }: Market): BasketData {
  const lines: StoredLine[] = [...account.lines];
  for (const line of visitor.lines) {
    const at = lines.findIndex((known) => isSameArticle(known, line));
    const known = lines[at];
    const others = lines.reduce((sum, { sku, quantity }) => sum + (sku === line.sku ? quantity : 0), 0);
    const room = Math.max(0, maxQuantity - others);
    if (!known) lines.push({ ...line, quantity: Math.max(1, Math.min(line.quantity, room)) });
    else
      lines[at] = {
        ...known,
        quantity: Math.max(
          known.quantity + Math.min(line.quantity, room),
          Math.min(line.quantity, maxQuantity),
        ),
      };
  }
  const giftCards = [...(visitor.giftCards ?? []), ...(account.giftCards ?? [])].filter(
    ({ id }, at, all) => all.findIndex((card) => card.id === id) === at,
  );
  const coupons = [...new Set([...(visitor.coupons ?? []), ...(account.coupons ?? [])])];
  const { instruments } = visitor.instruments.length > 0 ? visitor : account;
  return {
    ...account,
    ...visitor,
    lines,
    delivery: { ...account.delivery, ...visitor.delivery },
    properties: { ...account.properties, ...visitor.properties },
    receiveSmsUpdates: account.receiveSmsUpdates || visitor.receiveSmsUpdates,
    instruments,
    ...(giftCards.length > 0 ? { giftCards } : {}),
    ...(coupons.length > 0 ? { coupons } : {}),
  };
}
