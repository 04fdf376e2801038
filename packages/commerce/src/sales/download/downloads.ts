import { sql } from 'kysely';
import type { Order } from '@touchline/contract/order/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { fallbacksOf } from '../../catalogue/products/vocabulary.ts';
import { seal, unseal } from '../../kernel/session/sealedClaims.ts';
import type { StoredOrder } from '../order/loadOrder.ts';

type Downloads = NonNullable<Order['downloads']>;

/** How long an address of a file works, in seconds; the page of the order makes a new one. */
export const hrefSeconds = { page: 3_600, mail: 7 * 86_400 } as const;

const isPaid = (order: StoredOrder): boolean => {
  const { state, capturedMinor, amountMinor, refundedMinor, giftMinor, giftReturnedMinor, status } = order;
  const refunded = refundedMinor + giftReturnedMinor;
  return (
    (state === 'captured' || state === 'refunded') &&
    capturedMinor >= amountMinor &&
    // What cost nothing has nothing to be refunded.
    (refunded === 0 || refunded < capturedMinor + giftMinor) &&
    status !== 'cancelled'
  );
};

/** What a paid order can load; none where everything is used up or over. */
export async function downloadsOf(
  shop: CommerceContext,
  order: StoredOrder,
  seconds: number = hrefSeconds.page,
): Promise<Downloads> {
  if (!order.data.downloads || !isPaid(order)) return [];
  const now = shop.clock.now();
  const rows = await shop.db
    .selectFrom('downloads')
    .select(['item_id as itemId', 'left_count as left', 'expires_at as expiresAt'])
    .where('order_id', '=', order.id)
    .where('left_count', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('item_id')
    .execute();
  return Promise.all(
    rows.map(async ({ itemId, left, expiresAt }) => {
      const life = Math.min(seconds, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000));
      const token = await seal({ orderId: order.id, itemId }, 'download', shop.secret, now, life);
      const line = order.data.productLineItemList.find((each) => each.itemId === itemId);
      return {
        ...{ itemId, left, name: line?.productName ?? '', until: expiresAt.toISOString() },
        href: `/api/download?token=${token}`,
      };
    }),
  );
}

/** The same as a field of the order. */
export async function downloadsIn(
  shop: CommerceContext,
  order: StoredOrder,
): Promise<Pick<Order, 'downloads'>> {
  const downloads = await downloadsOf(shop, order);
  return downloads.length > 0 ? { downloads } : {};
}

export interface DigitalFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** The file of an address; counts it. `undefined` where the address is forged or over, the file used up, or the order not paid. */
export async function takeDownload(shop: CommerceContext, token: string): Promise<DigitalFile | undefined> {
  const now = shop.clock.now();
  const claims = await unseal(token, 'download', shop.secrets, now);
  if (!claims) return undefined;
  const { rows } = await sql<DigitalFile>`
    with taken as (
      update downloads d set left_count = left_count - 1
      where d.order_id = ${String(claims['orderId'])} and d.item_id = ${String(claims['itemId'])}
        and d.left_count > 0 and d.expires_at > ${now}::timestamptz
        and exists (select from payments p join orders o on o.id = p.order_id
          where p.order_id = d.order_id and o.status <> 'cancelled' and p.state in ('captured', 'refunded')
            and p.captured_minor >= p.amount_minor and (p.refunded_minor + p.gift_returned_minor = 0
              or p.refunded_minor + p.gift_returned_minor < p.captured_minor + p.gift_minor))
        and exists (select from digital_files f where f.product_id = d.product_id)
      returning product_id, language)
    select f.file_name as name, f.media_type as "mediaType", f.content
    from taken join digital_files f on f.product_id = taken.product_id
    order by f.language = taken.language desc, array_position(${fallbacksOf('en')}::text[], f.language), f.language
    limit 1`.execute(shop.db);
  return rows[0];
}
