import { describe, expect, it } from 'vitest';
import { britain, emirates, germany, korea, usa } from './Site.fixtures.ts';
import { Site, type FormattedTexts } from './Site.ts';

describe('money', () => {
  it('has two decimals unless the currency differs [C9.24]', () => {
    expect(new Site(britain).money(130)).toBe('£130.00');
    expect(new Site(germany).money(130)).toBe('130,00\u00a0€');
  });

  it('in won has no decimals [C9.25]', () => {
    expect(new Site(korea).money(89000)).toBe('₩89,000');
  });

  it('in yen has no decimals [C9.26]', () => {
    const market = { ...britain.market, country: 'JP', currency: 'JPY' };
    expect(new Site({ ...britain, market }).money(12900)).toBe('¥12,900');
  });

  it('has two decimals, and none in Korea and Japan [A9.52]', () => {
    const decimalsIn = (country: string, currency: string) =>
      new Site({ ...britain, market: { ...britain.market, country, currency } })
        .money(1)
        .replace(/^[^.]*/, '');
    expect([decimalsIn('GB', 'GBP'), decimalsIn('US', 'USD'), decimalsIn('IN', 'INR')]).toEqual(
      Array(3).fill('.00'),
    );
    expect([decimalsIn('KR', 'KRW'), decimalsIn('JP', 'JPY')]).toEqual(['', '']);
  });

  it('in rupees is grouped by spaces, as in India [C9.27, A9.53]', () => {
    const market = { ...britain.market, country: 'IN', currency: 'INR' };
    expect(new Site({ ...britain, market }).money(1234567.5)).toBe('₹12\u00a034\u00a0567.50');
  });

  it('is empty for a value that is not a number [A5.68]', () => {
    expect(new Site(britain).money(Number('abc'))).toBe('');
    expect(new Site(britain).money(Number.NaN, 'short')).toBe('');
  });

  it('omits zero pence on cards in English only', () => {
    expect(new Site(britain).money(130, 'short')).toBe('£130');
    expect(new Site(britain).money(49.95, 'short')).toBe('£49.95');
    expect(new Site(germany).money(130, 'short')).toBe('130,00\u00a0€');
  });
});

it('throws where there is no currency to write an amount in [A8.49]', () => {
  const site = new Site({ ...britain, market: { ...britain.market, currency: '' } });
  expect(() => site.money(130)).toThrow(/currency/i);
});

it.each([
  ['cs', 'listopadu'],
  ['da', 'november'],
  ['de', 'November'],
  ['en', 'November'],
  ['es', 'noviembre'],
  ['fi', 'marraskuuta'],
  ['fr', 'novembre'],
  ['it', 'novembre'],
  ['nl', 'november'],
  ['pl', 'listopada'],
  ['sk', 'novembra'],
  ['sv', 'november'],
  ['no', 'november'],
  ['pt', 'novembro'],
  ['el', 'Νοεμβρίου'],
  ['ru', 'ноября'],
  ['tr', 'Kasım'],
])('writes days in %s as people do there: %s [A9.47]', (code, month) => {
  const site = new Site({ ...britain, language: { code, label: code, sitePath: code } });
  expect(site.day('2026-11-28')).toContain(month);
});

describe('texts written by the server', () => {
  it('are shown in the browser, even if it would format differently', () => {
    const server = new Site(germany);
    const write = (site: Site) => [
      site.money(130),
      site.money(49.95, 'short'),
      site.number(1200),
      site.size('40.5'),
      site.currencySign,
      site.day('2026-11-28'),
      site.moment('2026-11-23T18:00:00Z', 'short'),
    ];
    const texts = write(server);
    const sent = JSON.parse(JSON.stringify(server.formattedTexts)) as FormattedTexts;
    expect(
      write(new Site({ ...korea, market: { ...korea.market, currency: 'EUR' }, formattedTexts: sent })),
    ).toEqual(texts);
    expect(write(new Site(korea))).not.toEqual(texts);
  });

  it('are extended by what the browser formats', () => {
    const site = new Site({ ...germany, formattedTexts: { money: { 130: '130,00\u00a0€' } } });
    expect(site.money(131)).toBe('131,00\u00a0€');
    expect(site.money(130, 'short')).toBe('130,00\u00a0€');
  });
});

describe('numbers', () => {
  it.each(['en', 'de', 'fr', 'ko', 'he', 'pt-BR'])('are formatted for the language %s', (code) => {
    const site = new Site({ ...britain, language: { code, label: code, sitePath: code } });
    const { format } = new Intl.NumberFormat(code.includes('-') ? code : `${code}-GB`);
    for (const value of [0, 7, 42, 999, 1000, 12345, 4.5]) expect(site.number(value)).toBe(format(value));
  });
});

describe('a site in Arabic', () => {
  it('is written from right to left, with the digits that addresses and sizes have', () => {
    const site = new Site(emirates);
    expect([site.direction, new Site(britain).direction]).toEqual(['rtl', 'ltr']);
    expect(site.number(12345)).toBe('12,345');
    expect(site.money(479)).toContain('479.00');
    expect(site.day('2026-11-28')).toMatch(/28.نوفمبر/);
  });
});

describe('days', () => {
  it('puts the month first in the United States and the day first elsewhere [A9.50]', () => {
    expect(new Site(usa).day('2026-11-28')).toBe('Saturday,\u00a0November\u00a028');
    expect(new Site(britain).day('2026-11-28')).toBe('Saturday\u00a028\u00a0November');
    expect(new Site(germany).day('2026-11-28')).toBe('Samstag,\u00a028.\u00a0November');
  });

  it('uses the market’s own time zone [A9.51]', () => {
    expect(new Site(korea).day('2026-11-27T23:00:00Z')).toContain('28');
    expect(new Site(usa).day('2026-11-28T03:00:00Z')).toContain('27');
    expect(new Site(britain).moment('2026-11-23T18:00:00Z', 'short')).toBe(
      'Mon\u00a023\u00a0Nov,\u00a018:00',
    );
    expect(new Site(korea).moment('2026-11-23T18:00:00Z', 'short')).toBe(
      '11월\u00a024일\u00a0(화)\u00a003:00',
    );
  });
});

describe('sizes', () => {
  it('have a decimal comma where the language uses one', () => {
    expect(new Site(germany).size('40.5')).toBe('40,5');
    expect(new Site(germany).size('EU 6.5-8.5')).toBe('EU 6,5-8,5');
    expect(new Site(britain).size('UK 8.5')).toBe('UK 8.5');
    expect(new Site(germany).size('One size')).toBe('One size');
  });
});

describe('addresses', () => {
  it('adds the site path as a prefix and leaves other hosts unchanged', () => {
    const site = new Site(britain);
    expect(site.href('/cart')).toBe('/gb/cart');
    expect(site.href('/')).toBe('/gb');
    expect(site.href('https://shop.example/x')).toBe('https://shop.example/x');
  });
});

describe('a distance', () => {
  it('is in miles where roads are measured in them', () => {
    expect(new Site(britain).distance(650)).toBe('0.4\u00a0mi');
    expect(new Site(usa).distance(20)).toBe('0.1\u00a0mi');
    expect(new Site(britain).distance(19_400)).toBe('12\u00a0mi');
  });

  it('is in metres and kilometres elsewhere', () => {
    expect(new Site(germany).distance(3)).toBe('10\u00a0m');
    expect(new Site(germany).distance(348)).toBe('350\u00a0m');
    expect(new Site(germany).distance(1234)).toBe('1,2\u00a0km');
  });
});

describe('opening hours', () => {
  it('are written as the language does', () => {
    expect(new Site(britain).hours('10:00', '20:00')).toBe('10:00–20:00');
    expect(new Site(usa).hours('10:00', '24:00')).toBe('10:00\u00a0AM–12:00\u00a0AM');
    expect(new Site(korea).hours('09:30', '18:00')).toBe('09:30–18:00');
  });

  it('and the moment at which something is ready are those of the place', () => {
    const text = new Site(usa).moment('2026-11-21T22:00:00Z', 'short', 'America/Los_Angeles');
    expect(text).toContain('2:00\u00a0PM');
    const ready = (iso: string) => new Site(usa).ready(iso, 'America/Los_Angeles');
    expect(ready('2026-11-21T22:00:00Z')).toBe(text);
    // A locker that is always open: the day begins, and its hour says nothing.
    expect(ready('2026-11-21T08:00:00Z')).toBe('Sat,\u00a0Nov\u00a021');
    expect(ready('2026-11-21T20:00:00Z')).toContain('12:00\u00a0PM');
  });

  it.each([britain, korea, usa, emirates])('begin a day without an hour in $language.code', (site) => {
    const zone = 'Europe/London';
    const shown = new Site(site);
    expect(shown.ready('2026-11-23T00:00:00Z', zone)).toBe(shown.day('2026-11-23', 'short'));
    expect(shown.ready('2026-11-23T00:30:00Z', zone)).toBe(
      shown.moment('2026-11-23T00:30:00Z', 'short', zone),
    );
  });
});
