import { beginBag, plentyOf } from './support/bag.ts';
import { cards, confirmed, readyToPay } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** The page as it is printed: its content alone, black on white. */
async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await page.locator('button').filter({ visible: true }).count()).toBe(0);
}

test('help, terms and the notice about cookies are printed without header and footer', async ({ page }) => {
  for (const path of ['/gb/help/terms', '/gb/help/returns', '/gb/help/cookies']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectPrinted(page);
  }
});

test('an order is printed with what was bought and what it cost', async ({ page }) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await confirmed(page);
  await hydrated(page);
  await expectPrinted(page);
  await expect(page.getByRole('main')).toContainText('Total');
});
