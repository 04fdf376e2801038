import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** The address of a product that takes a name and a number. */
async function jersey({ request }: Pick<Page, 'request'>): Promise<string> {
  const answer = await request.get('/api/catalogue/products?sitePath=gb&path=apparel/tops/jerseys');
  const { items } = (await answer.json()) as { items: { url: string; availability_status: string }[] };
  const found = items.find(({ availability_status: status }) => status === 'IN_STOCK');
  return `/gb${found?.url ?? ''}`;
}

test('a name and a number are shown on the product, paid for and kept as a line [A3.71, A3.74]', async ({
  page,
}) => {
  await page.goto(await jersey(page));
  await hydrated(page);
  await plentifulSizes(page).first().click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.keyboard.type('sh1t');
  await addButton(page).press('Enter');
  await expect(name).toHaveAccessibleDescription(/We do not print this/);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('sh1t');
  await name.fill('MAYA');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await expect(page.getByRole('img', { name: / with MAYA, 10$/ })).toBeVisible();
  await expect(page.getByText('£12 more for this.')).toBeVisible();
  await addButton(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'In your bag' });
  await expect(dialog).toContainText('Name: MAYA');
  await dialog.getByRole('link', { name: /^View bag/ }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Number: 10');
  await expect(main).toContainText('Made for you: cannot be returned.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields are part of the form, and a refused text stays where it was typed', async ({ page }) => {
    await page.goto(await jersey(page));
    await plentifulSizes(page).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('sh1t');
    await addButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The personalisation was not accepted');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('sh1t');
    await page.getByRole('textbox', { name: 'Name' }).fill('MAYA');
    await addButton(page).click();
    await page.waitForURL(/\/gb\/cart$/);
    await expect(page.getByRole('main')).toContainText('Name: MAYA');
  });
});
