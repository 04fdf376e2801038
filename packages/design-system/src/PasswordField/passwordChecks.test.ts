import { expect, it } from 'vitest';
import { hasBothCases, hasLength, hasNumber, hasSymbol } from './passwordChecks.ts';

it('counts visible characters', () => {
  expect(hasLength(3)('ab')).toBe(false);
  expect(hasLength(3)('abc')).toBe(true);
  expect(hasLength(3)('🏃🏃')).toBe(false);
});

it('recognises digits and letters of any script', () => {
  expect(hasNumber('abc')).toBe(false);
  expect(hasNumber('ab٣')).toBe(true);
  expect(hasBothCases('STRASSE')).toBe(false);
  expect(hasBothCases('straße')).toBe(false);
  expect(hasBothCases('Éa')).toBe(true);
});

it('counts as a symbol everything but letters, digits and spaces', () => {
  expect(hasSymbol('abc 123é')).toBe(false);
  expect(hasSymbol('abc!')).toBe(true);
  expect(hasSymbol('a–b')).toBe(true);
});
