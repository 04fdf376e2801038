import { findWindowedChromium } from '../../scripts/chromium.mjs';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

// The test runner turns the cache off, because it cannot follow pages that leave it: this test asks the page itself, in
// a browser of its own. As an option of the worker it would cost further workers, each with a browser.
test('Back from another site leads to a page that the browser has kept as it was', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const executablePath = await findWindowedChromium();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await answerConsent(page.context(), baseURL ?? '');
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
  await browser.close();
});
