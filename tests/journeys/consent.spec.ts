import { originOf } from './support/bag.ts';
import { forgetVisitor } from './support/consent.ts';
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

const isMeasured = (page: Page) => page.evaluate(() => 'dataLayer' in window);

test('refusing takes one press, by keyboard alone, and nothing is measured [A4.43, A4.46]', async ({
  page,
  context,
}) => {
  await test.step('whoever reads what they would agree to is not interrupted, and is asked on the next page', async () => {
    await page.goto('/gb/help/cookies');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).first().click();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step('refusing takes one press, by keyboard alone; the page has the focus again', async () => {
    await page.route('**/api/consents/receipts?*', (route) => route.abort());
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
  });

  await test.step('nothing is measured, and what could not be recorded is recorded with the next page', async () => {
    await page.unroute('**/api/consents/receipts?*');
    await page.goto('/gb/search?q=RR4101');
    await page.waitForLoadState('networkidle');
    expect(await isMeasured(page)).toBe(false);
    await expect.poll(async () => (await receiptsOf(page)).map(({ action }) => action)).toEqual(['reject']);
  });
});

test('accepting is remembered for a year and recorded [A1.10, A4.42, A9.09]', async ({ page, context }) => {
  await page.goto('/gb/track-order');
  await dialog(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => isMeasured(page)).toBe(true);
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

/** Seconds in which the details of the boxes unfold. */
async function unfolding(place: Page | ReturnType<typeof dialog>): Promise<number> {
  const ids = await place.getByRole('button', { name: 'Show the details' }).getAttribute('aria-controls');
  return place
    .locator(`[id="${ids?.split(' ')[0]}"]`)
    .evaluate((detail) => Number.parseFloat(getComputedStyle(detail).transitionDuration));
}

const measurement = (page: Page) => dialog(page).getByRole('checkbox', { name: /Measurement/ });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save my choice' });
const settingsLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy settings' });
const redirectTo = (target: string) =>
  `redirect-url=${encodeURIComponent(Buffer.from(target).toString('base64'))}`;

/** Answers the question box by box. */
async function chooseMeasurement(page: Page): Promise<void> {
  await page.goto('/gb/track-order');
  await dialog(page).getByRole('button', { name: 'Choose for yourself' }).click();
  await measurement(page).check();
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('another application opens the settings and gets the visitor back with the level [A2.52, A4.53]', async ({
  page,
}) => {
  const redirect = redirectTo('/gb/help/terms?from=app');
  await page.goto(`/gb/track-order?open-privacy-settings=true&consent-level=1&${redirect}`);
  await expect(measurement(page)).toBeChecked();
  await save(page).click();
  await expect(page).toHaveURL(/\/gb\/help\/terms\?from=app&consent-level=1$/);
});

test('the settings never lead to another shop', async ({ page }) => {
  const redirect = redirectTo('https://evil.example/');
  await page.goto(`/gb/track-order?open-privacy-settings=true&${redirect}`);
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gb\/track-order\?open-privacy-settings/);
});

test('what is allowed is chosen box by box [A2.123, A4.44, A4.45]', async ({ page, context }) => {
  await chooseMeasurement(page);
  expect(await cookie(context)).toBe('1');
});

test('what is allowed is changed later from the footer [A4.48]', async ({ page, context }) => {
  await chooseMeasurement(page);
  await settingsLink(page).click();
  await expect(measurement(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await settingsLink(page).click();
  await dialog(page)
    .getByRole('checkbox', { name: /Advertising/ })
    .check();
  await save(page).click();
  await expect.poll(() => cookie(context)).toBe('2');
});

test('the details of the boxes unfold in 0.45 s, on the page of the settings in half as much again [A9.23]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gb/track-order');
  await dialog(page).getByRole('button', { name: 'Choose for yourself' }).click();
  expect(await unfolding(dialog(page))).toBeCloseTo(0.45);
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/gb/privacy-settings');
  expect(await unfolding(page)).toBeCloseTo(0.45 * 1.5);
});

test('the law of the region decides how it is asked [A2.101, A2.102, A4.52]', async ({ page, context }) => {
  await test.step('where a bar asks, the page stays usable; its settings close the bar with them', async () => {
    await page.goto('/ae/track-order');
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

  await test.step('in California one press stops sharing, and a signal of the browser has done so before', async () => {
    await forgetVisitor(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/us/track-order');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await isMeasured(page)).toBe(false);
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
    await expect.poll(() => cookie(context)).toBe('2');
    await page.goto('/us/help');
    await expect.poll(() => isMeasured(page)).toBe(true);
    await expect
      .poll(async () => (await receiptsOf(page)).map(({ action, signal }) => [action, signal]))
      .toEqual([['accept', true]]);
    await link.click();
    await choices.getByRole('button', { name: 'Do not sell or share my data' }).click();
    await expect.poll(() => cookie(context)).toBe('0');
  });
});

test.describe('as it is painted', () => {
  test.use({ isPainted: true });

  for (const [path, question] of [
    ['/gb', '[data-modal][open]'],
    ['/ae', 'section:has(> p + div > button:nth-child(3))'],
  ] as const)
    test(`the question is asked after the page was painted and moves nothing: ${path}`, async ({ page }) => {
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
      for (const width of [360, 768, 1280])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
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
});

test.describe('without script', () => {
  test('the notice is a form: refusing leads back to the page and hides it, and the settings are a page', async ({
    browser,
    page: shop,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: await originOf(shop),
    });
    const page = await context.newPage();
    await page.goto('/gb/search?q=RR4101');
    const notice = page.getByRole('form', { name: 'Cookies' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Reject all' }).click();
    await expect(page).toHaveURL(/\/gb\/search\?q=RR4101$/);
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
