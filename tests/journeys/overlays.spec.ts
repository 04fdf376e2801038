import type { Locator, Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { bankFrame, cards, confirmed, payButton, payWith, readyToPay } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';

const product = '/gb/fell-2/TR2101.html';
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens something on a scrolled page and closes it: the page is at the same pixel before, meanwhile and afterwards. */
async function staysInPlace(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  // What stands in the bar that stays at the top is in view: to scroll to it would go to the top.
  const box = await opener.boundingBox();
  const isInView = box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
  // By a trial click, which waits until the bar has come in again.
  if (!isInView) await opener.click({ trial: true });
  const { x, y, width, height } = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await scrolled(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(overlay).toBeVisible();
  await page.waitForTimeout(500);
  expect(await scrolled(page), 'while it is open').toBe(before);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await page.waitForTimeout(300);
  expect(await scrolled(page), 'after it has closed').toBe(before);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

for (const width of [360, 1280]) {
  test(`leave the page where it is at ${width} px, open and closed: bag, menu, sign-in, filters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(product);
    await hydrated(page);
    await plentifulSizes(page).first().click();
    const dialog = page.getByRole('dialog');
    await staysInPlace(page, addButton(page), dialog);
    if (width < 960)
      await staysInPlace(page, page.getByRole('button', { name: 'Menu', exact: true }), dialog);
    else await staysInPlace(page, page.getByRole('link', { name: 'Sign in' }).first(), dialog);
    await page.goto('/gb/men');
    await hydrated(page);
    await page.mouse.wheel(0, 300);
    if (width < 960) await staysInPlace(page, page.getByRole('link', { name: /^Filter/ }).first(), dialog);
  });
}

test('shows the product where it was left, by Back from the checkout', async ({ page }) => {
  await page.goto(product);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 420));
  await plentifulSizes(page).first().click();
  const before = await scrolled(page);
  await addButton(page).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^(To )?Checkout|Go to checkout/i })
    .click();
  await page.waitForURL(/\/gb\/checkout/);
  await page.goBack();
  await page.waitForURL(product);
  await expect.poll(() => scrolled(page)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test('keeps Tab inside the menu, which Escape closes, and the page behind in its place', async ({
    page,
  }) => {
    await page.goto('/gb');
    await hydrated(page);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.locator('#menu');
    await opener.click();
    await expect(menu).toBeVisible();
    const inMenu = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        // The browser's own bar comes after the last one.
        return activeElement === body || Boolean(activeElement?.closest('#menu'));
      });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await inMenu()).toBe(true);
    }
    await page.mouse.move(355, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes the menu by Back, each time, and goes to the page before by the next one', async ({
    page,
  }) => {
    await page.goto('/gb/help');
    await page.goto('/gb/men');
    await hydrated(page);
    const menu = page.locator('#menu');
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/gb/men');
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await page.waitForURL(/\/gb\/help/);
  });

  test('leaves a page that was opened inside the shop where it is, by Back from the bag and the menu', async ({
    page,
  }) => {
    await page.goto('/gb/women/running-shoes');
    await hydrated(page);
    await page.locator('main article a').first().click();
    await page.waitForURL(/\.html/);
    const { pathname } = new URL(page.url());
    await plentifulSizes(page).first().click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click({ trial: true });
    for (const opener of [addButton(page), page.getByRole('button', { name: 'Menu', exact: true })]) {
      await opener.click({ trial: true });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const before = await scrolled(page);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.waitForTimeout(300);
      expect(await scrolled(page)).toBe(before);
      expect(new URL(page.url()).pathname).toBe(pathname);
    }
    await page.goBack();
    await page.waitForURL(/running-shoes$/);
  });

  test('shows a page without the menu that was open when it was left, by Back', async ({ page }) => {
    await page.goto('/gb/men');
    await hydrated(page);
    const menu = page.locator('#menu');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu
      .getByRole('link', { name: /newsletter/i })
      .or(menu.getByRole('link', { name: /Help/ }))
      .first()
      .click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  test('follows no link below, by a tap beside an open menu', async ({ page }) => {
    await page.goto('/gb/men');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await page.touchscreen.tap(352, 420);
    await expect(page.locator('#menu')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/gb/men');
    const sort = page.locator('summary').filter({ hasText: 'Sort' }).first();
    await sort.tap();
    await expect(sort.locator('..')).toHaveAttribute('open');
    const link = page.locator('main article a').first();
    const box = await link.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(sort.locator('..')).not.toHaveAttribute('open');
    expect(new URL(page.url()).pathname).toBe('/gb/men');
  });

  test('closes the bank’s confirmation by Back, each time, and keeps what was typed', async ({ page }) => {
    const { sku } = await plentyOf(page, 'HK2001');
    await beginBag(page, sku);
    await readyToPay(page, cards.step, { areDetailsKnown: true });
    const bank = page.getByRole('dialog', { name: /bank/i });
    for (let times = 0; times < 2; times += 1) {
      await payWith(page, cards.step);
      await expect(bankFrame(page).getByRole('button').first()).toBeVisible();
      await page.goBack();
      await expect(bank).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/gb/checkout');
    }
    await expect(payButton(page)).toBeVisible();
  });
});

for (const width of [360, 1280])
  test(`shows no overlay again that a link was followed from, by Back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(product);
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await plentifulSizes(page).first().click();
    await addButton(page).click();
    await dialog.getByRole('link', { name: /^View bag/ }).click();
    await page.waitForURL(/\/gb\/cart/);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await page.waitForURL(product);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(dialog).toBeHidden();
    // The store is closed as well: the same can be added once more.
    await addButton(page).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

test('closes the sheet that is open when Back shows another page', async ({ page }) => {
  await page.goto('/gb/men');
  await hydrated(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\.html/);
  await plentifulSizes(page).first().click();
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.waitForURL(/\/gb\/men/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('what is filled in', () => {
  const forms = ['08/2029', '8/29', '08-29', '2029-08', '0829', '٠٨/٢٩'];

  test('ends a card’s validity in every form, and buys with digits of another keyboard', async ({ page }) => {
    const { sku } = await plentyOf(page, 'HK2001');
    await beginBag(page, sku);
    await readyToPay(page, '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', { areDetailsKnown: true });
    const frame = page.frameLocator('iframe[title="Card details, from our payment provider"]');
    const expiry = frame.getByLabel('Expiry date');
    for (const form of forms) {
      await expiry.fill(form);
      await expect(expiry, form).toHaveValue('08/29');
    }
    await expiry.fill('');
    await expiry.pressSequentially('8/29');
    await expiry.press('Tab');
    await expect(expiry).toHaveValue('08/29');
    await expect(frame.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await frame.getByLabel('Security code').fill('１２３');
    await expect(frame.getByLabel('Security code')).toHaveValue('123');
    await payButton(page).click();
    await confirmed(page);
  });
});
