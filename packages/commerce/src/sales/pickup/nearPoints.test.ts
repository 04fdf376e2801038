import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { nearValues, searchNear } from './nearPoints.ts';
import { samplePoint } from './testing/samplePoint.ts';
import { writePoints } from './writePoints.ts';

const manchester = {
  country: 'GB',
  type: 'cnc' as const,
  carriers: ['BOX'],
  lat: 53.48,
  lon: -2.24,
  limit: 20,
};

describeOnDatabases('Points near a place', (open) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());
  const near = async (changes: Partial<Parameters<typeof nearValues>[0]> = {}) =>
    (await searchNear(opened.db, nearValues({ ...manchester, ...changes }))).rows;

  it('are the offered ones of the country and kind, nearest first, within fifty kilometres', async () => {
    await writePoints(opened.db, [
      samplePoint({ id: 'far', lat: 51.5, lon: -0.12 }),
      samplePoint({ id: 'leeds', lat: 53.8, lon: -1.9 }),
      samplePoint({ id: 'here' }),
      samplePoint({ id: 'gone', active: false }),
      samplePoint({ id: 'abroad', country: 'IE' }),
      samplePoint({ id: 'locker', type: 'locker' }),
    ]);
    expect((await near()).map(({ id }) => id)).toEqual(['here', 'leeds']);
    const [here, leeds] = await near();
    expect(here?.distance).toBeGreaterThan(200);
    expect(here?.distance).toBeLessThan(400);
    // Measured along a great circle with the mean radius of the earth.
    expect(leeds?.distance).toBeCloseTo(42_053, -1);
    expect(await near({ limit: 1 })).toHaveLength(1);
  });

  it('are found among 50,000 in under 20 milliseconds', async () => {
    await sql`
      insert into pickup_points (key, type, id, name, street, postal_code, city, region, country, lat, lon, time_zone,
        opening_hours, closed_days)
      select 'cnc/' || n, 'cnc', n::text, 'Point', 'Street', '', 'Town', '', 'GB',
        50 + (n::bigint * 7919 % 100000) * 0.00008, -5 + (n::bigint * 104729 % 100000) * 0.00006, 'Europe/London', '[]', '{}'
      from generate_series(1, 50000) as n`.execute(opened.db);
    await sql`analyze pickup_points`.execute(opened.db);
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const began = performance.now();
      expect(await near()).toHaveLength(20);
      times.push(performance.now() - began);
    }
    expect(Math.min(...times)).toBeLessThan(20);
  }, 60_000);
});
