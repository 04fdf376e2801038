import { expect, it } from 'vitest';
import { cleanSearchTerm } from './searchTerm.ts';

it.each([
  ['  100% wool? #1 a&b c/d ', '100 wool 1 ab cd'],
  ['boots 42 2/3', 'boots 42⅔'],
  ['boots ٤٢ ٢/٣', 'boots ٤٢⅔'],
  ['shoes 8 1/2 mens', 'shoes 8½ mens'],
  ['shoes 8½', 'shoes 8½'],
  ['tights 7/8', 'tights 7 8'],
  ['jeans 32/34', 'jeans 32 34'],
  ['1/2 zip', '1 2 zip'],
  ['cap S/M', 'cap SM'],
])('“%s” is searched for as “%s”', (typed, searched) => {
  expect(cleanSearchTerm(typed)).toBe(searched);
});
