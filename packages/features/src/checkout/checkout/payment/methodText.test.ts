import { expect, it } from 'vitest';
import { durationText } from './methodText.ts';

it.each([
  [4_320, 'en', '3 days'],
  [1_440, 'pt-BR', '1 dia'],
  [120, 'de', '2 Stunden'],
  [30, 'fr', '30 minutes'],
])('says %i minutes in %s as %s', (minutes, locale, text) => {
  expect(durationText(minutes, locale)).toBe(text);
});
