import { expect, it } from 'vitest';
import { joinParts } from './joinParts.ts';

it('leaves no separator where a part is missing', () => {
  expect(joinParts(['Bottle 7"', ''])).toBe('Bottle 7"');
  expect(joinParts([undefined, 'Volt', ' ', null, 'M'])).toBe('Volt, M');
  expect(joinParts([])).toBe('');
});
