import type { Page } from 'playwright/test';

/** In the page: whether the script has taken it over, as the page's bootstrap says. */
export const isHydrated = (): boolean =>
  (window as { touchlineBootstrap?: { isHydrated: boolean } }).touchlineBootstrap?.isHydrated === true;

/** Resolves in the page once it is hydrated, and the browser is idle. */
async function untilHydrated(): Promise<void> {
  const page = window as { touchlineBootstrap?: { isHydrated: boolean } };
  while (page.touchlineBootstrap?.isHydrated !== true) await new Promise((done) => setTimeout(done, 50));
  await new Promise((done) => requestIdleCallback(done));
}

/**
 * Waits until the page is hydrated. Not with `waitForFunction`: for that, Playwright gives each page 340 KB more of its own
 * script, which took up to a tenth of the page's time.
 */
export async function hydrated(page: Page): Promise<void> {
  for (;;)
    try {
      await page.evaluate(untilHydrated);
      return;
    } catch (error) {
      // The page led on to another one, which is waited for instead.
      if (!/context was destroyed|because of a navigation/i.test(String(error))) throw error;
    }
}
