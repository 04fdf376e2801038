/** The position of a tile: before the card with this index, or after the last one, and its width at 2, 3 and 4 columns. */
export interface EditorialPlace {
  before: number;
  spans: { two: number; three: number; four: number };
}

/**
 * Places editorial tiles among the cards of one page so that all rows are full at 2, 3 and 4 columns: a page of 24
 * takes two tiles (28 cells at 4 columns, 27 at 3 with the second tile one column wide), or one that fills a row.
 * On a shorter page one fills the last row; a few cards take none.
 */
export function editorialPlaces(cards: number, tiles: number): EditorialPlace[] {
  if (tiles === 0 || cards < 5) return [];
  if (cards < 24) {
    const rest = (columns: number) => columns - (cards % columns);
    return [{ before: cards, spans: { two: rest(2), three: rest(3), four: rest(4) } }];
  }
  if (tiles === 1) return [{ before: 12, spans: { two: 2, three: 3, four: 4 } }];
  return [
    { before: 4, spans: { two: 2, three: 2, four: 2 } },
    { before: 16, spans: { two: 2, three: 1, four: 2 } },
  ];
}
