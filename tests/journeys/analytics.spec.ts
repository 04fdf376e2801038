import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

test.use({ hasAnsweredConsent: false });

/** Names and pages of the events in the data layer; `undefined` as long as there is none. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event: string; page?: string; category?: string }[] }).dataLayer?.map(
      ({ event, page: name, category }) => [event, name, category].filter(Boolean).join(' '),
    ),
  );

test('an empty bag is a page view with its category, on a full page load [A9.59]', async ({ page }) => {
  await page.goto('/us/cart');
  await expect.poll(() => dataLayer(page)).toEqual(['page CartPage EMPTY CART']);
  await page.reload();
  await expect.poll(() => dataLayer(page)).toEqual(['page CartPage EMPTY CART']);
});

test('every page that is opened is one page view: by a link, and by Back', async ({ page }) => {
  await page.goto('/us');
  await expect.poll(() => dataLayer(page)).toEqual(['page GlassHomePage']);
  await page.getByRole('link', { name: /bag/i }).first().click();
  await expect(page).toHaveURL(/\/us\/cart$/);
  await expect.poll(() => dataLayer(page)).toEqual(['page GlassHomePage', 'page CartPage EMPTY CART']);
  await page.goBack();
  await expect
    .poll(() => dataLayer(page))
    .toEqual(['page GlassHomePage', 'page CartPage EMPTY CART', 'page GlassHomePage']);
});

test('nothing is sent or stored where the law asks first', async ({ page, context }) => {
  await page.goto('/gb/cart');
  await page.waitForLoadState('networkidle');
  expect(await dataLayer(page)).toBeUndefined();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});
