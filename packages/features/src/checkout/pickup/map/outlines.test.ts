import { expect, it } from 'vitest';
import { landAround, unpacked } from './outlines.ts';

it('unpacks the corners of an outline', () => {
  expect(unpacked([5150, -14, 1, 2])).toEqual([
    [51.5, -0.14],
    [51.51, -0.12],
  ]);
});

it.each([
  ['London', 51.5, -0.14],
  ['Berlin', 52.52, 13.4],
  ['Portland', 45.52, -122.68],
  ['Seoul', 37.57, 126.98],
  ['Dubai', 25.1, 55.3],
])('knows the land around %s', async (_, lat, lon) => {
  const corners = (await landAround({ lat, lon })).flat();
  const nearest = Math.min(...corners.map(([y, x]) => Math.hypot(y - lat, x - lon)));
  expect(nearest).toBeLessThan(5);
});

it('knows none of the ocean', async () => {
  expect(await landAround({ lat: 0, lon: -30 })).toEqual([]);
});
