/** The warehouse that Prime delivers from in the market of the United States. */
export const primeNode = 'PRIME-ONT';

/**
 * Colourways that are Prime enabled, and the most pieces of a size that its warehouse keeps: one of a few, and of one
 * that has sold out there, none.
 */
export const primeEnabled: Readonly<Record<string, number>> = {
  ...{ RR4101: 24, RR4102: 1, RR4103: 0, RR4151: 24, RR4152: 12 },
  ...{ RR4301: 24, HK2001: 24, HK2002: 12, CT2001: 24, CT2002: 12 },
};
