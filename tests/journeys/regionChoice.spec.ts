import { beginBag, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('the header’s language selector opens by its flag, closes with a press outside and with the page, and shows the same page in the language [A4.95, A7.42]', async ({
  page,
}) => {
  await page.goto('/de/men?sort=price-asc');
  await hydrated(page);
  const flag = page.getByRole('banner').getByRole('button', { name: /^Sprache: Deutschland, Deutsch/ });
  const list = page.getByRole('dialog', { name: 'Sprache' });
  await flag.click();
  await expect(list).toBeVisible();
  await flag.click();
  await expect(list).toBeHidden();
  await flag.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Hilfe', exact: true }).first().click();
  await expect(page).toHaveURL(/\/de\/help/);
  await flag.press('Enter');
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/men\?sort=price-asc$/);
  await expect(list).toBeHidden();
  await flag.click();
  await list.getByRole('button', { name: 'Deutschland, English' }).click();
  await expect(page).toHaveURL(/\/en\/men\?sort=price-asc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Back leads to the page as it was, and stays there although the other language is remembered.
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/men\?sort=price-asc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
});

test('with the language list open by keyboard, a click on an entry of the main menu follows it [A4.95]', async ({
  page,
}) => {
  await page.goto('/de/men');
  await hydrated(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Sprache: Deutschland, Deutsch/ }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Sprache' });
  await expect(list).toBeVisible();
  await banner.getByRole('link', { name: 'Damen', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/women$/);
  await expect(list).toBeHidden();
});

test('the language dialog changes the language of a product by keyboard, and keeps it when it is closed [A2.104, A2.120, A2.121]', async ({
  page,
}) => {
  await page.goto('/de/tempo-4/RR4101.html');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sprache: Deutsch' });
  const dialog = page.getByRole('dialog', { name: 'Wählen Sie Ihre Sprache' });
  await link.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Deutsch' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect((await page.context().cookies()).some(({ name }) => name === 'sitePath')).toBe(false);
  await link.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Deutsch' }).focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/[^/]+\/RR4101\.html$/);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'sitePath');
  expect(cookie?.value).toBe('en~de');
  // Three months.
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90);
});

test('without script, the location selector finds a country and opens its shop [A2.35]', async ({
  browser,
  page,
}) => {
  const scriptless = await browser.newPage({
    baseURL: new URL('/', (await page.request.get('/robots.txt')).url()).href,
    javaScriptEnabled: false,
  });
  await scriptless.goto('/gb/location-selector.html');
  await expect(scriptless.getByRole('heading', { level: 2, name: 'Europe' })).toBeVisible();
  await scriptless.getByRole('searchbox', { name: 'Search for a country or language' }).fill('한국');
  await scriptless.getByRole('button', { name: 'Search' }).last().click();
  await expect(scriptless).toHaveURL(/location-selector\.html\?q=/);
  await expect(scriptless.getByRole('heading', { level: 2, name: 'Europe' })).toHaveCount(0);
  await scriptless.getByRole('button', { name: '한국어' }).click();
  await expect(scriptless).toHaveURL(/\/kr$/);
  await scriptless.goto('/');
  await expect(scriptless).toHaveURL(/\/kr$/);
  await scriptless.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer leads to the country selector’s form, which opens another shop [A2.34]', async ({
    page,
  }) => {
    await page.goto('/gb');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'United Kingdom, English, GBP' }).first().click();
    await expect(page).toHaveURL(/\/gb\/country-selector-mobile\.html$/);
    await expect(page.getByRole('radio', { name: 'United Kingdom, English' })).toBeChecked();
    await page.getByRole('searchbox', { name: 'Search for a country or language' }).fill('deutsch');
    await page.getByRole('radio', { name: 'Germany, Deutsch' }).check();
    await page.getByRole('button', { name: 'Go to this shop' }).click();
    await expect(page).toHaveURL(/\/de$/);
  });

  test('the drawer has the languages of the market [A2.104]', async ({ page }) => {
    await page.goto('/ae');
    await hydrated(page);
    await page.getByRole('button', { name: 'القائمة', exact: true }).click();
    await page
      .locator('#menu')
      .getByRole('link', { name: /^اللغة/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'اختر لغتك' });
    await dialog.getByRole('radio', { name: 'English' }).check();
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(page).toHaveURL(/\/em$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});

test('a payment that takes its time is told above the checkout, and cannot be closed [A2.111]', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'FB1201');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  let letPay = (): void => undefined;
  const mayPay = new Promise<void>((resolve) => (letPay = resolve));
  await page.route(/\/(orders|create-order)\?/, async (route) => {
    if (route.request().method() === 'POST') await mayPay;
    await route.continue();
  });
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your payment is in progress' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  letPay();
  await confirmed(page);
  await expect(dialog).toBeHidden();
});
