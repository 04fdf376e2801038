import { expect, it } from 'vitest';
import { e164 } from './numbering.ts';

it.each([
  ['07700 900142', 'GB', '+447700900142'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['0049 151 23456789', 'GB', '+4915123456789'],
  ['(201) 555-0123', 'US', '+12015550123'],
])('writes %s of %s as %s', async (typed, country, whole) => {
  expect(await e164(typed, country)).toBe(whole);
});

it.each([
  ['12', 'GB'],
  ['', 'DE'],
  ['07700 900142', 'XX'],
])('has none for “%s” of %s', async (typed, country) => {
  expect(await e164(typed, country)).toBeUndefined();
});
