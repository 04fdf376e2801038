import { expect, it } from 'vitest';
import { regimeOf } from './rules.ts';

const canada = { country: 'CA', consent: 'none', consentByRegion: { QC: 'gdpr' } } as const;

it.each([
  ['a region with a law of its own', 'CA-QC', 'gdpr'],
  ['another region of the country', 'CA-ON', 'none'],
  ['a region of another country with the same letters', 'FR-QC', 'none'],
  ['a name that every object has', 'CA-constructor', 'none'],
  ['an unknown region, by the strictest', 'ZZ', 'gdpr'],
  ['no region, by the strictest', undefined, 'gdpr'],
])('the law of %s', (_, region, regime) => {
  expect(regimeOf(canada, region)).toBe(regime);
});

it('is that of the market where its regions have none', () => {
  expect(regimeOf({ country: 'GB', consent: 'gdpr' }, 'ZZ')).toBe('gdpr');
  expect(regimeOf({ country: 'US', consent: 'ccpa' })).toBe('ccpa');
});
