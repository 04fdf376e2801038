/** One entry in the row of pages. */
export interface PageEntry {
  /** The page number; `null` is an ellipsis for skipped pages. */
  page: number | null;
  /** Width at which it shows, if not at both: `wide` shows neighbours, `narrow` an ellipsis in their place. */
  only?: 'wide' | 'narrow' | undefined;
}

/** First, last, and the neighbours of the current page up to `reach` away; `null` marks skipped pages. */
export function pagesAround(page: number, pageCount: number, reach: number): (number | null)[] {
  const wanted = [1, page - reach, page, page + reach, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const gap = number - (pages[index - 1] ?? number - 1);
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number];
  });
}

/** The row for both widths together, because a server does not know the width of the window. */
export function pageEntries(page: number, pageCount: number): PageEntry[] {
  const narrow = pagesAround(page, pageCount, 0);
  return pagesAround(page, pageCount, 1).flatMap((entry, index, wide): PageEntry[] => {
    if (narrow.includes(entry)) return [{ page: entry }];
    const [before, after] = [wide[index - 1], wide[index + 1]];
    // The first page that the narrow row skips becomes an ellipsis, unless the wide row has one next to it.
    const isReplaced = before !== null && after !== null && narrow.includes(before ?? null);
    return [...(isReplaced ? [{ page: null, only: 'narrow' as const }] : []), { page: entry, only: 'wide' }];
  });
}
