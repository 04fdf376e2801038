import { expect, it } from 'vitest';
import { firstOfEachName } from './firstOfEachName.ts';

const named = (...names: string[]) => names.map((name, id) => ({ id, name }));
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

it('shows a name once in a row, where there are enough others', () => {
  expect(ids(firstOfEachName(named('Tempo', 'Tempo', 'Split', 'Tempo', 'Peak'), 3))).toEqual([0, 2, 4]);
});

it('fills a row up with what it has', () => {
  expect(ids(firstOfEachName(named('Tempo', 'Tempo', 'Split'), 3))).toEqual([0, 2, 1]);
});
