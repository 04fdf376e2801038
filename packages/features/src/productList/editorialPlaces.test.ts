import { describe, expect, it } from 'vitest';
import { editorialPlaces, type EditorialPlace } from './editorialPlaces.ts';

/** Empty cells before the end of the last row, including those caused by a tile that moves to the next row. */
function holes(cards: number, places: EditorialPlace[], columns: 2 | 3 | 4): number {
  const span = ({ spans }: EditorialPlace) => ({ 2: spans.two, 3: spans.three, 4: spans.four })[columns];
  let cell = 0;
  let empty = 0;
  const put = (width: number) => {
    const left = columns - (cell % columns);
    if (width > left) {
      empty += left;
      cell += left;
    }
    cell += width;
  };
  for (let card = 0; card < cards; card += 1) {
    for (const place of places) if (place.before === card) put(span(place));
    put(1);
  }
  return empty + ((columns - (cell % columns)) % columns);
}

describe('editorial tiles', () => {
  it.each([1, 2, 3])('leave no empty cell in a full page with %i tiles available', (tiles) => {
    const places = editorialPlaces(24, tiles);
    expect(places.length).toBeGreaterThan(0);
    for (const columns of [2, 3, 4] as const) expect(holes(24, places, columns)).toBe(0);
  });

  it('fill the last row of a desktop on a short page, or are not shown', () => {
    expect(holes(10, editorialPlaces(10, 1), 3)).toBe(0);
    expect(editorialPlaces(10, 1)).toHaveLength(1);
    expect(editorialPlaces(12, 1)).toEqual([]);
    expect(editorialPlaces(1, 2)).toEqual([]);
    expect(editorialPlaces(24, 0)).toEqual([]);
  });
});
