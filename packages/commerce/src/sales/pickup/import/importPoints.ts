import { sql } from 'kysely';
import { FeedError, shortValue } from '../../../catalogue/import/FeedProblem.ts';
import type { ImportOptions, ImportReport } from '../../../catalogue/import/importFeed.ts';
import type { RawItem } from '../../../catalogue/import/RawItem.ts';
import type { Market } from '@touchline/contract/market/schema';
import { foldText } from '../../../catalogue/products/foldText.ts';
import type { PointRecord } from '../PointRecord.ts';
import { writePlaces, writePoints, type PlaceRecord } from '../writePoints.ts';
import { readPointRow, readSpot, required, RowError, type Cell } from './readPointRow.ts';

/** Rows of a file: more than any country has stores and lockers. */
const mostRows = 200_000;

type Options = Pick<ImportOptions, 'db' | 'source' | 'dryRun' | 'isPartial' | 'onProblem' | 'onProgress'> & {
  readonly markets: readonly Market[];
};

/** Imports stores, parcel shops and lockers. Those of a country, kind and carrier that a file names none any more are no longer offered. */
export async function importPoints(options: Options, items: AsyncIterable<RawItem>): Promise<ImportReport> {
  const points = new Map<string, PointRecord>();
  const report = await readRows(options, items, 'points', (cell) => {
    const point = readPointRow(cell, options.markets);
    if (points.has(point.key))
      throw new RowError('store_code', 'is named twice; the first one counts', point.id);
    points.set(point.key, point);
    return point.country;
  });
  if (options.dryRun) return report;
  const records = [...points.values()];
  report.changed = await writePoints(options.db, records);
  // A row that was skipped is not missing: what it names stays as it is.
  if (!options.isPartial && report.skipped === 0) report.retired = await retireOthers(options, records);
  return report;
}

/** Imports places, near to which points are searched. */
export async function importPlaces(options: Options, items: AsyncIterable<RawItem>): Promise<ImportReport> {
  const places = new Map<string, PlaceRecord>();
  const report = await readRows(options, items, 'places', (cell) => {
    const country = required(cell, 'country').toUpperCase();
    if (!options.markets.some((market) => market.country === country))
      throw new RowError('country', 'is of no market of the shop', country);
    const name = required(cell, 'name');
    const code = cell('postal_code') ?? '';
    const place = { country, postal_code: code, name, folded: foldText(name), ...readSpot(cell) };
    const key = JSON.stringify([country, code, name]);
    if (places.has(key)) throw new RowError('name', 'is named twice; the first one counts', name);
    places.set(key, place);
    return country;
  });
  if (options.dryRun) return report;
  const records = [...places.values()];
  report.changed = await writePlaces(options.db, records);
  if (!options.isPartial && report.skipped === 0) report.retired = await removeOtherPlaces(options, records);
  return report;
}

/** Reads every row; `take` answers the country it is of, and throws a `RowError` for a row that is skipped. */
async function readRows(
  { source, onProblem, onProgress }: Options,
  items: AsyncIterable<RawItem>,
  what: ImportReport['what'],
  take: (cell: Cell) => string,
): Promise<ImportReport> {
  const countries = new Set<string>();
  let rows = 0;
  let skipped = 0;
  for await (const raw of items) {
    rows += 1;
    if (rows > mostRows) throw new FeedError(`There are more than ${mostRows} rows.`, raw.line);
    const cell: Cell = (...names) => names.map((name) => raw.values.get(name)?.[0]).find(Boolean);
    try {
      countries.add(take(cell));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      skipped += 1;
      onProblem({
        ...{ file: source.name, line: raw.line, id: cell('store_code', 'code', 'id', 'name') ?? '' },
        ...{ attribute: error.column, severity: 'error', message: error.message },
        value: shortValue(error.value),
      });
    }
    onProgress?.({ phase: 'check', done: rows, total: undefined });
  }
  if (rows === 0) throw new FeedError('The file has no rows.');
  return {
    ...{ items: rows, skipped, warnings: 0, groups: countries.size, changed: 0, retired: 0, isStock: false },
    ...{ ignoredColumns: [], unusedColumns: [], ...(what ? { what } : {}) },
  };
}

async function retireOthers({ db }: Options, points: readonly PointRecord[]): Promise<number> {
  const kinds = JSON.stringify(
    points.map(({ country, type, carrier_code }) => ({ country, type, carrier: carrier_code ?? '' })),
  );
  const keys = points.map(({ key }) => key);
  const { rows } = await sql<{ key: string }>`
    update pickup_points set active = false
    where active and key <> all(${keys}::text[]) and (country, type, coalesce(carrier_code, '')) in (
      select country, type, carrier from jsonb_to_recordset(${kinds}::jsonb) as k (country text, type text, carrier text))
    returning key`.execute(db);
  return rows.length;
}

async function removeOtherPlaces({ db }: Options, places: readonly PlaceRecord[]): Promise<number> {
  const kept = JSON.stringify(
    places.map(({ country, postal_code, name }) => ({ country, postal_code, name })),
  );
  const { rows } = await sql<{ name: string }>`
    delete from pickup_places p where p.country = any(${[...new Set(places.map(({ country }) => country))]}::text[])
      and (p.country, p.postal_code, p.name) not in (
        select country, postal_code, name from jsonb_to_recordset(${kept}::jsonb)
          as k (country text, postal_code text, name text))
    returning name`.execute(db);
  return rows.length;
}
