import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMarkets } from './readMarkets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: object | string) =>
  writeFileSync(join(folder, name), typeof text === 'string' ? text : JSON.stringify(text));

it('reads a shop’s own markets instead, which may extend the ones that come with the shop', () => {
  write('at.json', {
    extends: 'de',
    ...{ code: 'at', country: 'AT', countryNames: { de: 'Österreich' }, timeZone: 'Europe/Vienna' },
    languages: [{ code: 'de', label: 'Deutsch', sitePath: 'at' }],
    taxation: { rates: { '*': 20 } },
    paymentMethods: [{ id: 'CREDIT_CARD', names: { de: 'Karte' } }],
  });
  const markets = readMarkets(folder);
  expect(markets.map(({ code, currency }) => [code, currency])).toEqual([['at', 'EUR']]);
  expect(markets[0]?.paymentMethods.map(({ id, flow }) => [id, flow])).toEqual([
    ['CREDIT_CARD', 'inlineCard'],
  ]);
  expect(markets[0]?.taxation).toEqual({ policy: 'gross', rates: { '*': 20 } });
});

it('lets a shop change the market that comes with it under the same name', () => {
  write('us.json', { extends: 'us', deliveryMethods: [{ id: 'standard', price: 6.95 }] });
  const [us] = readMarkets(folder);
  expect(us).toMatchObject({ code: 'us', deliveryMethods: [{ id: 'standard', price: 6.95 }] });
  expect(us?.deliveryMethods).toHaveLength(1);
  expect(us).not.toHaveProperty('returnDays');
});

it('promises what the demo promises only with the demo', () => {
  const saying = (isDemo: boolean) => readMarkets(undefined, isDemo).find(({ code }) => code === 'us');
  expect(saying(true)).toMatchObject({ returnDays: 60, returns: { cost: 0, isUsedTaken: true } });
  expect(saying(false)).not.toHaveProperty('returnDays');
});

it('names a file that is not JSON, in one sentence for the operator', () => {
  write('at.json', '{ "code": at }');
  expect(() => readMarkets(folder)).toThrow(expect.objectContaining({ name: 'StartError' }));
  expect(() => readMarkets(folder)).toThrow(/at\.json is not JSON/);
});
