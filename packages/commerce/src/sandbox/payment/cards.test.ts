import { declineCodes } from '@touchline/contract/codes';
import { describe, expect, it } from 'vitest';
import { brandOf, cardBrands, choicesOf } from './cardBrands.ts';
import { readCardToken, writeCardToken } from './cardToken.ts';
import { luhnDigit, passesLuhn } from './luhn.ts';
import { readCard, type CardInput } from './readCard.ts';
import { scenarioOf, testAmounts, testCards } from './scenarios.ts';
import { verifySignature, signatureOf } from '../../kernel/session/bodySignature.ts';
import { preparedMarkets } from '../../node/testing/preparedMarkets.ts';
import { readMarkets } from '../../node/readMarkets.ts';
import { languagesIn } from '../../node/testing/languagesIn.ts';
import { fill, messagesOf } from '../messagesOf.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secret = 'a secret for tests, long enough to be taken';
const good: CardInput = {
  creditCard: '4242 4242 4242 4242',
  expiryDate: '08/29',
  securityCode: '123',
  cardHolder: 'Maya Okafor',
};
const faults = (change: CardInput) => {
  const read = readCard({ ...good, ...change }, now);
  return 'errors' in read ? read.errors.map(({ field, fault }) => `${field} ${fault}`) : [];
};

describe('Cards', () => {
  it('have a valid check digit', () => {
    expect(passesLuhn('4242424242424242')).toBe(true);
    expect(passesLuhn('4242424242424241')).toBe(false);
    expect(passesLuhn('4224242424242424')).toBe(false);
    expect(passesLuhn('')).toBe(false);
  });

  it.each([
    ['4242424242424242', 'VISA'],
    ['2221000000000000', 'MASTERCARD'],
    ['5555555555554444', 'MASTERCARD'],
    ['378282246310005', 'AMEX'],
    ['6011111111111117', 'DISCOVER'],
    ['6759649826438453', 'MAESTRO'],
    ['2200123412341234', 'MIR'],
    ['30569309025904', 'DINERS'],
    ['6062821234567890', 'HIPERCARD'],
    ['5090000000000000', 'ELO'],
    ['3530111333300000', 'JCB'],
    ['5085000000000000', 'RUPAY'],
    ['9792000000000000', 'TROY'],
    ['6703000000000000', 'BANCONTACT'],
    ['4970100000000000', 'CARTES_BANCAIRES'],
    ['6034930000000000', 'CENCOSUD'],
    ['5895620000000000', 'NARANJA'],
  ])('are recognised by brand: %s: %s [C9.18, A9.46]', (number, code) => {
    expect(brandOf(number)?.code).toBe(code);
  });

  it.each([
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '４２４２４２４２４２４２４２４２',
    '4242–4242–4242–4242',
    '\u202A4242\u00A04242\u00A04242\u00A04242',
  ])('are read from the number %s', (creditCard) => {
    const read = readCard({ ...good, creditCard, expiryDate: '٨/٢٩', securityCode: '۱۲۳' }, now);
    expect(read).toMatchObject({ number: '4242424242424242', expiry: '2029-08' });
  });

  it.each([
    ['5019000000000000', 'DANKORT'],
    ['6200000000000005', 'UNIONPAY'],
  ])('of local schemes are recognised too: %s: %s [C9.19]', (number, code) => {
    expect(brandOf(number)?.code).toBe(code);
  });

  it('are listed by every market with brands that are recognised, under their names', () => {
    for (const { code, paymentMethods } of [...readMarkets(), ...preparedMarkets()])
      for (const { name, cardType } of paymentMethods.flatMap(({ cards = [] }) => cards))
        expect(cardBrands.find((brand) => brand.code === cardType)?.name, `${code} ${cardType}`).toBe(name);
  });

  it('have a test card for every brand, which is accepted', () => {
    for (const { code, securityCodeLength } of cardBrands) {
      const number = testCards.find(({ brand }) => brand === code)?.number ?? '';
      const securityCode = '1234'.slice(0, securityCodeLength);
      expect(readCard({ ...good, creditCard: number, securityCode }, now), code).toMatchObject({
        brand: { code },
      });
    }
  });

  it('of a brand that is not taken get a message of their own', () => {
    const [jcb = ''] = testCards.flatMap(({ brand, number }) => (brand === 'JCB' ? [number] : []));
    expect(readCard({ ...good, creditCard: jcb }, now, ['VISA'])).toEqual({
      errors: [{ field: 'creditCard', fault: 'brandNotTaken', brand: 'JCB', errorType: 'validation_error' }],
    });
    expect(readCard({ ...good, creditCard: jcb }, now, ['VISA', 'JCB'])).toMatchObject({
      brand: { code: 'JCB' },
    });
  });

  it('with two marks are paid by the one that the shopper chooses, of those that are taken', () => {
    const [number = ''] = testCards.flatMap((one) => (one.brand === 'CARTES_BANCAIRES' ? [one.number] : []));
    expect(choicesOf(number).map(({ code }) => code)).toEqual(['CARTES_BANCAIRES', 'VISA']);
    const paidBy = (network: string | undefined, taken?: readonly string[]) => {
      const read = readCard({ ...good, creditCard: number, ...(network ? { network } : {}) }, now, taken);
      return 'errors' in read ? undefined : read.brand.code;
    };
    expect(paidBy(undefined)).toBe('CARTES_BANCAIRES');
    expect(paidBy('VISA')).toBe('VISA');
    expect(paidBy('AMEX')).toBe('CARTES_BANCAIRES');
    expect(paidBy(undefined, ['VISA'])).toBe('VISA');
    expect(paidBy('VISA', ['CARTES_BANCAIRES'])).toBe('CARTES_BANCAIRES');
    expect(choicesOf('4242424242424242').map(({ code }) => code)).toEqual(['VISA']);
  });

  it('of a scheme without a check digit are accepted with any last digit', () => {
    expect(faults({ creditCard: '6200000000000004' })).toEqual([]);
    expect(faults({ creditCard: '6200000000000005' })).toEqual([]);
  });

  it('belong to one of eighteen brands, and to none for an unassigned number', () => {
    expect(cardBrands).toHaveLength(18);
    expect(brandOf('1234')).toBeUndefined();
    expect(brandOf('')).toBeUndefined();
  });

  it('get an error for each invalid field [C8.41, C8.42]', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ creditCard: '' })).toEqual(['creditCard numberMissing']);
    expect(faults({ creditCard: '4242 4242 4242' })).toEqual(['creditCard numberLength']);
    expect(faults({ creditCard: '4242 4242 4242 4243' })).toEqual(['creditCard numberWrong']);
    expect(faults({ creditCard: '1111 1111 1111 1117' })).toEqual(['creditCard brandUnknown']);
    expect(faults({ expiryDate: '10/26' })).toEqual(['expiryDate expiryPast']);
    expect(faults({ expiryDate: '11/26' })).toEqual([]);
    expect(faults({ expiryDate: '13/29' })).toEqual(['expiryDate expiryWrong']);
    expect(faults({ expiryDate: '2029-08' })).toEqual([]);
    expect(faults({ expiryDate: '12 / 2029' })).toEqual([]);
    expect(faults({ securityCode: '12' })).toEqual(['securityCode codeWrong']);
    expect(faults({ creditCard: '378282246310005', securityCode: '123' })).toEqual([
      'securityCode codeWrong',
    ]);
    expect(faults({ cardHolder: ' ' })).toEqual(['cardHolder nameMissing']);
    const missing = readCard({ ...good, creditCard: '' }, now);
    expect('errors' in missing && missing.errors[0]?.errorType).toBe('validation_error');
    const wrong = readCard({ ...good, creditCard: '4242424242424243' }, now);
    expect('errors' in wrong && wrong.errors[0]?.errorType).toBe('luhn_validation_error');
  });

  it('include a test card for every decline and every failure, all with a valid check digit', () => {
    for (const { number, brand } of testCards) {
      expect(passesLuhn(number)).toBe(true);
      expect(brandOf(number)?.code).toBe(brand);
    }
    const codes = testCards.flatMap(({ scenario }) => (scenario.kind === 'decline' ? [scenario.code] : []));
    expect(codes).toEqual([...declineCodes]);
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
    expect(scenarioOf('4000056655665556', 100).kind).toBe('approve');
    for (const { minor, scenario } of testAmounts)
      expect(scenarioOf('4242424242424242', minor)).toEqual(scenario);
    expect(luhnDigit('400000000000201')).toBe(
      Number(testCards.find(({ scenario }) => scenario.kind === 'step')?.number.at(-1)),
    );
  });

  it('become a token for one basket and fifteen minutes, without the number', async () => {
    const card = {
      scenario: { kind: 'decline', code: 'CardError' },
      brand: 'CARTES_BANCAIRES',
      lastDigits: '4242',
      expiry: '2029-08',
      fingerprint: '0123456789abcdef',
    } as const;
    const token = await writeCardToken(card, 'basket', secret, now);
    expect(token.length).toBeLessThanOrEqual(200);
    expect(token).not.toContain('42424242');
    expect(await readCardToken(token, 'basket', secret, now)).toMatchObject(card);
    expect(await readCardToken(token, 'other', secret, now)).toBeUndefined();
    expect(await readCardToken(token.replace('decline-0', 'approve'), 'basket', secret, now)).toBeUndefined();
    expect(await readCardToken(token, 'basket', secret, new Date(now.getTime() + 901_000))).toBeUndefined();
    expect(await readCardToken('nonsense', 'basket', secret, now)).toBeUndefined();
  });
});

describe('Signatures', () => {
  it('verify a body and a time, within five minutes either way', async () => {
    const header = await signatureOf('{"a":1}', secret, now);
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(await verifySignature(header, '{"a":1}', secret, at(299))).toBe('proven');
    expect(await verifySignature(header, '{"a":1}', secret, at(-299))).toBe('proven');
    expect(await verifySignature(header, '{"a":1}', secret, at(301))).toBe('late');
    expect(await verifySignature(header, '{"a":2}', secret, now)).toBe('forged');
    expect(await verifySignature(header, '{"a":1}', `${secret}!`, now)).toBe('forged');
    expect(await verifySignature(null, '{"a":1}', secret, now)).toBe('forged');
    expect(await verifySignature('t=1,v1=zz', '{"a":1}', secret, now)).toBe('forged');
  });
});

describe('Messages of the sandbox', () => {
  it('are translated into every language that has a file', async () => {
    const shape = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'string'
          ? [`${key}${(inner.match(/\{\w+\}/g) ?? []).toSorted().join('')}`]
          : shape(inner as object),
      );
    const english = await messagesOf('en');
    for (const language of languagesIn(new URL('../messages/', import.meta.url))) {
      const messages = await messagesOf(language);
      expect(messages.htmlLang).toBe(language);
      expect(shape({ ...messages, htmlLang: '' })).toEqual(shape({ ...english, htmlLang: '' }));
    }
    expect((await messagesOf('de-AT')).htmlLang).toBe('de');
    expect((await messagesOf('__proto__')).htmlLang).toBe('en');
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });
});
