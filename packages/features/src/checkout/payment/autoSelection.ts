/** The zero-value method that the back end always offers: never what a shopper means when another is left. */
export const defaultMethodId = 'ZERO_VALUE';

export interface SelectionFacts {
  /** Ids that are shown, in order. */
  available: readonly string[];
  /** The gift certificate's method id when it covers the whole basket. */
  coveringGiftCertificate?: string | undefined;
  /** The method id of a saved means of payment. */
  saved?: string | undefined;
  lastUsed?: string | undefined;
}

/** The method that is chosen before the shopper chooses: first rule that applies, or none. */
export function autoSelection(facts: SelectionFacts): string | undefined {
  const { available, coveringGiftCertificate, saved, lastUsed } = facts;
  if (available.length === 1) return available[0];
  if (coveringGiftCertificate) return coveringGiftCertificate;
  if (saved) return saved;
  return lastUsed && available.includes(lastUsed) ? lastUsed : undefined;
}

/** What is chosen after a method was taken away: the same, or the first left that is not the default one. */
export function selectionWithout(
  removed: string,
  selected: string | undefined,
  left: readonly string[],
): string | undefined {
  return removed === selected ? left.find((id) => id !== defaultMethodId) : selected;
}
