import type { SizeKind } from '@touchline/contract/product/schema';
import { expect, it } from 'vitest';
import { sizeGroups } from './sizeKinds.ts';

const sizesOf = (kind: SizeKind, labels: string) => labels.split(' ').map((value) => ({ value, kind }));
const written = (groups: ReturnType<typeof sizeGroups<{ value: string; kind: SizeKind }>>) =>
  groups.map(({ kind, sizes }) => `${kind}: ${sizes.map(({ value }) => value).join(' ')}`);

it('groups the sizes of a mixed list by what they are sizes of', () => {
  const sizes = [
    ...sizesOf('shoes', '3.5 4 5 6 7 8 9 9.5 12'),
    ...sizesOf('socks', '2.5-3.5 4-6'),
    ...sizesOf('clothing', 'S M L XL 3XL'),
  ];
  expect(written(sizeGroups(sizes))).toEqual([
    'shoes: 3.5 4 5 6 7 8 9 9.5 12',
    'clothing: S M L XL 3XL',
    'socks: 2.5-3.5 4-6',
  ]);
});

it('never shows waists and lengths among other sizes, however few there are', () => {
  expect(
    written(
      sizeGroups([...sizesOf('clothing', 'S M'), ...sizesOf('waist', '32'), ...sizesOf('length', '6_foot')]),
    ),
  ).toEqual(['clothing: S M', 'waist: 32', 'length: 6_foot']);
  expect(written(sizeGroups(sizesOf('length', '55_cm 65_cm')))).toEqual(['length: 55_cm 65_cm']);
});

it('leaves few sizes of clothes and shoes, and those of one kind, together', () => {
  expect(sizeGroups([...sizesOf('shoes', '8 9'), ...sizesOf('clothing', 'M')])).toHaveLength(1);
  const shoes = sizesOf('shoes', Array.from({ length: 20 }, (_, at) => at + 1).join(' '));
  expect(sizeGroups(shoes)).toEqual([{ kind: undefined, sizes: shoes }]);
});
