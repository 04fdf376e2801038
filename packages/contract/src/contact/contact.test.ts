import { describe, expect, it } from 'vitest';
import { emailCases, phoneCases, phoneCountry } from './testing/contactCases.ts';
import { digitsOf, toLatinDigits } from './digits.ts';
import { isEmail, normalizeEmail } from './emailAddress.ts';
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

it.each(emailCases)('an email address typed as %j is kept as %s', (typed, kept) => {
  expect(normalizeEmail(typed)).toBe(kept);
  expect(isEmail(typed)).toBe(kept !== undefined);
});

describe('a phone number', () => {
  it.each(phoneCases)('typed as %j is kept as %s', (typed, kept) => {
    expect(phoneFault(typed, phoneCountry)).toBe(kept === undefined ? 'invalid' : undefined);
    if (kept !== undefined) expect(internationalNumber(typed, phoneCountry)).toBe(kept);
  });

  it('is missing only where it has to be given', () => {
    expect(phoneFault(' ', phoneCountry)).toBeUndefined();
    expect(phoneFault('', { ...phoneCountry, required: true })).toBe('missing');
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
