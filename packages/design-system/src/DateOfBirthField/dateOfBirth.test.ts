import { expect, it } from 'vitest';
import { monthNames, partOrder, readDateOfBirth } from './dateOfBirth.ts';

const limits = { today: '2026-11-21', minAge: 16 };
const read = (day: string, month: string, year: string) => readDateOfBirth({ day, month, year }, limits);

it('returns year, month and day as an ISO date, however it was typed', () => {
  expect(read('7', '3', '1990')).toEqual({ kind: 'valid', iso: '1990-03-07' });
  expect(read(' 07', '03 ', '1990')).toEqual({ kind: 'valid', iso: '1990-03-07' });
});

it.each([
  ['', '', '', 'missing', ['day', 'month', 'year']],
  ['7', '', '1990', 'incomplete', ['month']],
  ['7', '13', '1990', 'impossible', ['month']],
  ['0', '1', '90', 'impossible', ['day', 'year']],
  ['31', '2', '1990', 'impossible', ['day']],
  ['29', '2', '1900', 'impossible', ['day']],
  ['x', '2', '1990', 'impossible', ['day']],
  ['31', '12', '1899', 'tooLongAgo', ['year']],
  ['22', '11', '2026', 'future', ['year']],
  ['22', '11', '2010', 'tooYoung', ['day', 'month', 'year']],
])('%s.%s.%s is %s', (day, month, year, kind, parts) => {
  expect(read(day, month, year)).toEqual({ kind, parts });
});

it('accepts the minimum age from the birthday on', () => {
  expect(read('21', '11', '2010')).toEqual({ kind: 'valid', iso: '2010-11-21' });
  expect(read('29', '2', '2000')).toEqual({ kind: 'valid', iso: '2000-02-29' });
});

it.each([
  ['en-GB', 'day month year'],
  ['en-US', 'month day year'],
  ['de', 'day month year'],
  ['ko', 'year month day'],
  ['sv', 'year month day'],
])('%s writes %s', (locale, order) => {
  expect(partOrder(locale).join(' ')).toBe(order);
});

it('returns the month names of the language', () => {
  expect(monthNames('de')[2]).toBe('März');
  expect(monthNames('fr')).toHaveLength(12);
});
