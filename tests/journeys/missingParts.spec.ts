import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { keepAway } from './support/keepAway.ts';
import { hydrated } from './support/hydrated.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../packages/storefront/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, { file: string }>;

/** The file of the built shop that has the code of a view, as a pattern for its address. */
function codeOf(view: string): string {
  const file = Object.entries(manifest).find(([source]) => source.endsWith(`/${view}`))?.[1].file;
  if (file === undefined) throw new Error(`The shop was built without ${view}.`);
  return `*/${file}`;
}

const missing = (page: Page) => page.getByText('Part of this page did not load.');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

// What the browser says about files that do not come.
test.afterEach(({ complaints }) => void (complaints.length = 0));

test('the table of the page is shown until the code of the size guide comes', async ({ page }) => {
  await page.goto('/gb/tempo-4/RR4101.html');
  await hydrated(page);
  const release = await keepAway(page, '*/assets/*.js');
  await page.getByRole('link', { name: 'Size guide' }).first().click();
  await expect(page.locator('#size-guide').getByRole('table').first()).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await page.getByRole('link', { name: 'Size guide' }).first().click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
});

test('the bag opens in place of the dialog that tells what was added', async ({ page }) => {
  const address = '/gb/tempo-4/RR4101.html';
  await page.goto(address);
  await hydrated(page);
  await plentifulSizes(page).first().click();
  // Adding itself brings code, too.
  const release = await keepAway(page, codeOf('cart/bag/AddedToBagDialog.tsx'));
  await addButton(page).click();
  await expect(page).toHaveURL(/\/gb\/cart$/);
  await expect(page.getByRole('main')).toContainText('Tempo 4');
  await release();
});

test('the fields of a gift card are loaded again; until then the form is sent as without script', async ({
  page,
}) => {
  const release = await keepAway(page, codeOf('routes/product/GiftDetails.tsx'));
  await page.goto('/gb/gift-card/GC1001.html');
  await hydrated(page);
  await expect(missing(page)).toBeVisible();
  await page.getByText('£50', { exact: true }).first().click();
  await addButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/GC1001/);
  await expect(missing(page)).toBeVisible();
  await release();
  await retry(page).click();
  await expect(missing(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Their name', exact: true })).toBeVisible();
});

test('a part of the checkout is loaded again, in its place and with what was typed', async ({ page }) => {
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  const release = await keepAway(page, codeOf('checkout/checkout/DeliveryKindChoice.tsx'));
  await page.goto('/gb/checkout');
  await hydrated(page);
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.fill('maya@example.org');
  await release();
  await retry(page).click();
  await page.getByRole('radio', { name: 'Collect from a store', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Choose a store' })).toBeVisible();
  await expect(email).toHaveValue('maya@example.org');
});
