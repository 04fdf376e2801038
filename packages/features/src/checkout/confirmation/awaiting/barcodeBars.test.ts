import { expect, it } from 'vitest';
import { barcodeBars } from './barcodeBars.ts';

it('draws digits in pairs, between the start and the end of a barcode', () => {
  const drawn = barcodeBars('12');
  // Start nnnn, 1 in the bars (wnnnw), 2 in the gaps (nwnnw), end wnn.
  expect(drawn?.bars.map(({ width }) => width)).toEqual([1, 1, 3, 1, 1, 1, 3, 3, 1]);
  expect(drawn?.width).toBe(4 + 18 + 5);
  expect(drawn?.bars.at(-1)).toEqual({ at: 26, width: 1 });
});

it.each(['', '1', '12a4', '１２'])('draws nothing for %j', (digits) => {
  expect(barcodeBars(digits)).toBeUndefined();
});
