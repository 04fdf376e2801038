import { describe, expect, it } from 'vitest';
import { digitsOf, toLatinDigits } from './digits.ts';
import { isEmail, normalEmail } from './emailAddress.ts';
import { isPersonName } from './personName.ts';
import { internationalNumber, phoneFault } from './phoneNumber.ts';
import { plainPostalCode } from './postalCode.ts';

describe('digits', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['Latin', '0123456789'],
  ])('are read in %s', (_, typed) => {
    expect(toLatinDigits(typed)).toBe('0123456789');
  });

  it('leave the text around them as it is', () => {
    expect(toLatinDigits('شقة ١٢، Ⅻ ½')).toBe('شقة 12، Ⅻ ½');
    expect(digitsOf('١٢٣-456 ۷')).toBe('1234567');
  });
});

describe('a name', () => {
  it.each([
    'Gal·la',
    'Davis, Jr.',
    'O‘Brien',
    'O’Brien',
    "O'Brien",
    'Anne\u2011Marie',
    'Anne–Marie',
    'Zoe\u0308',
    'María José',
    'Nguyễn Thị Ánh',
    'علی\u200cرضا',
    'Ravi s/o Kumar',
    'Robert (Bob)',
    'Henry Ⅷ',
    'マリア・ホセ',
    '김 민서',
    'D`Angelo',
  ])('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    '',
    '...',
    'R2D2',
    '<b>',
    'Ann\nBcc: x',
    'Ann\tLee',
    'Ann\u202EeeL',
    'https://evil.example',
    'a@b',
    'Ann 😀',
  ])('may not be %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});

describe('an email address', () => {
  it.each([
    ['a@bücher.de', 'a@xn--bcher-kva.de'],
    ['a/b@x.de', 'a/b@x.de'],
    [' Ann.O\u0027Hara+shop@Example.CO.UK ', 'ann.o\u0027hara+shop@example.co.uk'],
    ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  ])('may be %s', (typed, spelled) => {
    expect(normalEmail(typed)).toBe(spelled);
    expect(isEmail(typed)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.de',
    'a@b..de',
    'a..b@c.de',
    'a b@c.de',
    'ü@c.de',
    'a@-b.de',
    'a@b.de:80',
    'a@b/c.de',
    'a@1.2.3.4',
    `${'a'.repeat(45)}@bc.de`,
  ])('may not be %j', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});

describe('a phone number', () => {
  const rules = { prefix: '+44', minDigits: 9, maxDigits: 11 };
  it.each([
    '07700 900142',
    '+44 7700 900142',
    '0044 7700 900142',
    '+44 (0)7700 900142',
    '(+44) 7700 900142',
    '٠٧٧٠٠ ٩٠٠١٤٢',
    '＋４４ ７７００ ９００１４２',
    '\u202A+44 7700\u2011900142\u202C',
    '07700–900/142',
  ])('may be typed as %s', (typed) => {
    expect(phoneFault(typed, rules)).toBeUndefined();
    expect(internationalNumber(typed, rules)).toBe('+447700900142');
  });

  it.each(['+49 151 23456789', '07700', 'call me', '07700 900142 ext. 5', '1+2345678901'])(
    'may not be %j',
    (typed) => {
      expect(phoneFault(typed, rules)).toBe('invalid');
    },
  );

  it('is missing only where it has to be given', () => {
    expect(phoneFault(' ', rules)).toBeUndefined();
    expect(phoneFault('', { ...rules, required: true })).toBe('missing');
  });
});

it.each([
  [' m4 3aq ', 'M4 3AQ'],
  ['M4\u00A0 3AQ', 'M4 3AQ'],
  ['٠٦٢٣٦', '06236'],
  ['０６２３６', '06236'],
  ['94110–1234', '94110-1234'],
])('keeps the postal code %j as %s', (typed, kept) => {
  expect(plainPostalCode(typed)).toBe(kept);
});
