import { expect, it } from 'vitest';
import { findMatch } from './matching.ts';

const found = (text: string, typed: string) => {
  const match = findMatch(text, typed);
  return match && text.slice(...match);
};

it('finds the typed text regardless of case and accents', () => {
  expect(found('Österreich', 'oster')).toBe('Öster');
  expect(found('Côte d’Ivoire', 'COTE')).toBe('Côte');
  expect(found('Große Straße', 'strasse')).toBe('Straße');
  expect(found('대한민국', '민')).toBe('민');
});

it('prefers the beginning of a word', () => {
  expect(findMatch('Manchester, Chester', 'chester')).toEqual([12, 19]);
  expect(findMatch('Manchester', 'chester')).toEqual([3, 10]);
});

it('finds nothing for empty text, or for text that does not occur', () => {
  expect(findMatch('Leeds', ' ')).toBeUndefined();
  expect(findMatch('Leeds', 'york')).toBeUndefined();
});
