import { expect, it } from 'vitest';
import { layers, rows } from './layers.mjs';

it('runs every layer once', () => {
  expect(rows.flat().sort()).toEqual(layers.map(({ name }) => name).sort());
});
