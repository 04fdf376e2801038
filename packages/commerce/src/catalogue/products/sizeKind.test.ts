import { expect, it } from 'vitest';
import { categoryKind, sizeKindOf } from './sizeKind.ts';

it.each([
  [['Apparel & Accessories', 'Clothing', 'Activewear', 'Men', 'Bottoms', 'Pants'], 'waist'],
  [['Apparel & Accessories', 'Clothing', 'Pants', 'Men'], 'waist'],
  [['Sporting Goods', 'Exercise & Fitness', 'Gear', 'Fitness Equipment'], null],
  [['Kids', 'Shoes'], 'shoes'],
  [['Herren', 'Laufschuhe'], 'shoes'],
  [['shoes', 'running shoes'], 'shoes'],
  [['equipment', 'balls'], 'balls'],
  [['Men', 'Tops', 'Hoodies & Sweatshirts'], 'clothing'],
  [['Luggage & Bags'], null],
])('reads from the categories %j what a product has sizes of', (names, kind) => {
  expect(categoryKind(names)).toBe(kind);
});

it.each([
  ['32', 'waist', 'US', 'waist'],
  ['M', 'waist', 'US', 'clothing'],
  ['32/34', null, 'UK', 'trousers'],
  ['6 foot', null, 'US', 'length'],
  ['55 cm', null, 'US', 'length'],
  ['18"', null, 'US', 'length'],
  ['20 l', null, 'EU', 'volume'],
  ['5 kg', null, 'EU', 'weight'],
  ['9-10Y', 'clothing', 'UK', 'children'],
  ['116', 'clothing', 'EU', 'children'],
  ['250', 'shoes', 'KR', 'shoes'],
  ['42 2/3', 'shoes', 'EU', 'shoes'],
  ['5', 'balls', 'UK', 'balls'],
  ['2.5-3.5', 'socks', 'UK', 'socks'],
  ['One size', 'shoes', 'UK', 'other'],
  ['28', null, 'US', 'other'],
] as const)('%s of a product with sizes of %s in %s is a size of %s', (size, kind, system, expected) => {
  expect(sizeKindOf(size, kind, system)).toBe(expected);
});
