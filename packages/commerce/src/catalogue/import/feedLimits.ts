/** Maximum number of items in one file. */
export const maxItems = 2_000_000;

/**
 * Highest price in whole minor units: a full basket at this price, times a tax rate in thousandths of a percent, is
 * still an exact whole number in JavaScript and in the database.
 */
export const highestPrice = 99_999_999_999;
