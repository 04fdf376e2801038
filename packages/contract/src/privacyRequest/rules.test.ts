import { expect, it } from 'vitest';
import { locationStates, privacyCategories, privacyRequestTypes } from './constants.ts';
import { privacyCategoryOf, privacyDeadline } from './rules.ts';

it.each([
  ['ccpa', 'US', 'en', 'CCPA'],
  ['gdpr', 'DE', 'de', 'GDPR'],
  ['gdpr', 'BR', 'pt', 'LGPD'],
  ['none', 'PT', 'pt-BR', 'LGPD'],
  ['gdpr', 'PT', 'pt', 'GDPR'],
  ['ccpa', 'US', 'pt-BR', 'CCPA'],
] as const)('the law of %s in %s, in %s, is %s [A5.51]', (consent, country, code, category) => {
  expect(privacyCategoryOf({ market: { consent, country }, language: { code } })).toBe(category);
});

it.each([
  ['GDPR', '2026-11-21', '2026-12-21'],
  ['GDPR', '2027-01-31', '2027-02-28'],
  ['CCPA', '2026-11-21', '2027-01-05'],
  ['LGPD', '2026-11-21', '2026-12-06'],
] as const)('a request by %s of %s is due on %s', (category, received, due) => {
  expect(privacyDeadline(category, new Date(received)).toISOString().slice(0, 10)).toBe(due);
});

it('names the categories, types and states of the documents [A3.18, A3.19, A9.56, A9.57]', () => {
  expect(privacyCategories).toEqual(['CCPA', 'GDPR', 'LGPD']);
  expect(privacyRequestTypes).toEqual(['EXPORT', 'DO_NOT_SELL', 'DELETE', 'DATA_PORTABILITY']);
  expect(locationStates).toEqual(['California', 'All other states']);
});
