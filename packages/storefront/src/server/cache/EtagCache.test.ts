import { expect, it } from 'vitest';
import { EtagCache } from './EtagCache.ts';

/** Answers at a time that the test sets. */
function answers() {
  const clock = { now: 0 };
  return { clock, kept: new EtagCache({ max: 2, milliseconds: 2_000, now: () => clock.now }) };
}

it('gives the same answer for the same version', () => {
  const { kept } = answers();
  const shoes = { items: [{ id: 'TL4101' }] };
  kept.set('/products', '"1"', shoes);
  expect(kept.get('/products', '"1"')?.answer).toBe(shoes);
  expect(kept.get('/products', '"2"')).toBeUndefined();
  expect(kept.get('/others', '"1"')).toBeUndefined();
});

it('need not be asked again for two seconds, counted from when the back end last gave the answer', () => {
  const { clock, kept } = answers();
  kept.set('/products', '"1"', {});
  clock.now = 2_000;
  expect(kept.recent('/products')?.etag).toBe('"1"');
  clock.now = 2_001;
  expect(kept.recent('/products')).toBeUndefined();
  kept.get('/products', '"1"');
  clock.now = 4_001;
  expect(kept.recent('/products')?.askedAt).toBe(2_001);
});

it('lets no page change what others show', () => {
  const { kept } = answers();
  kept.set('/products', '"1"', { items: [{ sizes: ['M'] }] });
  const list = kept.get('/products', '"1"')?.answer as { items: { sizes: string[] }[] } | undefined;
  expect(() => list?.items[0]?.sizes.push('L')).toThrow(TypeError);
  expect(() => list?.items.pop()).toThrow(TypeError);
});
