import { sql } from 'kysely';
import { FeedError, missingColumns, shortValue } from './FeedProblem.ts';
import { highestPrice, maxItems } from './feedLimits.ts';
import { readPrice } from './feedValues.ts';
import type { ImportOptions, ImportReport } from './importFeed.ts';
import { cleanedMessage, damagedMessage, type RawItem } from './RawItem.ts';

interface StoreRow {
  store_code: string;
  sku: string;
  quantity: number;
  availability: string;
  price: number | null;
  pickup_method: string | null;
  pickup_sla: string | null;
}

const columns = ['store_code', 'id', 'quantity'] as const;
const availabilities = ['in_stock', 'out_of_stock', 'limited_availability', 'on_display_to_order'];
const batch = 500;

/**
 * Imports store stock, from which orders that are collected are taken. Stock that a store's file no longer lists is
 * removed from that store.
 */
export async function importInventory(
  options: ImportOptions,
  items: AsyncIterable<RawItem>,
  named: readonly string[],
): Promise<ImportReport> {
  const missing = columns.filter((name) => !named.includes(name));
  if (missing.length > 0) throw missingColumns(missing);
  const report: ImportReport = {
    items: 0,
    skipped: 0,
    warnings: 0,
    groups: 0,
    changed: 0,
    retired: 0,
    isStock: true,
    ignoredColumns: [],
    unusedColumns: [],
  };
  const seen = new Set<string>();
  const stores = new Set<string>();
  const rows: StoreRow[] = [];
  for await (const raw of items) {
    report.items += 1;
    if (report.items > maxItems) throw new FeedError(`There are more than ${maxItems} items.`, raw.line);
    report.warnings += raw.cleaned?.size ?? 0;
    const row = readRow(raw, options, seen);
    if (row) {
      rows.push(row);
      stores.add(row.store_code);
    } else report.skipped += 1;
    options.onProgress?.({ phase: 'check', done: report.items, total: undefined });
  }
  if (report.items === 0) throw new FeedError('The feed has no items.');
  report.groups = stores.size;
  if (options.dryRun) return report;
  for (let from = 0; from < rows.length; from += batch) {
    report.changed += await writeRows(options, rows.slice(from, from + batch));
    options.onProgress?.({ phase: 'write', done: Math.min(rows.length, from + batch), total: rows.length });
  }
  if (!options.isPartial) report.retired = await removeOthers(options, [...stores], rows);
  return report;
}

/** Length in characters, of which an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length;

function readRow(raw: RawItem, options: ImportOptions, seen: Set<string>): StoreRow | undefined {
  const text = (name: string) => raw.values.get(name)?.[0];
  const id = text('id') ?? '';
  const tell = (severity: 'error' | 'warning', attribute: string, message: string, value: string) =>
    options.onProblem({
      file: options.source.name,
      line: raw.line,
      id,
      attribute,
      severity,
      message,
      value: shortValue(value),
    });
  const refuse = (attribute: string, message: string, value = '') => {
    tell('error', attribute, message, value);
    return undefined;
  };
  for (const name of raw.cleaned ?? []) tell('warning', name, cleanedMessage, text(name) ?? '');
  const damaged = [...raw.values].find(([, values]) => values.some((value) => value.includes('\uFFFD')));
  if (damaged) return refuse(damaged[0], damagedMessage, damaged[1].join());
  const missing = columns.find((name) => text(name) === undefined);
  if (missing) return refuse(missing, 'is required');
  const store = text('store_code') ?? '';
  const quantity = text('quantity') ?? '';
  const assumed = Number(quantity) > 0 ? 'in_stock' : 'out_of_stock';
  const availability = (text('availability') ?? assumed).toLowerCase().replaceAll(' ', '_');
  if (lengthOf(id) > 50) return refuse('id', 'is longer than 50 characters', id);
  if (lengthOf(store) > 64) return refuse('store_code', 'is longer than 64 characters', store);
  if (id.includes('@') || store.includes('@')) return refuse('id', 'holds an @', `${store} ${id}`);
  if (!/^\d{1,9}$/.test(quantity)) return refuse('quantity', 'is a whole number', quantity);
  if (!availabilities.includes(availability))
    return refuse('availability', `is one of ${availabilities.join(', ')}`, availability);
  const price = text('price');
  const amount = price === undefined ? undefined : readPrice(price);
  if (price !== undefined && amount?.currency !== options.market.currency) {
    return refuse('price', `is an amount in ${options.market.currency}`, price);
  }
  if ((amount?.minor ?? 0) > highestPrice) return refuse('price', 'is higher than a price can be', price);
  const tooLong = (['pickup_method', 'pickup_sla'] as const).find((name) => lengthOf(text(name) ?? '') > 100);
  if (tooLong) return refuse(tooLong, 'is longer than 100 characters', text(tooLong));
  const key = JSON.stringify([store, id]);
  if (seen.has(key)) return refuse('id', 'is named twice for this store; the first one counts', id);
  seen.add(key);
  return {
    store_code: store,
    sku: id,
    quantity: Number(quantity),
    availability,
    price: amount?.minor ?? null,
    pickup_method: text('pickup_method') ?? null,
    pickup_sla: text('pickup_sla') ?? null,
  };
}

/** Writes the rows that changed and returns their number. */
async function writeRows({ db, now }: ImportOptions, rows: readonly StoreRow[]): Promise<number> {
  const result = await sql<{ changed: number }>`
    with written as (
      insert into store_stock as s (store_code, sku, quantity, availability, price, pickup_method, pickup_sla)
      select store_code, sku, quantity, availability, price, pickup_method, pickup_sla
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (store_code text, sku text, quantity int,
        availability text, price bigint, pickup_method text, pickup_sla text)
      on conflict (store_code, sku) do update set quantity = excluded.quantity, availability = excluded.availability,
        price = excluded.price, pickup_method = excluded.pickup_method, pickup_sla = excluded.pickup_sla
      where (s.quantity, s.availability, s.price, s.pickup_method, s.pickup_sla)
        is distinct from (excluded.quantity, excluded.availability, excluded.price, excluded.pickup_method, excluded.pickup_sla)
      returning s.store_code, s.sku, s.quantity, s.availability
    ), taken as (
      insert into stock (sku, on_hand, changed_at)
      select w.sku || '@' || w.store_code, case when w.availability in ('in_stock', 'limited_availability') then w.quantity else 0 end,
        ${now}::timestamptz
      from written w order by 1
      on conflict (sku) do update set on_hand = excluded.on_hand, changed_at = excluded.changed_at
    ) select count(*)::int as changed from written`.execute(db);
  return result.rows[0]?.changed ?? 0;
}

async function removeOthers(
  { db, now }: ImportOptions,
  stores: readonly string[],
  rows: readonly StoreRow[],
): Promise<number> {
  const keep = JSON.stringify(rows.map(({ store_code, sku }) => ({ store_code, sku })));
  const result = await sql<{ gone: number }>`
    with gone as (
      update store_stock s set quantity = 0, availability = 'out_of_stock'
      where s.store_code = any(${[...stores]}::text[]) and s.quantity > 0 and not exists (
        select 1 from jsonb_to_recordset(${keep}::jsonb) as k (store_code text, sku text)
        where k.store_code = s.store_code and k.sku = s.sku)
      returning s.store_code, s.sku
    ), none as (
      update stock set on_hand = 0, changed_at = ${now}::timestamptz
      from gone where stock.sku = gone.sku || '@' || gone.store_code
    ) select count(*)::int as gone from gone`.execute(db);
  return result.rows[0]?.gone ?? 0;
}
