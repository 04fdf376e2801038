import { expect, it } from 'vitest';
import { demoCarrierPoints, demoPlaces, demoStores } from './demoPickup.ts';

const countBy = (rows: readonly { readonly country: string }[]) =>
  Object.fromEntries(
    [...new Set(rows.map(({ country }) => country))].map((country) => [
      country,
      rows.filter((row) => row.country === country).length,
    ]),
  );

it('has stores in three countries, each with its opening hours and a place on the map', () => {
  expect(countBy(demoStores())).toEqual({ GB: 12, DE: 8, US: 6 });
  for (const { key, opening_hours, lat, lon, city } of demoStores()) {
    expect(opening_hours.length, key).toBeGreaterThan(5);
    expect(Number.isFinite(lat + lon) && city !== '', key).toBe(true);
  }
});

it('has parcel shops and lockers, some of them full, closed, or with a break at noon', () => {
  const points = demoCarrierPoints();
  expect(countBy(points)).toEqual({ GB: 30, DE: 30 });
  expect(new Set(points.map(({ type }) => type))).toEqual(new Set(['parcelShop', 'locker']));
  expect(points.some(({ capacity }) => capacity === 0)).toBe(true);
  expect(points.some(({ is_closed }) => is_closed)).toBe(true);
  const hasBreak = points.some(({ opening_hours }) =>
    [1, 2].every((weekday) => opening_hours.filter((hours) => hours.weekday === weekday).length === 2),
  );
  expect(hasBreak).toBe(true);
});

it('has some sixty places in each of them, with one code each', () => {
  const counts = countBy(demoPlaces());
  for (const country of ['GB', 'DE', 'US']) expect(counts[country]).toBeGreaterThanOrEqual(57);
  const keys = demoPlaces().map(({ country, postal_code, name }) => `${country} ${postal_code} ${name}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { lat, lon, name } of demoPlaces()) expect(Number.isFinite(lat + lon), name).toBe(true);
});
