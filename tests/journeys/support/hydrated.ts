import type { Page } from 'playwright/test';

/** Waits until the script has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
