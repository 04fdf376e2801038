import { fromWire, toWire } from '@touchline/contract/money';
import type { Site } from '@touchline/contract/market/schema';
import type { ExchangeSize } from '@touchline/contract/order/returnSchema';
import { sql, type Kysely } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import {
  lowStockThreshold,
  saleNow,
  sizeOf,
  sizesOf,
  type SizeRow,
} from '../../catalogue/products/loadSummaries.ts';
import { sizeOrAmountName } from '../../catalogue/products/sizeLabel.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { StoredOrder } from '../order/loadOrder.ts';

/** The other sizes that a line of an order can be exchanged for. */
export interface ExchangeOptions {
  /** Other sizes of the product, also those that are sold out. */
  readonly sizes: readonly ExchangeSize[];
  /** What a piece costs now, where nobody would get it for what was paid: then nothing is exchanged. */
  readonly priceNow: number | undefined;
}

/**
 * What lines of an order can be exchanged for, by `itemId`; nothing of a line that is not sold any more, or in a market
 * that exchanges nothing. One statement, outside of a transaction.
 */
export async function exchangeOptions(
  { db, markets, clock }: Pick<CommerceContext, 'db' | 'markets' | 'clock'>,
  order: Pick<StoredOrder, 'sitePath' | 'data' | 'currency'>,
  itemIds: readonly string[],
): Promise<Map<string, ExchangeOptions>> {
  const site = markets.site(order.sitePath);
  const lines = order.data.productLineItemList.filter(
    ({ itemId, personalisation }) => itemIds.includes(itemId) && !personalisation?.length,
  );
  const options = new Map<string, ExchangeOptions>();
  if (site.market.returns?.exchangeDays === undefined || lines.length === 0) return options;
  const sold = await loadSold(
    db,
    lines.map(({ baseProductId }) => baseProductId),
    site,
    clock.now(),
  );
  for (const { itemId, baseProductId, productId, pricing } of lines) {
    const product = sold.find(({ id }) => id === baseProductId);
    const sizes = (product?.sizes ?? [])
      .filter(({ sku }) => sku !== productId)
      .map((row) => exchangeSize(row, site, clock.now()));
    if (!product || sizes.length === 0) continue;
    const { standard, sale, member } = product;
    const isSame = [sale ?? standard, member].includes(fromWire(pricing.price, order.currency).minor);
    options.set(itemId, {
      sizes,
      priceNow: isSame ? undefined : toWire(sale ?? standard, order.currency),
    });
  }
  return options;
}

interface SoldProduct {
  readonly id: string;
  readonly standard: number;
  readonly sale: number | null;
  readonly member: number | null;
  readonly sizes: SizeRow[] | null;
}

async function loadSold(db: Kysely<Database>, ids: readonly string[], { market }: Site, now: Date) {
  const { rows } = await sql<SoldProduct>`
    select p.id, pr.standard::float8 as standard, (${saleNow(now)})::float8 as sale, pr.member::float8 as member,
      ${sizesOf(now)} as sizes
    from products p join prices pr on pr.product_id = p.id and pr.market = ${market.code}
    where p.id = any(${[...ids]}::text[]) and p.active`.execute(db);
  return rows;
}

function exchangeSize(row: SizeRow, site: Site, now: Date): ExchangeSize {
  const { status, free } = sizeOf(row, site, now);
  const left = status === 'IN_STOCK' ? free : 0;
  return {
    productId: row.sku,
    size: sizeOrAmountName(row, site),
    ...(left <= lowStockThreshold ? { left } : {}),
  };
}

/** Whether a line can be exchanged for a size, as far as the catalogue says: whether a piece is left, its stock decides. */
export const isOffered = (options: ExchangeOptions | undefined, productId: string | undefined): boolean =>
  options !== undefined &&
  options.priceNow === undefined &&
  options.sizes.some((size) => size.productId === productId);
