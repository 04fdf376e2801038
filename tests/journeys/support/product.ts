import type { Locator, Page } from 'playwright/test';

/** Sizes of a product page with enough stock: neither sold out nor low. */
export const plentifulSizes = (page: Page): Locator =>
  page.locator('label:not([data-sold-out], [data-low])').filter({ has: page.getByRole('radio') });

/** The button that is in view; a phone has a second one in its sticky bar. */
export const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Add to bag' }).first();
