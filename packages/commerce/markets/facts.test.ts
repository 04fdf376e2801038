import { readdirSync } from 'node:fs';
import { currencyDigits } from '@touchline/contract/money';
import { describe, expect, it } from 'vitest';
import { readMarkets } from '../src/node/readMarkets.ts';
import { preparedMarkets } from '../src/node/testing/preparedMarkets.ts';

// Facts of countries, as they were on 1 January 2026, against which the data of the markets is checked.

/** Currency by ISO 4217, standard rate of VAT or sales tax in percent, and the least age of an own consent. */
const facts: Readonly<Record<string, readonly [currency: string, tax: number, age?: number]>> = {
  // The European Union, with the ages of the national laws to article 8 GDPR.
  at: ['EUR', 20, 14],
  be: ['EUR', 21, 13],
  bg: ['EUR', 20, 14],
  cy: ['EUR', 19, 14],
  cz: ['CZK', 21, 15],
  dk: ['DKK', 25, 15],
  ee: ['EUR', 24, 13],
  es: ['EUR', 21, 14],
  fi: ['EUR', 25.5, 13],
  gr: ['EUR', 24, 15],
  hr: ['EUR', 25, 16],
  hu: ['HUF', 27, 16],
  ie: ['EUR', 23, 16],
  it: ['EUR', 22, 14],
  lt: ['EUR', 21, 14],
  lu: ['EUR', 17, 16],
  lv: ['EUR', 21, 13],
  mt: ['EUR', 18, 13],
  nl: ['EUR', 21, 16],
  pl: ['PLN', 23, 16],
  pt: ['EUR', 23, 13],
  ro: ['RON', 21, 16],
  se: ['SEK', 25, 13],
  si: ['EUR', 22, 15],
  sk: ['EUR', 23, 16],
  // Further countries of Europe.
  ch: ['CHF', 8.1],
  is: ['ISK', 24, 13],
  no: ['NOK', 25, 13],
  rs: ['RSD', 20, 15],
  tr: ['TRY', 20],
  ua: ['UAH', 20],
  // America. Canada adds the tax of the province, see below; Brazil's depends on the state.
  ar: ['ARS', 21],
  br: ['BRL', 18],
  ca: ['CAD', 5],
  cl: ['CLP', 19],
  co: ['COP', 19],
  mx: ['MXN', 16],
  pe: ['PEN', 18],
  uy: ['UYU', 22],
  // Asia and Oceania. India: the age of the Digital Personal Data Protection Act.
  au: ['AUD', 10],
  hk: ['HKD', 0],
  id: ['IDR', 11],
  in: ['INR', 18, 18],
  jp: ['JPY', 10],
  my: ['MYR', 10],
  nz: ['NZD', 15],
  ph: ['PHP', 12],
  sg: ['SGD', 9],
  th: ['THB', 7],
  tw: ['TWD', 5],
  vn: ['VND', 10],
  // Africa and the Arab world.
  bh: ['BHD', 10],
  eg: ['EGP', 14],
  kw: ['KWD', 0],
  ma: ['MAD', 20],
  om: ['OMR', 5],
  qa: ['QAR', 0],
  sa: ['SAR', 15],
  za: ['ZAR', 15],
};
const isoDigits: Readonly<Record<string, number>> = {
  ...{ CLP: 0, ISK: 0, JPY: 0, KRW: 0, VND: 0 },
  ...{ BHD: 3, KWD: 3, OMR: 3 },
};
const prepared = preparedMarkets();

describe('the prepared markets', () => {
  it('are all checked', () => {
    const files = readdirSync(new URL('more/', import.meta.url)).map((name) => name.replace('.json', ''));
    expect(Object.keys(facts).toSorted()).toEqual(files.toSorted());
  });

  it.each(prepared.map((one) => [one.code, one] as const))(
    '%s has its currency, its tax and its age',
    (code, { currency, taxation, account }) => {
      expect([currency, taxation.rates['*'], account?.requiredAge]).toEqual([
        ...(facts[code]?.slice(0, 2) ?? []),
        facts[code]?.[2],
      ]);
    },
  );

  it('charge the tax of the province in Canada', () => {
    expect(prepared.find(({ code }) => code === 'ca')?.taxation).toEqual({
      policy: 'net',
      rates: {
        ...{ '*': 5, BC: 12, MB: 12, NB: 15, NL: 15, NS: 14, ON: 13, PE: 15, QC: 14.975, SK: 11 },
      },
    });
  });
});

describe('the currency of every market', () => {
  it.each([...readMarkets(), ...prepared].map(({ code, currency }) => [code, currency]))(
    '%s: %s is one of ISO 4217, with its decimals',
    (_, currency) => {
      expect(Intl.supportedValuesOf('currency')).toContain(currency);
      expect(currencyDigits(currency)).toBe(isoDigits[currency] ?? 2);
    },
  );

  it.each([...readMarkets(), ...prepared].map((one) => [one.code, one] as const))(
    '%s: an order may be worth at least twenty times what is delivered free of charge',
    (_, { deliveryMethods, maxProductsTotal = Infinity }) => {
      for (const { freeFrom, price } of deliveryMethods)
        expect(maxProductsTotal).toBeGreaterThanOrEqual(20 * (freeFrom ?? price));
    },
  );
});
