/** A title or label of several parts; an empty one leaves no separator behind. */
export const joinParts = (parts: readonly (string | null | undefined)[], separator = ', '): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
