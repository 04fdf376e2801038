import { expect, it } from 'vitest';
import { lifetime } from './lifetime.ts';

it.each([
  [31_536_000, '1 year', '1 Jahr'],
  [7_776_000, '3 months', '3 Monate'],
  [7200, '2 hours', '2 Stunden'],
  [10, '10 seconds', '10 Sekunden'],
])('says how long %s seconds are', (seconds, english, german) => {
  expect(lifetime(seconds, 'en')).toBe(english);
  expect(lifetime(seconds, 'de')).toBe(german);
});
