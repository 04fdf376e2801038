import { expect, it } from 'vitest';
import { separatePoints } from './separatePoints.ts';

it('moves points of one spot apart by a ten-thousandth of a degree [C9.10]', () => {
  const spot = { lat: 53.48224, lon: -2.24262 };
  expect(separatePoints([spot, { ...spot, lon: -2.24264 }, spot, { lat: 53.4822, lon: -2.2424 }])).toEqual([
    { lat: 53.4822, lon: -2.2426 },
    { lat: 53.4822, lon: -2.2425 },
    { lat: 53.4822, lon: -2.2424 },
    { lat: 53.4822, lon: -2.2423 },
  ]);
});

it('sends coordinates with four decimals [C9.09]', () => {
  expect(separatePoints([{ lat: 33.430729, lon: -111.89966 }])).toEqual([{ lat: 33.4307, lon: -111.8997 }]);
});
