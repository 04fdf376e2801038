import { expect, it } from 'vitest';
import { postalCodeRule } from './postalCodes.ts';

it.each([
  ['GB', 'm43aq', 'M4 3AQ'],
  ['GB', 'EC1Y8SY', 'EC1Y 8SY'],
  ['IE', 'd02x285', 'D02 X285'],
  ['NL', '1012ab', '1012 AB'],
  ['CA', 'm5v-2t6', 'M5V 2T6'],
  ['SE', '11120', '111 20'],
  ['PL', '00001', '00-001'],
  ['PT', '1100148', '1100-148'],
  ['JP', '1000001', '100-0001'],
  ['LV', 'lv1050', 'LV-1050'],
  ['US', '94110', '94110'],
  ['US', '941101234', '94110-1234'],
  ['DE', ' 10115 ', '10115'],
])('%s: %s is formatted as %s', (country, typed, written) => {
  expect(postalCodeRule(country)?.write(typed)).toBe(written);
});

it.each([
  ['GB', 'M4'],
  ['DE', '1011'],
  ['DE', 'D-10115'],
  ['NL', '1012'],
  ['US', '9411'],
  ['CA', '123456'],
])('%s: %s is not a valid code and keeps its characters', (country, typed) => {
  const rule = postalCodeRule(country);
  expect(rule?.fits(typed)).toBe(false);
  expect(rule?.write(typed)).toBe(typed);
});

it.each(['GB', 'US', 'IE', 'DE', 'NL', 'CA', 'LV', 'BM', 'AD', 'MT', 'KY', 'SZ', 'BB'])(
  '%s: the example is a valid, formatted code',
  (country) => {
    const rule = postalCodeRule(country);
    expect(rule?.fits(rule.example)).toBe(true);
    expect(rule?.write(rule.example)).toBe(rule?.example);
  },
);

it('has no rule for countries without codes', () => {
  expect(postalCodeRule('HK')).toBeUndefined();
  expect(postalCodeRule('')).toBeUndefined();
});
