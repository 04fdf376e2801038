import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { PointRecord } from './PointRecord.ts';

const batch = 500;
const columns = [
  ...['key', 'type', 'id', 'name', 'carrier_code', 'carrier_name', 'street', 'postal_code', 'city', 'region'],
  ...[
    'country',
    'phone',
    'lat',
    'lon',
    'time_zone',
    'opening_hours',
    'closed_days',
    'capacity',
    'is_closed',
    'active',
  ],
];
const names = sql.join(columns.map((column) => sql.ref(column)));
const of = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
const taken = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));

/** Writes the points that are new or have changed, and returns their number. */
export async function writePoints(db: Kysely<Database>, points: readonly PointRecord[]): Promise<number> {
  let changed = 0;
  for (let from = 0; from < points.length; from += batch) {
    const rows = JSON.stringify(points.slice(from, from + batch));
    const { rows: written } = await sql<{ key: string }>`
      insert into pickup_points as p (${names})
      select ${of('r')} from jsonb_populate_recordset(null::pickup_points, ${rows}::jsonb) as r
      on conflict (key) do update set ${taken} where (${of('p')}) is distinct from (${of('excluded')})
      returning key`.execute(db);
    changed += written.length;
  }
  return changed;
}

/** A place as a file or the demo names it. */
export interface PlaceRecord {
  readonly country: string;
  readonly postal_code: string;
  readonly name: string;
  readonly folded: string;
  readonly lat: number;
  readonly lon: number;
}

/** Writes places, and returns how many are new or have changed. */
export async function writePlaces(db: Kysely<Database>, places: readonly PlaceRecord[]): Promise<number> {
  let changed = 0;
  for (let from = 0; from < places.length; from += batch) {
    const rows = JSON.stringify(places.slice(from, from + batch));
    const { rows: written } = await sql<{ name: string }>`
      insert into pickup_places as p (country, postal_code, name, folded, lat, lon)
      select r.country, r.postal_code, r.name, r.folded, r.lat, r.lon
      from jsonb_populate_recordset(null::pickup_places, ${rows}::jsonb) as r
      on conflict (country, postal_code, name) do update
        set folded = excluded.folded, lat = excluded.lat, lon = excluded.lon
        where (p.folded, p.lat, p.lon) is distinct from (excluded.folded, excluded.lat, excluded.lon)
      returning name`.execute(db);
    changed += written.length;
  }
  return changed;
}
