import { createElement } from 'react';
import { expect, it } from 'vitest';
import { longestWord } from './longestWord.ts';

it('counts the letters of the longest word, in links, too', () => {
  expect(longestWord('With you on Wednesday 2 December')).toBe(9);
  expect(longestWord(['Our pick: ', createElement('a', { href: '/men' }, 'Chaussures')])).toBe(10);
  expect(longestWord(undefined)).toBe(0);
});

it('ends a word where a line may break: at spaces, hyphens and soft hyphens, not at spaces that do not break', () => {
  expect(longestWord('T-shirts')).toBe(6);
  expect(longestWord('Daten\u00adschutz')).toBe(6);
  expect(longestWord('2\u00a0December')).toBe(10);
});

it('counts letters of Korean as wider', () => {
  expect(longestWord('배송지')).toBe(5);
});
