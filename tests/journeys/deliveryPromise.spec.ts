import { beginBag, plentyOf } from './support/bag.ts';
import { field, fillDetails } from './support/checkout.ts';
import { describeWithoutScript } from './support/describeWithoutScript.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('a product page says by carrier when a size arrives at a postcode [C7.34]', async ({ page }) => {
  await page.goto('/gb/tempo-4/RR4101.html');
  await hydrated(page);
  const field = page.getByRole('textbox', { name: 'Your postcode' });
  await field.fill('M4 3AQ');
  await field.press('Enter');
  await expect(page.getByText(/^Express: with you/)).toBeVisible();
  await expect(page.getByText(/^Standard: with you/)).toBeVisible();
  await field.fill('ZE1 0AA');
  await field.press('Enter');
  await expect(page.getByText(/^Express: with you/)).toBeHidden();
  await expect(page.getByText(/^Standard: with you/)).toBeVisible();
  await field.fill('JE2 3AB');
  await field.press('Enter');
  await expect(page.getByText('We do not deliver to this postcode')).toBeVisible();
});

test('the bag and the checkout tell the same days for the postcode of a product page', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR4101');
  await page.goto(`/gb/tempo-4/RR4101.html?forceSelSize=${sku}`);
  await hydrated(page);
  const asked = page.getByRole('textbox', { name: 'Your postcode' });
  await asked.fill('nowhere');
  await asked.press('Enter');
  await expect(page.getByText('That is not a postcode we know')).toBeVisible();
  await asked.fill('m43aq');
  await asked.press('Enter');
  const days = page.getByText(/^(Express|Standard): with you/);
  await expect(days).toHaveCount(2);
  const told = await days.allTextContents();

  await beginBag(page, sku);
  await page.goto('/gb/cart');
  await expect(page.getByText('To M4 3AQ')).toBeVisible();
  expect(await days.allTextContents()).toEqual(told);
  await hydrated(page);
  await page.getByText('Change postcode').click();
  await asked.fill('ZE1 0AA');
  await asked.press('Enter');
  await expect(page.getByText('To ZE1 0AA')).toBeVisible();
  await expect(page.getByText('Change postcode')).toBeFocused();
  await expect(days).toHaveCount(1);
  await page.getByText('Change postcode').click();
  await asked.fill('M4 3AQ');
  await asked.press('Enter');
  await expect(page.getByText('To M4 3AQ')).toBeVisible();

  await page.goto('/gb/checkout');
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  expect(await days.allTextContents()).toEqual(told);
  await hydrated(page);
  await fillDetails(page);
  for (const text of told) {
    const option = text.replace(': with you ', ', ').replaceAll('\u00a0', ' ');
    await expect(page.getByRole('radio', { name: option })).toBeVisible();
  }

  await page.goto('/gb/cart');
  await expect(days).toHaveText([/^Standard: with you/]);
  expect(told).toContain(await days.textContent());
});

describeWithoutScript((javaScriptEnabled) => {
  test('the bag tells the days for a postcode, and keeps it', async ({ page }) => {
    await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    await page.goto('/gb/cart');
    await page.getByText('When will it arrive?').click();
    const asked = page.getByRole('textbox', { name: 'Your postcode' });
    await asked.fill('M4 3AQ');
    await asked.press('Enter');
    await expect(page).toHaveURL(/\/gb\/cart\?postalCode=M4\+3AQ$/);
    await expect(page.getByText(/^Standard: with you/)).toBeVisible();
    await page.goto('/gb/cart');
    await expect(page.getByText('To M4 3AQ')).toBeVisible();
  });

  test('a product page tells them', async ({ page }) => {
    test.skip(javaScriptEnabled, 'A page that is the same for everybody asks by its script.');
    await page.goto('/gb/tempo-4/RR4101.html');
    await page.getByRole('link', { name: 'When will it arrive?' }).click();
    const asked = page.getByRole('textbox', { name: 'Your postcode' });
    await asked.fill('ZE1 0AA');
    await asked.press('Enter');
    await expect(page.getByText(/^Standard: with you/)).toBeVisible();
  });
});
