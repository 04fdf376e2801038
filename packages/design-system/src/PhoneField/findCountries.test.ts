import { expect, it } from 'vitest';
import { findCountries } from './findCountries.ts';

const prefixes = [
  { country: 'DE', prefix: '+49', name: 'Germany' },
  { country: 'CI', prefix: '+225', name: 'Côte d’Ivoire' },
  { country: 'GB', prefix: '+44', name: 'United Kingdom' },
];

it.each([
  ['', ['DE', 'CI', 'GB']],
  ['ger', ['DE']],
  ['cote', ['CI']],
  ['ivo', ['CI']],
  ['kingdom', ['GB']],
  ['united k', ['GB']],
  ['gb', ['GB']],
  ['+4', ['DE', 'GB']],
  ['49', ['DE']],
  ['0044', ['GB']],
  ['xyz', []],
])('"%s" finds %s', (typed, countries) => {
  expect(findCountries(prefixes, typed).map(({ country }) => country)).toEqual(countries);
});
