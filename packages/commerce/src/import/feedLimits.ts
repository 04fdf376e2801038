/** Items of one file. */
export const mostItems = 2_000_000;

/**
 * Whole minor units of the highest price: a full bag of it, times a tax rate in thousandths of a percent, is still a
 * whole number that JavaScript and the database agree on.
 */
export const highestPrice = 99_999_999_999;
