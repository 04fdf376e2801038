import { expect, it } from 'vitest';
import { pagesAround } from './Pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('page %d of %d leads to its neighbours and both ends', (page, count, pages) => {
  expect(pagesAround(page, count)).toEqual(pages);
});
