import { expect, it } from 'vitest';
import { sizeName } from './sizeLabel.ts';

it('includes the country in the name of a size, except for letter sizes', () => {
  expect(sizeName({ UK: '8', EU: '42' }, 'UK', 'en')).toBe('UK 8');
  expect(sizeName({ INT: 'M' }, 'UK', 'de')).toBe('M');
});

it.each([
  ['en', 'One size'],
  ['de', 'Einheitsgröße'],
  ['fr', 'Taille unique'],
  ['ko', '프리사이즈'],
])('names a one-size product in %s %s', (language, name) => {
  expect(sizeName({ INT: 'One size' }, 'EU', language)).toBe(name);
});
