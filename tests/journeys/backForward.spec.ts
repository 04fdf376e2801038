import { findWindowedChromium } from '../../scripts/chromium.mjs';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

// The test runner turns the cache off, because it cannot follow pages that leave it: this test asks the page itself.
test.use({
  launchOptions: async ({ launchOptions }, give) => {
    const executablePath = await findWindowedChromium();
    await give({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

test('Back from another site leads to a page that the browser has kept as it was', async ({ page }) => {
  for (const path of ['/gb', '/gb/men', '/gb/tempo-4/RR4101.html', '/gb/search?q=tee', '/gb/cart']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)),
    );
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit', timeout: 2_000 }).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => document.title), { message: path }).toBe('kept: true');
  }
});
