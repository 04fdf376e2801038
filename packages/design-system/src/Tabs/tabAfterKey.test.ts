import { expect, it } from 'vitest';
import { tabAfterKey } from './tabAfterKey.ts';

const lying = { isRtl: false, orientation: 'horizontal' } as const;

it.each([
  ['ArrowRight', 2, lying, 0],
  ['ArrowLeft', 0, lying, 2],
  ['ArrowRight', 1, { ...lying, isRtl: true }, 0],
  ['Home', 2, lying, 0],
  ['End', 0, lying, 2],
  ['ArrowDown', 0, lying, undefined],
  ['ArrowDown', 0, { ...lying, orientation: 'vertical' }, 1],
  ['ArrowUp', 0, { ...lying, orientation: 'vertical' }, 2],
  ['a', 0, lying, undefined],
  ['Home', -1, lying, undefined],
] as const)('%s at position %d of three in %o moves to %s', (key, here, row, there) => {
  expect(tabAfterKey(key, here, 3, row)).toBe(there);
});
