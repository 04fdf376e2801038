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
  for (const place of places) if (place.before === cards) put(span(place));
  return empty + ((columns - (cell % columns)) % columns);
}

describe('editorial tiles', () => {
  it.each([1, 2, 3])('leave no empty cell in a full page with %i tiles available', (tiles) => {
    const places = editorialPlaces(24, tiles);
    expect(places.length).toBeGreaterThan(0);
    for (const columns of [2, 3, 4] as const) expect(holes(24, places, columns)).toBe(0);
  });

  it.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 22, 23])(
    'fill the last row at every width of %i cards',
    (cards) => {
      for (const columns of [2, 3, 4] as const)
        expect(holes(cards, editorialPlaces(cards, 1), columns)).toBe(0);
      expect(editorialPlaces(cards, 1)).toHaveLength(1);
    },
  );

  it('are not shown among a few cards', () => {
    expect(editorialPlaces(1, 2)).toEqual([]);
    expect(editorialPlaces(24, 0)).toEqual([]);
  });
});
