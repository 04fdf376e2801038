/** One thing in the row of pages. */
export interface PageEntry {
  /** Its number; `null` stands for pages that are left out. */
  page: number | null;
  /** Where it shows, if not in both: `wide` has room for neighbours, `narrow` has a sign for them. */
  only?: 'wide' | 'narrow' | undefined;
}

/** First, last, and the neighbours of the current page up to `reach` away; `null` stands for those left out. */
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

/** The row for both widths at once: a server does not know the window. */
export function pageEntries(page: number, pageCount: number): PageEntry[] {
  const narrow = pagesAround(page, pageCount, 0);
  return pagesAround(page, pageCount, 1).flatMap((entry, index, wide): PageEntry[] => {
    if (narrow.includes(entry)) return [{ page: entry }];
    const [before, after] = [wide[index - 1], wide[index + 1]];
    // The first that the narrow row leaves out is replaced by the sign, unless the wide row has one beside it.
    const isReplaced = before !== null && after !== null && narrow.includes(before ?? null);
    return [...(isReplaced ? [{ page: null, only: 'narrow' as const }] : []), { page: entry, only: 'wide' }];
  });
}
