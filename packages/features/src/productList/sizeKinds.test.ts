import { expect, it } from 'vitest';
import { sizeGroups, sizeKindOf } from './sizeKinds.ts';

const british =
  '10K 13K 1 3.5 4 5 9.5 12 28/30 38/34 2.5-3.5 4-6 5-6Y 15-16Y 2XS XS S/M M L/XL 3XL One_size'.split(' ');
const valued = (sizes: readonly string[]) => sizes.map((value) => ({ value: value.replace('_', ' ') }));

it('groups the sizes of a mixed list by what they are sizes of', () => {
  const groups = sizeGroups(valued(british), 'UK');
  expect(groups.map(({ kind, sizes }) => `${kind}: ${sizes.map(({ value }) => value).join(' ')}`)).toEqual([
    'shoes: 10K 13K 1 3.5 4 5 9.5 12',
    'clothing: 2XS XS S/M M L/XL 3XL',
    'trousers: 28/30 38/34',
    'children: 5-6Y 15-16Y',
    'socks: 2.5-3.5 4-6',
    'other: One size',
  ]);
});

it('tells heights from numbers of shoes in each system', () => {
  expect([sizeKindOf('116', 'EU'), sizeKindOf('47', 'EU'), sizeKindOf('42 2/3', 'EU')]).toEqual([
    'children',
    'shoes',
    'shoes',
  ]);
  expect([sizeKindOf('150', 'KR'), sizeKindOf('250', 'KR'), sizeKindOf('210-220', 'KR')]).toEqual([
    'children',
    'shoes',
    'socks',
  ]);
  expect(sizeKindOf('M 9.5 / W 10.5', 'US')).toBe('shoes');
});

it('leaves few sizes, and those of one kind, together', () => {
  expect(sizeGroups(valued(['8', '9', 'M']), 'UK')).toHaveLength(1);
  const shoes = valued(Array.from({ length: 20 }, (_, at) => String(at + 1)));
  expect(sizeGroups(shoes, 'UK')).toEqual([{ kind: undefined, sizes: shoes }]);
});
