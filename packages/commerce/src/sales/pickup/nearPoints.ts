import { pickupRadius } from '@touchline/contract/pickup/constants';
import type { PickupPointType } from '@touchline/contract/pickup/schema';
import { sql } from 'kysely';
import { fixedStatement } from '../../kernel/database/fixedStatement.ts';
import type { PointRecord } from './PointRecord.ts';

/** Where points are searched. */
export interface Near {
  readonly country: string;
  readonly type: PickupPointType;
  /** Codes of the carriers that the market delivers with; stores and points without a carrier are always found. */
  readonly carriers: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly limit: number;
}

/** A point with its distance in whole metres. */
export type NearPoint = PointRecord & { readonly distance: number };

const earthRadius = 6_371_009;
const metresPerDegree = (Math.PI / 180) * earthRadius;

interface NearValues extends Near {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly radius: number;
}

/** The index finds what lies in a box; only those are measured, and only the nearest are read. */
export const searchNear = fixedStatement<NearValues, NearPoint>((_, value) => {
  const lat = value('lat');
  return sql<NearPoint>`
    with near as (
      select key, round(${sql.lit(2 * earthRadius)} * asin(least(1, sqrt(
        power(sin(radians(lat - ${lat}::float8) / 2), 2) + cos(radians(${lat}::float8)) * cos(radians(lat))
          * power(sin(radians(lon - ${value('lon')}::float8) / 2), 2)))))::int as distance
      from pickup_points
      where active and country = ${value('country')} and type = ${value('type')}
        and (carrier_code is null or carrier_code = any(${value('carriers')}::text[]))
        and point(lon, lat) <@ box(
          point(${value('west')}::float8, ${value('south')}::float8), point(${value('east')}::float8, ${value('north')}::float8))
      order by distance, key limit ${value('limit')}::int)
    select p.*, near.distance from near join pickup_points p using (key)
    where near.distance <= ${value('radius')}::int order by near.distance, p.key`;
});

/** The values of a search around a place, within `pickupRadius`. */
export function nearValues(near: Near): NearValues {
  const { lat, lon } = near;
  const height = pickupRadius / metresPerDegree;
  const width = height / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return {
    ...near,
    ...{
      south: lat - height,
      north: lat + height,
      west: lon - width,
      east: lon + width,
      radius: pickupRadius,
    },
  };
}
