import type { Market } from '@touchline/contract/market/schema';
import type { OpeningHours, PickupPointType } from '@touchline/contract/pickup/schema';
import { pointKey, type PointRecord } from '../PointRecord.ts';
import { readOpeningHours } from '../readOpeningHours.ts';
import { timeZoneOf } from '../timeZoneOfState.ts';

/** Reads one cell of a row; `undefined` where it is empty. */
export type Cell = (...names: string[]) => string | undefined;

/** Refuses a row, and says of which column. */
export class RowError extends Error {
  override readonly name = 'RowError';
  readonly column: string;
  readonly value: string;
  constructor(column: string, message: string, value = '') {
    super(message);
    this.column = column;
    this.value = value;
  }
}

const types: Readonly<Record<string, PickupPointType>> = {
  ...{ store: 'cnc', cnc: 'cnc', locker: 'locker', parcel_locker: 'locker' },
  ...{ pickup_point: 'parcelShop', parcel_shop: 'parcelShop', parcelshop: 'parcelShop' },
};
const states = ['open', 'full', 'closed'];
const longest = 120;

/** A row of a file of stores or points; a file without kinds has stores. Throws a `RowError`. */
export function readPointRow(cell: Cell, markets: readonly Market[]): PointRecord {
  const id = required(cell, 'store_code', 'code', 'id');
  if (!/^[^\s/@]{1,80}$/u.test(id))
    throw new RowError('store_code', 'is at most 80 characters without spaces, / and @', id);
  const kind = cell('kind', 'type')?.toLowerCase() ?? 'store';
  const type = types[kind];
  if (!type) throw new RowError('kind', 'is store, parcel_shop (or pickup_point) or locker', kind);
  const country = required(cell, 'country').toUpperCase();
  const market = markets.find((each) => each.country === country);
  if (!market) throw new RowError('country', 'is of no market of the shop', country);
  const region = cell('region') ?? '';
  const timeZone = cell('timezone', 'time_zone') ?? timeZoneOf(country, region, market.timeZone);
  if (!isTimeZone(timeZone)) throw new RowError('timezone', 'is no time zone', timeZone);
  const status = cell('status')?.toLowerCase() ?? 'open';
  if (!states.includes(status)) throw new RowError('status', `is one of ${states.join(', ')}`, status);
  return {
    key: pointKey({ type, id }),
    ...{ type, id, country, region },
    name: required(cell, 'name'),
    carrier_code: cell('carrier_code') ?? null,
    carrier_name: cell('carrier_name') ?? null,
    street: required(cell, 'street', 'line1'),
    postal_code: cell('postal_code') ?? '',
    city: required(cell, 'city'),
    phone: cell('phone') ?? null,
    ...readSpot(cell),
    time_zone: timeZone,
    opening_hours: hoursOf(cell('opening_hours')),
    closed_days: closedDaysOf(cell('closed_days')),
    capacity: status === 'full' ? 0 : capacityOf(cell('capacity')),
    is_closed: status === 'closed',
    active: readYes(cell('pickup')),
  };
}

/** Latitude and longitude in degrees. */
export function readSpot(cell: Cell): { readonly lat: number; readonly lon: number } {
  return { lat: degrees(cell, 'lat', 90), lon: degrees(cell, 'lon', 180) };
}

export function required(cell: Cell, ...names: string[]): string {
  const [name = ''] = names;
  const value = cell(...names);
  if (value === undefined) throw new RowError(name, 'is required');
  if (value.length > longest) throw new RowError(name, `is longer than ${longest} characters`, value);
  return value;
}

function degrees(cell: Cell, name: string, most: number): number {
  const text = required(cell, name);
  const value = Number(text);
  if (!/^-?\d+(?:\.\d+)?$/.test(text) || Math.abs(value) > most)
    throw new RowError(name, `is a number of degrees from -${most} to ${most}`, text);
  return value;
}

function hoursOf(text: string | undefined): OpeningHours[] {
  if (text === undefined) return [];
  const hours = readOpeningHours(text);
  if (!hours)
    throw new RowError('opening_hours', 'is written like "Mo-Sa 10:00-20:00; Su 11:00-18:00"', text);
  return hours;
}

function closedDaysOf(text: string | undefined): string[] {
  const days = (text ?? '').split(/[\s;]+/).filter(Boolean);
  const wrong = days.find((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)));
  if (wrong !== undefined)
    throw new RowError('closed_days', 'are days like 2026-12-25, with spaces between', wrong);
  return days;
}

function capacityOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,6}$/.test(text)) throw new RowError('capacity', 'is a whole number', text);
  return Number(text);
}

function readYes(text: string | undefined): boolean {
  const answer = text?.toLowerCase() ?? 'yes';
  if (answer !== 'yes' && answer !== 'no') throw new RowError('pickup', 'is yes or no', answer);
  return answer === 'yes';
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
