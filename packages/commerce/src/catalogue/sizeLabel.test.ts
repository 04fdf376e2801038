import { expect, it } from 'vitest';
import { sizeName } from './sizeLabel.ts';

it('names a size with its country, lettered sizes without', () => {
  expect(sizeName({ UK: '8', EU: '42' }, 'UK', 'en')).toBe('UK 8');
  expect(sizeName({ INT: 'M' }, 'UK', 'de')).toBe('M');
});

it.each([
  ['en', 'One size'],
  ['de', 'Einheitsgröße'],
  ['fr', 'Taille unique'],
  ['ko', '프리사이즈'],
])('calls what has one size in %s %s', (language, name) => {
  expect(sizeName({ INT: 'One size' }, 'EU', language)).toBe(name);
});
