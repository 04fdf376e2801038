import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Maya Okafor', 'MO'],
  ['maya', 'M'],
  ['Ana María de la Cruz', 'AC'],
  ['Jean-Luc Émile', 'JÉ'],
  ['김민지', '김'],
  ['  (new)  ', 'N'],
  ['', ''],
  ['🙂', ''],
])('%s becomes %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
