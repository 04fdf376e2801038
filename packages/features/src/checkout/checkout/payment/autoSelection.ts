/** The zero-value method that the back end always offers: not preselected while another one is left. */
export const defaultMethodId = 'ZERO_VALUE';

export interface SelectionFacts {
  /** Ids of the methods shown, in order. */
  available: readonly string[];
  /** The gift certificate's method id when it covers the whole basket. */
  coveringGiftCertificate?: string | undefined;
  /** The method id of a saved payment method. */
  saved?: string | undefined;
  lastUsed?: string | undefined;
}

/** The preselected method: the first rule that applies, or none. */
export function autoSelection(facts: SelectionFacts): string | undefined {
  const { available, coveringGiftCertificate, saved, lastUsed } = facts;
  if (available.length === 1) return available[0];
  if (coveringGiftCertificate) return coveringGiftCertificate;
  if (saved) return saved;
  return lastUsed && available.includes(lastUsed) ? lastUsed : undefined;
}

/** The choice after a method was removed: the same, or the first remaining one that is not the default. */
export function selectionWithout(
  removed: string,
  selected: string | undefined,
  left: readonly string[],
): string | undefined {
  return removed === selected ? left.find((id) => id !== defaultMethodId) : selected;
}
