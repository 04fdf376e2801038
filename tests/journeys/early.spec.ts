import { hydrated } from './support/hydrated.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { slowScript } from './support/slowScript.ts';
import { slowEnd } from './support/slowEnd.ts';
import { expect, test } from './support/test.ts';

test('what is done in the bag before hydration counts at once, and once', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });

  await test.step('a press on “one more” counts at once, and once', async () => {
    const release = await slowScript(context);
    await page.goto('/gb/cart');
    await page.getByRole('button', { name: /^One more of/ }).click();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
    release();
    await hydrated(page);
  });

  await test.step('a quantity that was typed is applied', async () => {
    const release = await slowScript(context);
    await page.reload();
    await expect(quantity).toHaveValue('2');
    await quantity.fill('3');
    await page.getByRole('heading', { level: 1 }).click();
    release();
    await expect(page.getByRole('link', { name: 'Bag, 3 items' })).toBeVisible();
  });

  await test.step('a quantity that is being typed is applied when the field is left', async () => {
    const release = await slowScript(context);
    await page.reload();
    await quantity.fill('2');
    release();
    await hydrated(page);
    await expect(quantity).toHaveValue('2');
    await expect(quantity).toBeFocused();
    await quantity.press('Enter');
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  });

  await test.step('a quantity the shop does not sell is refused, and the reason stays after hydration', async () => {
    const release = await slowScript(context);
    await page.reload();
    await quantity.evaluate((field: HTMLInputElement) => {
      field.max = '99';
    });
    await quantity.fill('50');
    await page.getByRole('button', { name: 'Update' }).click();
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toBeVisible();
    release();
    await hydrated(page);
    await expect(told).toBeVisible();
  });

  await test.step('a line that is removed is out of the bag', async () => {
    await slowScript(context);
    await page.reload();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
  });
});

test('a filter, a sort order and another country chosen before hydration are applied', async ({
  page,
  context,
}) => {
  await test.step('a filter', async () => {
    const release = await slowScript(context);
    await page.goto('/gb/search?q=tempo');
    await page
      .getByText(/^Running/)
      .first()
      .click();
    await expect(page).toHaveURL(/\/gb\/search\?q=tempo$/);
    release();
    await expect(page).toHaveURL(/sport=running/);
    await expect(page.getByRole('group', { name: 'Filters in force' })).toBeVisible();
  });

  await test.step('a sort order', async () => {
    await slowScript(context);
    await page.goto('/gb/search?q=tempo');
    await page.getByText('Sort by').click();
    await page.getByRole('link', { name: 'Lowest price' }).click();
    await expect(page).toHaveURL(/sort=price-asc/);
  });

  await test.step('another country', async () => {
    await slowScript(context);
    await page.goto('/gb/country-selector.html');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de$/);
  });
});

test('the menu and the search of the header work before hydration, and go on after it [A2.98]', async ({
  page,
  context,
}) => {
  const field = page.getByRole('combobox', { name: 'Search' });
  const size = page.viewportSize();

  await test.step('the menu of a phone that was opened stays open', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await slowScript(context);
    await page.goto('/gb/track-order');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const link = page.getByRole('navigation', { name: 'Menu' }).getByText('Women').first();
    await expect(link).toBeVisible();
    release();
    await hydrated(page);
    await page.waitForTimeout(300);
    await expect(link).toBeVisible();
    if (size) await page.setViewportSize(size);
  });

  await test.step('a search that was typed is kept, and gets suggestions', async () => {
    const release = await slowScript(context);
    await page.goto('/gb/track-order');
    await field.click();
    await field.pressSequentially('tem');
    release();
    await hydrated(page);
    await expect(field).toHaveValue('tem');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  await test.step('a search that is being typed loses no letter, and Enter searches for it', async () => {
    const release = await slowScript(context);
    await page.goto('/gb/track-order');
    await field.click();
    const typing = field.pressSequentially('rain jacket for cold days', { delay: 30 });
    release();
    await typing;
    await expect(field).toHaveValue('rain jacket for cold days');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=rain(\+|%20)jacket(\+|%20)for(\+|%20)cold(\+|%20)days/);
  });

  await test.step('a search that is sent with Enter shows results', async () => {
    await slowScript(context);
    await page.goto('/gb/track-order');
    await field.fill('rain jacket');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“rain jacket”');
  });
});

test('“Add to bag” pressed before hydration adds once, and adds the size that was chosen before it', async ({
  page,
  context,
}) => {
  await test.step('“Add to bag” adds once', async () => {
    await slowScript(context);
    await page.goto('/gb/tempo-4/RR4101.html');
    await plentifulSizes(page).first().click();
    await addButton(page).click();
    await expect(page).toHaveURL(/\/gb\/cart$/);
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  await test.step('the size that was chosen is added', async () => {
    const release = await slowScript(context);
    await page.goto('/gb/tempo-4/RR4101.html');
    await plentifulSizes(page).first().click();
    release();
    await hydrated(page);
    await addButton(page).click();
    await expect(page.getByRole('dialog')).toContainText('Tempo 4');
    await expect(page).toHaveURL(/RR4101\.html$/);
  });
});

test('a touch before the end of the document has arrived still starts hydration', async ({ page }) => {
  const line = await slowEnd(await originOf(page));
  await page.goto(`${line.origin}/gb/search?q=tempo`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  // Long enough for the script to be fetched and run if it did not wait.
  await page.waitForTimeout(1_500);
  line.release();
  await hydrated(page);
  line.close();
});
