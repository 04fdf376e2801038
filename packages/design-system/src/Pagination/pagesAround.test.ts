import { expect, it } from 'vitest';
import { pageEntries, pagesAround } from './pagesAround.ts';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('page %d of %d links to its neighbours and both ends', (page, count, pages) => {
  expect(pagesAround(page, count, 1)).toEqual(pages);
});

it('renders a correct wide and narrow row for every page of lists of every length', () => {
  for (let count = 2; count <= 14; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const shown = (width: 'wide' | 'narrow') =>
        pageEntries(page, count).flatMap((entry) => ((entry.only ?? width) === width ? [entry.page] : []));
      expect(shown('wide'), `${page} of ${count}`).toEqual(pagesAround(page, count, 1));
      expect(shown('narrow'), `${page} of ${count}`).toEqual(pagesAround(page, count, 0));
      expect(shown('narrow').length).toBeLessThanOrEqual(5);
    }
  }
});
