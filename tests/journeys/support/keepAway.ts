import type { Page } from 'playwright/test';

/**
 * Keeps files from a page, as a line does that breaks, until the returned function is called. A route would do the same
 * and turn the browser's cache off, so that every page is fetched anew with all that belongs to it.
 */
export async function keepAway(page: Page, ...urls: string[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls });
  return () => session.detach();
}
