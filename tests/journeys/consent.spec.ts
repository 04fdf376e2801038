import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import type { BrowserContext, Page } from 'playwright/test';

test.use({ hasAnsweredConsent: false });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your data, your call' });
const cookie = async (context: BrowserContext, name = 'consent') =>
  decodeURIComponent((await context.cookies()).find((each) => each.name === name)?.value ?? '');
const receiptsOf = async (page: Page) => {
  const { visitorKey } = JSON.parse(await cookie(page.context(), 'consentRecord')) as { visitorKey: string };
  const answer = await page.request.get(`/api/consents/receipts/${visitorKey}`);
  const { receipts } = (await answer.json()) as {
    receipts?: { action: string; place: string; signal: boolean }[];
  };
  // Before the first one has arrived there is nothing to export.
  return receipts ?? [];
};

test('the shop asks before it measures; accepting is remembered for a year and recorded [A1.10, A4.42, A9.09]', async ({
  page,
  context,
}) => {
  await page.goto('/gb');
  await dialog(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  const kept = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(kept?.value).toBe('2');
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await expect.poll(async () => (await receiptsOf(page)).map(({ action }) => action)).toEqual(['accept']);
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
});

test('refusing takes one press, by keyboard alone, and nothing is measured; the page has the focus again [A4.43, A4.46]', async ({
  page,
  context,
}) => {
  await page.goto('/gb');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  const reject = dialog(page).getByRole('button', { name: 'Reject all' });
  for (
    let presses = 0;
    presses < 12 && !(await reject.evaluate((it) => it === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(reject).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await cookie(context)).toBe('0');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
  await page.goto('/gb/search?q=tee');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

/** Seconds in which the details of the boxes unfold. */
async function unfolding(place: Page | ReturnType<typeof dialog>): Promise<number> {
  const ids = await place.getByRole('button', { name: 'Show the details' }).getAttribute('aria-controls');
  return place
    .locator(`[id="${ids?.split(' ')[0]}"]`)
    .evaluate((detail) => Number.parseFloat(getComputedStyle(detail).transitionDuration));
}

test('what is allowed is chosen box by box, and changed later from the footer [A2.123, A4.44, A4.45, A4.48, A9.23]', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gb');
  await dialog(page).getByRole('button', { name: 'Choose for yourself' }).click();
  expect(await unfolding(dialog(page))).toBeCloseTo(0.45);
  await dialog(page)
    .getByRole('checkbox', { name: /Measurement/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await cookie(context)).toBe('1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy settings' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: /Measurement/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy settings' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /Advertising/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => cookie(context)).toBe('2');
  await page.goto('/gb/privacy-settings');
  expect(await unfolding(page)).toBeCloseTo(0.45 * 1.5);
});

test('another application opens the settings by address and gets the visitor back with the level [A2.52, A4.53]', async ({
  page,
}) => {
  const target = Buffer.from('/gb/help/terms?from=app').toString('base64');
  await page.goto(
    `/gb?open-privacy-settings=true&consent-level=1&redirect-url=${encodeURIComponent(target)}`,
  );
  await expect(dialog(page).getByRole('checkbox', { name: /Measurement/ })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(page).toHaveURL(/\/gb\/help\/terms\?from=app&consent-level=1$/);
});

test('the settings never lead to another shop', async ({ page }) => {
  const target = Buffer.from('https://evil.example/').toString('base64');
  await page.goto(`/gb?open-privacy-settings=true&redirect-url=${encodeURIComponent(target)}`);
  await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gb\?open-privacy-settings/);
});

test('whoever reads what they would agree to is not interrupted, and is asked on the next page', async ({
  page,
}) => {
  await page.goto('/gb/help/cookies');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Touchline/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
});

test('where a bar asks, the page stays usable; its settings close the bar with them [A2.102, A4.52]', async ({
  page,
  context,
}) => {
  await page.goto('/ae');
  const bar = page.getByRole('region', { name: 'ملفات تعريف الارتباط' });
  await expect(bar).toBeVisible();
  // By keyboard it is the first thing on the page.
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button').first()).toBeFocused();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().click();
  await bar.getByRole('button', { name: 'الإعدادات' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'رفض الكل' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  expect(await cookie(context)).toBe('0');
});

test('in California one press stops sharing, and a signal of the browser has done so before [A2.101]', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/us');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const choices = page.getByRole('dialog', { name: 'Your privacy choices' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' });
  // Before its script is there, the link leads to the page with the same settings.
  await expect(async () => {
    await link.click();
    await expect(choices).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(choices.getByText('Your data is not sold or shared.')).toBeVisible();
  await expect(choices.getByText(/Global Privacy Control/)).toBeVisible();
  await choices.getByRole('button', { name: 'Allow sharing' }).click();
  await expect.poll(() => cookie(page.context())).toBe('2');
  await page.goto('/us/help');
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  await expect
    .poll(async () => (await receiptsOf(page)).map(({ action, signal }) => [action, signal]))
    .toEqual([['accept', true]]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  await choices.getByRole('button', { name: 'Do not sell or share my data' }).click();
  await expect.poll(() => cookie(page.context())).toBe('0');
});

test('a choice holds when it cannot be recorded, and is recorded with the next page', async ({
  page,
  context,
}) => {
  await page.route('**/api/consents/receipts?*', (route) => route.abort());
  await page.goto('/gb');
  await dialog(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await cookie(context)).toBe('0');
  await page.unroute('**/api/consents/receipts?*');
  await page.reload();
  await expect.poll(async () => (await receiptsOf(page)).map(({ action }) => action)).toEqual(['reject']);
});

test.describe('as it is painted', () => {
  test.use({ isPainted: true });

  for (const [path, question] of [
    ['/gb', '[data-modal][open]'],
    ['/ae', 'section:has(> p + div > button:nth-child(3))'],
  ] as const)
    for (const width of [360, 768, 1280])
      test(`the question is asked after the page was painted and moves nothing: ${path}, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(() => {
          const seen = { largest: 0, isQuestion: false, shift: 0 };
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[]) {
              seen.largest = entry.startTime;
              seen.isQuestion = entry.element?.closest('[data-modal], section[aria-label]') !== null;
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              seen.shift += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path);
        await expect(page.locator(question)).toBeVisible();
        // Until whatever moves has moved.
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
        const { largest, isQuestion, shift, loadedAt, asks } = await page.evaluate(() => ({
          ...(window as unknown as { seen: { largest: number; isQuestion: boolean; shift: number } }).seen,
          loadedAt: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
            ?.loadEventStart,
          asks: performance
            .getEntriesByType('resource')
            .filter(({ name }) => /Consent(Views|Dialog|Bar)[^/]*\.js/.test(name))
            .map(({ startTime }) => startTime),
        }));
        // What comes late is the web font: its fallback is as wide, but for a fraction.
        expect(shift).toBeLessThan(0.001);
        expect([isQuestion, largest > 0]).toEqual([false, true]);
        // Its code is requested once all that the page itself needs is there.
        for (const startTime of asks) expect(startTime).toBeGreaterThanOrEqual(loadedAt ?? Infinity);
      });
});

test.describe('without script', () => {
  test('the notice is a form: refusing leads back to the page and hides it, and the settings are a page', async ({
    browser,
    page: shop,
  }) => {
    await shop.goto('/robots.txt');
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: new URL(shop.url()).origin,
    });
    const page = await context.newPage();
    await page.goto('/gb/search?q=tee');
    const notice = page.getByRole('form', { name: 'Cookies' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Reject all' }).click();
    await expect(page).toHaveURL(/\/gb\/search\?q=tee$/);
    await expect(notice).toBeHidden();
    expect(await cookie(context)).toBe('0');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy settings' }).click();
    await page.getByRole('checkbox', { name: /Measurement/ }).check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('Your choice is saved.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Measurement/ })).toBeChecked();
    expect(await cookie(context)).toBe('1');
    expect((await receiptsOf(page)).map(({ action, place }) => [action, place])).toEqual([
      ['reject', 'noScript'],
      ['save', 'page'],
    ]);
    await context.close();
  });
});
