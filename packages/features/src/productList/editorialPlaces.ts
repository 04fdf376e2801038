/** The position of a tile: before the card with this index, and its width at 2, 3 and 4 columns. */
export interface EditorialPlace {
  before: number;
  spans: { two: 2; three: 1 | 2 | 3; four: 2 | 4 };
}

/**
 * Places editorial tiles among the cards of one page so that all rows are full at 2, 3 and 4 columns: a page of 24
 * takes two tiles (28 cells at 4 columns, 27 at 3 with the second tile one column wide), or one that fills a row.
 * A shorter page takes one only where it fills the last row of a desktop; other counts take none.
 */
export function editorialPlaces(cards: number, tiles: number): EditorialPlace[] {
  const wide = { before: 4, spans: { two: 2, three: 2, four: 2 } } as const;
  if (tiles > 0 && cards === 24) {
    if (tiles > 1) return [wide, { before: 16, spans: { two: 2, three: 1, four: 2 } }];
    return [{ before: 12, spans: { two: 2, three: 3, four: 4 } }];
  }
  return tiles > 0 && cards > 6 && cards % 3 === 1 ? [wide] : [];
}
