import { readdirSync } from 'node:fs';
import { languageLabels } from '@touchline/contract/market/languageLabels';
import { describe, expect, it } from 'vitest';
import { continentOf } from '../src/kernel/market/continents.ts';
import { locationsIn } from '../src/kernel/market/locations.ts';
import { Markets } from '../src/kernel/market/Markets.ts';
import { preparedCodes, preparedMarkets } from '../src/node/testing/preparedMarkets.ts';
import { readMarkets } from '../src/node/readMarkets.ts';

// Markets that a shop turns on with one line: `{ "extends": "more/at" }`. They are data, and nobody is sold to there yet.

const codes = preparedCodes;
const turnedOn = preparedMarkets;
const markets = turnedOn();
const market = (code: string) => {
  const found = markets.find((one) => one.code === code);
  if (!found) throw new Error(`No market ${code}.`);
  return found;
};
describe('the further markets', () => {
  it('are whole as soon as they are turned on: together with the shop’s own more than sixty', () => {
    expect(markets.length + readMarkets().length).toBeGreaterThan(60);
    expect(() => new Markets([...readMarkets(), ...markets])).not.toThrow();
  });

  it('are not sold to, nor shown, before that', () => {
    expect(readMarkets().filter(({ code }) => codes.includes(code))).toEqual([]);
  });

  it('are only listed where another origin serves them', () => {
    const all = new Markets([...readMarkets(), ...turnedOn({ servedFrom: 'https://shop.example.com' })]);
    expect(all.all.map(({ code }) => code)).toEqual(readMarkets().map(({ code }) => code));
    const listed = locationsIn(all.listed, 'en', undefined);
    expect(listed).toHaveLength(all.listed.length);
    expect(listed.filter(({ origin }) => origin === undefined)).toHaveLength(readMarkets().length);
  });

  it.each(markets.map((one) => [one.code, one] as const))('%s accepts its own examples', (code, one) => {
    expect(continentOf(one.country), code).toBeDefined();
    for (const { name, pattern, example, options, maxLength } of one.addressFields) {
      if (example && pattern) expect(example, `${code} ${name}`).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
      for (const { value } of options ?? [])
        expect(value.length, `${code} ${value}`).toBeLessThanOrEqual(maxLength);
    }
    const digits = one.phone.example.replace(/\D/g, '').length;
    expect(digits).toBeGreaterThanOrEqual(one.phone.minDigits);
    expect(digits).toBeLessThanOrEqual(one.phone.maxDigits);
    const [standard, express] = one.deliveryMethods;
    expect(express?.price).toBeGreaterThan(standard?.price ?? Infinity);
    expect(standard?.freeFrom).toBeGreaterThan(standard?.price ?? Infinity);
  });

  it('have the languages that the documents name, each with a label of its own [A9.48]', () => {
    const labels = new Map(
      [...readMarkets(), ...markets].flatMap(({ languages }) =>
        languages.map(({ code, label }) => [code, label]),
      ),
    );
    for (const code of ['en', 'fr', 'de', 'it', 'th', 'tr', 'nl', 'vi'])
      expect(labels.get(code), code).toBe(languageLabels[code]);
    expect([...labels.keys()]).toEqual(
      expect.arrayContaining([
        'cs',
        'da',
        'el',
        'es',
        'fi',
        'no',
        'pl',
        'pt',
        'pt-BR',
        'sk',
        'sv',
        'ja',
        'ko',
        'ar',
      ]),
    );
    expect([...labels.values()]).toEqual(
      expect.arrayContaining(['Italiano', 'ไทย', 'Türkçe', 'Nederlands', 'Tiếng Việt']),
    );
  });

  it('show English words where their language has none yet but those that ask for consent: these', () => {
    const written = readdirSync(new URL('../../features/src/shell/header/messages', import.meta.url)).map(
      (name) => name.replace('.ts', ''),
    );
    const wanted = new Set(markets.flatMap(({ languages }) => languages.map(({ code }) => code)));
    const asking = readdirSync(new URL('../../features/src/consent/consent/messages', import.meta.url));
    for (const code of wanted) expect(asking, code).toContain(`${code}.ts`);
    expect([...wanted].filter((code) => !written.includes(code)).toSorted()).toEqual([
      ...[
        'cs',
        'da',
        'el',
        'es',
        'fi',
        'it',
        'ja',
        'nl',
        'no',
        'pl',
        'pt',
        'pt-BR',
        'sk',
        'sv',
        'th',
        'tr',
        'vi',
      ],
    ]);
  });

  it('ask for what is usual there', () => {
    const names = (code: string) => market(code).addressFields.map(({ name }) => name);
    // From the large to the small, the family name first.
    expect(names('jp')).toEqual(['lastName', 'firstName', 'postalCode', 'region', 'city', 'line1', 'line2']);
    expect(market('jp').addressFields.find(({ name }) => name === 'region')?.options).toHaveLength(47);
    expect(market('br').addressFields.find(({ name }) => name === 'region')?.options).toHaveLength(27);
    expect(market('in').addressFields.find(({ name }) => name === 'region')?.label).toBe('state');
    expect(market('in').account?.requiredAge).toBe(18);
    // No postal codes.
    for (const code of ['hk', 'qa', 'ae'])
      if (codes.includes(code)) expect(names(code)).not.toContain('postalCode');
  });

  it('ask first for consent where the law rests on it or is not clear, and elsewhere not', () => {
    const regimes = (regime: string) =>
      markets.filter(({ consent }) => consent === regime).map(({ code }) => code);
    expect(regimes('none').toSorted()).toEqual(
      ['ar', 'au', 'ca', 'ch', 'cl', 'hk', 'jp', 'mx', 'my', 'nz', 'ph', 'sg', 'tw', 'za'].toSorted(),
    );
    expect(regimes('bar').toSorted()).toEqual(['bh', 'eg', 'kw', 'ma', 'om', 'qa', 'sa']);
    expect(market('ca').consentByRegion).toEqual({ QC: 'gdpr' });
    for (const one of markets.filter(({ consent, consentByRegion }) => consent !== 'none' || consentByRegion))
      expect(one.features['GDPR_CUSTOM_COOKIE_CONSENT_ENABLED'], one.code).toBe(true);
  });

  it('ask first for consent where their law says so, in Brazil too, whose requests are those of the LGPD', () => {
    const asking = markets.filter(({ consent }) => consent === 'gdpr').map(({ code }) => code);
    expect(asking).toEqual(expect.arrayContaining(['at', 'pl', 'se', 'no', 'is', 'br']));
    expect(market('br').languages.map(({ code }) => code)).toEqual(['pt-BR']);
    for (const one of markets.filter(({ consent }) => consent === 'gdpr'))
      expect(one.features['GDPR_CUSTOM_COOKIE_CONSENT_ENABLED'], one.code).toBe(true);
  });

  it('take the cards that are usual there', () => {
    const cardsOf = (code: string) => market(code).paymentMethods[0]?.cards?.map(({ name }) => name) ?? [];
    expect(cardsOf('br')).toEqual(expect.arrayContaining(['Elo', 'Hipercard']));
    expect(cardsOf('ar')).toEqual(expect.arrayContaining(['Naranja', 'Cencosud']));
    expect([cardsOf('in'), cardsOf('tr'), cardsOf('be'), cardsOf('jp')].map((cards) => cards.at(-1))).toEqual(
      [...['RuPay', 'Troy', 'Bancontact', 'JCB']],
    );
  });
});
