import { hydrated } from './support/hydrated.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { slowScript } from './support/slowScript.ts';
import { slowEnd } from './support/slowEnd.ts';
import { expect, test } from './support/test.ts';

test('a press on “one more” before hydration counts at once, and once', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  const release = await slowScript(context);
  await page.goto('/gb/cart');
  await page.getByRole('button', { name: /^One more of/ }).click();
  await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  release();
  await hydrated(page);
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
});

test('a quantity typed before hydration is applied, and one that is being typed is applied when the field is left', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  const release = await slowScript(context);
  await page.goto('/gb/cart');
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
  await quantity.fill('3');
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await expect(page.getByRole('link', { name: 'Bag, 3 items' })).toBeVisible();
  await page.reload();
  await quantity.fill('2');
  await hydrated(page);
  await expect(quantity).toHaveValue('2');
  await expect(quantity).toBeFocused();
  await quantity.press('Enter');
  await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
});

test('a quantity the shop does not sell is refused before hydration, and the reason stays after hydration', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  const release = await slowScript(context);
  await page.goto('/gb/cart');
  await page.getByRole('spinbutton', { name: /^Quantity of/ }).evaluate((field: HTMLInputElement) => {
    field.max = '99';
  });
  await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill('50');
  await page.getByRole('button', { name: 'Update' }).click();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toBeVisible();
  release();
  await hydrated(page);
  await expect(told).toBeVisible();
});

test('a line removed before hydration is out of the bag', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await slowScript(context);
  await page.goto('/gb/cart');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in the bag yet');
});

test('a filter ticked before hydration is applied', async ({ page, context }) => {
  const release = await slowScript(context);
  await page.goto('/gb/men');
  await page
    .getByText(/^Football/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/gb\/men$/);
  release();
  await expect(page).toHaveURL(/sport=football/);
  await expect(page.getByRole('group', { name: 'Filters in force' })).toBeVisible();
});

test('the menu of a phone opened before hydration stays open', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await slowScript(context);
  await page.goto('/gb');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByText('Women').first();
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await page.waitForTimeout(300);
  await expect(link).toBeVisible();
});

test('“Add to bag” pressed before hydration adds once', async ({ page, context }) => {
  await slowScript(context);
  await page.goto('/gb/tempo-4/RR4101.html');
  await plentifulSizes(page).first().click();
  await addButton(page).click();
  await expect(page).toHaveURL(/\/gb\/cart$/);
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
});

test('a size chosen before hydration is the one that is added after it', async ({ page, context }) => {
  const release = await slowScript(context);
  await page.goto('/gb/tempo-4/RR4101.html');
  await plentifulSizes(page).first().click();
  release();
  await hydrated(page);
  await addButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('Tempo 4');
  await expect(page).toHaveURL(/RR4101\.html$/);
});

test('a sort order chosen before hydration is applied', async ({ page, context }) => {
  await slowScript(context);
  await page.goto('/gb/men');
  await page.getByText('Sort by').click();
  await page.getByRole('link', { name: 'Lowest price' }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
});

test('a search typed before hydration is kept, and gets suggestions after it [A2.98]', async ({
  page,
  context,
}) => {
  const release = await slowScript(context);
  await page.goto('/gb');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.click();
  await field.pressSequentially('tem');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('tem');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a search typed during hydration loses no letter, and Enter searches for it', async ({
  page,
  context,
}) => {
  const release = await slowScript(context);
  await page.goto('/gb');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.click();
  const typing = field.pressSequentially('rain jacket for cold days', { delay: 30 });
  release();
  await typing;
  await expect(field).toHaveValue('rain jacket for cold days');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=rain(\+|%20)jacket(\+|%20)for(\+|%20)cold(\+|%20)days/);
});

test('a search sent with Enter before hydration shows results', async ({ page, context }) => {
  await slowScript(context);
  await page.goto('/gb');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('rain jacket');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“rain jacket”');
});

test('another country can be chosen before hydration', async ({ page, context }) => {
  await slowScript(context);
  await page.goto('/gb/country-selector.html');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de$/);
});

test('a touch before the end of the document has arrived still starts hydration', async ({ page }) => {
  const line = await slowEnd(await originOf(page));
  await page.goto(`${line.origin}/gb/men`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  // Long enough for the script to be fetched and run if it did not wait.
  await page.waitForTimeout(1_500);
  line.release();
  await hydrated(page);
  line.close();
});
