import type { Page } from 'playwright/test';

/** Waits until the page is hydrated: Preact then keeps the children of the root with it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => '__k' in (document.getElementById('root') ?? {}));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
