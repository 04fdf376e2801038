import { expect, it } from 'vitest';
import { readOpeningHours } from './readOpeningHours.ts';

const written = (text: string) =>
  readOpeningHours(text)?.map(({ weekday, opens, closes }) => `${weekday} ${opens}-${closes}`);

it.each([
  ['Mo-Tu 10:00-20:00; Su 11:00-18:00', ['0 11:00-18:00', '1 10:00-20:00', '2 10:00-20:00']],
  ['Mo 09:00-12:30,14:00-18:00', ['1 09:00-12:30', '1 14:00-18:00']],
  ['Mo,We 9:00-17:00', ['1 09:00-17:00', '3 09:00-17:00']],
  ['Sa-Mo 10:00-12:00', ['0 10:00-12:00', '1 10:00-12:00', '6 10:00-12:00']],
  ['Mo-Tu 10:00-20:00; Tu closed', ['1 10:00-20:00']],
  ['Fr 18:00-02:00', ['5 18:00-24:00', '6 00:00-02:00']],
  ['Fr 18:00-24:00', ['5 18:00-24:00']],
  ['Su closed', []],
])('reads %s', (text, hours) => {
  expect(written(text)).toEqual(hours);
});

it('reads hours that never end', () => {
  expect(written('24/7')).toHaveLength(7);
  expect(written('24/7')?.[0]).toBe('0 00:00-24:00');
});

it.each(['open', 'Mo', 'Mo-Xx 10:00-12:00', 'Mo 25:00-26:00', 'Mo 10-12', 'Mo 10:00', 'Mo 10:00-10:00'])(
  'refuses %s',
  (text) => {
    expect(readOpeningHours(text)).toBeUndefined();
  },
);
