import type { BrowserContext } from 'playwright/test';
import { alive } from './support/alive.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** Holds the script back until told, as a slow line does. */
async function slowScript(context: BrowserContext): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a press on “one more” before the script is there counts once', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  const letGo = await slowScript(context);
  await page.goto('/gb/cart');
  await page.getByRole('button', { name: /^One more of/ }).click();
  await page.waitForTimeout(300);
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  letGo();
  await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
});

test('a thing removed before the script is there is out of the bag', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await slowScript(context);
  await page.goto('/gb/cart');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in the bag yet');
});

test('a filter ticked before the script is there is meant', async ({ page, context }) => {
  const letGo = await slowScript(context);
  await page.goto('/gb/men');
  await page
    .getByText(/^Football/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/gb\/men$/);
  letGo();
  await expect(page).toHaveURL(/sport=football/);
  await expect(page.getByRole('group', { name: 'Filters in force' })).toBeVisible();
});

test('what was typed into the checkout before the script is there is kept', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  const letGo = await slowScript(context);
  await page.goto('/gb/checkout');
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Maya');
  letGo();
  await alive(page);
  await page.getByRole('button', { name: 'Show delivery days' }).click();
  await expect(page.getByText(/^There are \d+ things to fix$/)).toBeVisible();
  await expect(name).toHaveValue('Maya');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('the menu of a phone pressed before the script is there opens, and stays open', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await slowScript(context);
  await page.goto('/gb');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByText('Women').first();
  await expect(link).toBeVisible();
  letGo();
  await alive(page);
  await page.waitForTimeout(300);
  await expect(link).toBeVisible();
});

test('“Add to bag” pressed before the script is there adds once', async ({ page, context }) => {
  await slowScript(context);
  await page.goto('/gb/tempo-4/RR4101.html');
  await plentifulSizes(page).first().click();
  await addButton(page).click();
  await expect(page).toHaveURL(/\/gb\/cart$/);
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
});
