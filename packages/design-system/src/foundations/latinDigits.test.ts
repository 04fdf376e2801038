import { expect, it } from 'vitest';
import { toLatinDigits } from './latinDigits.ts';

it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'])(
  'reads %s',
  (typed) => {
    expect(toLatinDigits(typed)).toBe('0123456789');
  },
);
