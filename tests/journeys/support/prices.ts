import type { Page } from 'playwright/test';

/** The current prices of the cards of a list, in pounds, in their order. */
export async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.getByRole('article').allInnerTexts();
  return texts.map((text) => Number(/^(?:Now )?\s*£([\d.]+)/m.exec(text)?.[1]));
}
