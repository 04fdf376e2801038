import { expect, it } from 'vitest';
import { Bursts } from './Bursts.ts';

const allowed = (bursts: Bursts, source: string, count: number) => {
  let taken = 0;
  for (let at = 0; at < count; at += 1) {
    try {
      bursts.take(source);
      taken += 1;
    } catch (error) {
      expect(error).toMatchObject({ status: 429, retryAfter: 1 });
    }
  }
  return taken;
};

it('a burst of one source is cut, goes on at a steady pace, and takes nothing from others', () => {
  let now = 0;
  const bursts = new Bursts({ size: 20, perSecond: 4, now: () => now });
  expect(allowed(bursts, 'one', 300)).toBe(20);
  expect(allowed(bursts, 'another', 3)).toBe(3);
  now = 1_000;
  expect(allowed(bursts, 'one', 300)).toBe(4);
  now = 3_600_000;
  expect(allowed(bursts, 'one', 300)).toBe(20);
});
