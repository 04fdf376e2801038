/** What an account last knew of a product. */
export interface Watched {
  /** Whole minor units. */
  readonly price: number;
  /** Since when it is sold out; `null` while it is not. */
  readonly outSince: Date | null;
}

/** A product as it is now. */
export interface Seen {
  readonly price: number;
  /** Pieces are there, held for a basket or not. */
  readonly isStocked: boolean;
  /** Pieces are there that nobody holds. */
  readonly isFree: boolean;
}

/** What a mail tells of a product. */
export interface ProductNews {
  readonly isBack: boolean;
  /** The price before, in whole minor units, where it costs less now. */
  readonly priceBefore?: number;
}

/** A product counts as sold out after this long: an order that is cancelled at once is no news. */
export const soldOutAfterMs = 3_600_000;

/**
 * What there is to tell of a product, and what the account knows afterwards. One episode gives one mail: a lower price is
 * told once and again only after a rise, a return once and again only after it was sold out. What baskets hold is not
 * sold out, so that the end of a hold is no return. While the account is to be left alone, news waits as long as it is true.
 */
export function watchStep(
  known: Watched | undefined,
  seen: Seen,
  { now, isQuiet }: { readonly now: Date; readonly isQuiet: boolean },
): { readonly news?: ProductNews; readonly watched: Watched } {
  if (!known) return { watched: { price: seen.price, outSince: seen.isStocked ? null : now } };
  const { outSince } = known;
  // A price of something that cannot be bought is told when it can.
  const isLower = seen.price < known.price && seen.isFree;
  const isBack = outSince !== null && seen.isFree && now.getTime() - outSince.getTime() >= soldOutAfterMs;
  const hasNews = isLower || isBack;
  const next = (mayTell: boolean): Watched => {
    const price = seen.price < known.price && !(isLower && mayTell) ? known.price : seen.price;
    if (!seen.isStocked) return { price, outSince: outSince ?? now };
    if (outSince === null || !seen.isFree) return { price, outSince };
    return { price, outSince: isBack && !mayTell ? outSince : null };
  };
  if (!hasNews || isQuiet) return { watched: next(false) };
  return { news: { isBack, ...(isLower ? { priceBefore: known.price } : {}) }, watched: next(true) };
}
