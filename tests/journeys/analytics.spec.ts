import type { Page } from 'playwright/test';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { leaveUnpainted } from './support/unpainted.ts';

test.use({ hasAnsweredConsent: false });

/** Names and pages of the events in the data layer; `undefined` as long as there is none. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event?: string; page?: string; category?: string }[] }).dataLayer
      // Before the first event stands the state of the app.
      ?.filter(({ event }) => event)
      .map(({ event, page: name, category }) => [event, name, category].filter(Boolean).join(' ')),
  );

test('every page that is opened, in whatever way, is one page view where the law allows it [A8.45, A9.59]', async ({
  page,
  context,
}) => {
  const bag = 'page CartPage EMPTY CART';

  await test.step('nothing is sent or stored where the law asks first', async () => {
    await page.goto('/gb/cart');
    await page.waitForLoadState('networkidle');
    expect(await dataLayer(page)).toBeUndefined();
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  });

  await test.step('an empty bag is a page view with its category, on a full page load', async () => {
    await page.goto('/us/cart');
    await expect.poll(() => dataLayer(page)).toEqual([bag]);
    await page.reload();
    await expect.poll(() => dataLayer(page)).toEqual([bag]);
  });

  await test.step('a page is a page view by a link, and by Back', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Touchline/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/us$/);
    await expect.poll(() => dataLayer(page)).toEqual([bag, 'page GlassHomePage']);
    await page.goBack();
    await expect.poll(() => dataLayer(page)).toEqual([bag, 'page GlassHomePage', bag]);
  });

  await test.step('a page that cannot be opened inside the shop is told, and loaded by the browser', async () => {
    // What is told as the page is left.
    await page.addInitScript(() => {
      const told = {
        push: (...entries: object[]) =>
          sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''}${JSON.stringify(entries)}`),
      };
      Object.assign(window, { dataLayer: told });
    });
    await page.goto('/us/cart');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('told'))).toContain('CartPage');
    await page.route('**/api/**', (route) => route.continue());
    // Not on the page that the browser loads instead.
    await page.route('**/assets/*.js', (route) =>
      page.url().endsWith('/us/cart') ? route.abort() : route.continue(),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).first().click();
    await expect(page).toHaveURL(/\/us\/track-order$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toContain(
      '{"event":"router_error","path":"/us/track-order"}',
    );
  });
});

/** Numbers of the orders whose purchase is in the data layer. */
const purchases = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; orderId?: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'purchase')
      .map(({ orderId }) => orderId),
  );

test('a payment that takes its time is told above the checkout, and its purchase once [A2.111]', async ({
  page,
  context,
  browser,
}) => {
  // Slow: a complete purchase, and two browsers.
  test.slow();
  const origin = await originOf(page);
  await answerConsent(context, origin, [0, 1]);
  const { sku } = await plentyOf(page, 'HK1001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);

  let letPay = (): void => undefined;
  const mayPay = new Promise<void>((resolve) => (letPay = resolve));
  const paying = /\/(orders|create-order)\?/;
  await page.route(paying, async (route) => {
    if (route.request().method() === 'POST') await mayPay;
    await route.continue();
  });
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your payment is in progress' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  letPay();
  const orderId = await confirmed(page);
  await expect(dialog).toBeHidden();
  await page.unroute(paying);
  await expect.poll(() => purchases(page)).toEqual([orderId]);

  const isTold = async (other: Page) => {
    await hydrated(other);
    await expect.poll(() => dataLayer(other)).toContain('page ConfirmationPage');
    await other.waitForLoadState('networkidle');
    return purchases(other);
  };
  await page.reload();
  expect(await isTold(page)).toEqual([]);
  await page.goto('/gb/help/terms');
  await page.goBack();
  expect(await isTold(page)).toEqual([]);

  // The same shopper, without what the first device remembers.
  const second = await browser.newContext({ baseURL: origin });
  await leaveUnpainted(second);
  await second.addCookies(await context.cookies());
  const other = await second.newPage();
  await other.goto(page.url());
  await expect(other.getByText(orderId).first()).toBeVisible();
  expect(await isTold(other)).toEqual([]);
  await second.close();
});
