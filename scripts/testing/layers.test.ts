import { expect, it } from 'vitest';
import { layers, startOrder } from './layers.mjs';

it('runs every layer once', () => {
  expect(startOrder.toSorted()).toEqual(layers.map(({ name }) => name).toSorted());
});
