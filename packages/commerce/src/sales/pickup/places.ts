import type { Place } from '@touchline/contract/pickup/schema';
import type { Market } from '@touchline/contract/market/schema';
import { plainPostalCode } from '@touchline/contract/contact/postalCode';
import { sql, type Kysely } from 'kysely';
import { foldText } from '../../catalogue/products/foldText.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { roundCoordinate } from './separatePoints.ts';

const most = 8;

/** A postal code as it is compared: capitals without spaces and hyphens. */
export const comparedPostalCode = (code: string): string => plainPostalCode(code).replace(/[\s-]/g, '');

/**
 * The market's places for what somebody typed: those whose postal code it begins, or begins with, then those whose name
 * it begins or names. `M4 3AQ` finds the place of `M4`, and a place's name as it is shown finds the place.
 */
export async function searchPlaces(
  db: Kysely<Database>,
  market: Pick<Market, 'country' | 'addressFields'>,
  text: string,
): Promise<Place[]> {
  const code = comparedPostalCode(text);
  // A word is the beginning of a postal code at most; a code may also be longer than that of a place.
  const whole = /\d/.test(code) ? code : null;
  const name = foldText(text).trim();
  if (name === '') return [];
  const like = name.replace(/[\\%_]/g, '\\$&');
  const isShown = sql<boolean>`${name} in (folded || ' ' || lower(postal_code), lower(postal_code) || ' ' || folded)`;
  const { rows } = await sql<{ name: string; postal_code: string; lat: number; lon: number }>`
    select name, postal_code, lat, lon from (
      select p.*, upper(regexp_replace(postal_code, '[\\s-]', '', 'g')) as code from pickup_places p
      where country = ${market.country}) as places
    where (code <> '' and starts_with(${whole}::text, code)) or (${code} <> '' and starts_with(code, ${code}))
      or folded like ${`${like}%`} or folded like ${`% ${like}%`} or ${isShown}
    order by ${isShown} desc, case when code <> '' and starts_with(${whole}::text, code) then length(code) else 0 end desc,
      folded like ${`${like}%`} desc, length(folded), name, postal_code
    limit ${most}`.execute(db);
  return rows.map((row) => ({
    name: placeName(row.name, row.postal_code, market),
    ...{ lat: roundCoordinate(row.lat), lon: roundCoordinate(row.lon) },
  }));
}

/** `Camden, London NW1`, or `80331 München` where the market writes the code first. */
function placeName(name: string, code: string, { addressFields }: Pick<Market, 'addressFields'>): string {
  const order = addressFields.map((field) => field.name);
  const isCodeFirst = order.indexOf('postalCode') < order.indexOf('city');
  return (isCodeFirst ? [code, name] : [name, code]).filter(Boolean).join(' ');
}
