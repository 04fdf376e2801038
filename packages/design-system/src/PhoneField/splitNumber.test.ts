import { expect, it } from 'vitest';
import { splitNumber } from './splitNumber.ts';

const prefixes = [
  { country: 'GB', prefix: '+44', name: 'United Kingdom' },
  { country: 'DE', prefix: '+49', name: 'Germany' },
  { country: 'US', prefix: '+1', name: 'United States' },
  { country: 'CA', prefix: '+1', name: 'Canada' },
  { country: 'BS', prefix: '+1242', name: 'Bahamas' },
];

it.each([
  ['+49 151 23456789', { country: 'DE', national: '151 23456789' }],
  ['0049-151-23456789', { country: 'DE', national: '151-23456789' }],
  [' +4915123456789 ', { country: 'DE', national: '15123456789' }],
  ['+49 (0)151 23456789', { country: 'DE', national: '151 23456789' }],
  ['+4 4 7700 900142', { country: 'GB', national: '7700 900142' }],
  ['+1 242 365 1234', { country: 'BS', national: '365 1234' }],
  ['+1 (416) 555-0123', { country: 'US', national: '(416) 555-0123' }],
])('splits %s', (typed, parts) => {
  expect(splitNumber(typed, prefixes, 'GB')).toEqual(parts);
});

it('keeps the chosen country when several share a prefix', () => {
  expect(splitNumber('+1 416 555 0123', prefixes, 'CA')?.country).toBe('CA');
});

it.each(['07700 900142', '+33 6 12 34 56 78', '+', '+4', '+49', '+49 15', ''])(
  'leaves %s as it is',
  (typed) => {
    expect(splitNumber(typed, prefixes, 'GB')).toBeUndefined();
  },
);
