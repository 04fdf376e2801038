import type { Page } from 'playwright/test';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const flag = (page: Page) => banner(page).getByRole('button', { name: /^Sprache: Deutschland, Deutsch/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Sprache' });

async function openResults(page: Page): Promise<void> {
  await page.goto('/de/search?q=RR4101');
  await hydrated(page);
}

test('the footer’s dialog changes the language of a product by keyboard [A2.104, A2.120, A2.121]', async ({
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

test('the header’s list of languages opens by its flag, and closes with a press outside [A4.95]', async ({
  page,
}) => {
  await openResults(page);

  await test.step('the header’s list opens by its flag, and closes by it and with a press outside', async () => {
    await flag(page).click();
    await expect(list(page)).toBeVisible();
    await flag(page).click();
    await expect(list(page)).toBeHidden();
    await flag(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list(page)).toBeHidden();
  });

  await test.step('with the list open by keyboard, a click on an entry of the main menu follows it', async () => {
    await flag(page).press('Enter');
    await expect(list(page)).toBeVisible();
    await banner(page).getByRole('link', { name: 'Damen', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/women$/);
    await expect(list(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/de\/search\?q=RR4101$/);
  });

  await test.step('the list closes with the page', async () => {
    await banner(page).getByRole('link', { name: 'Hilfe', exact: true }).first().click();
    await expect(page).toHaveURL(/\/de\/help/);
    await flag(page).press('Enter');
    await expect(list(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/de\/search\?q=RR4101$/);
    await expect(list(page)).toBeHidden();
  });
});

test('the header’s list shows the same page in the language [A7.42]', async ({ page }) => {
  await openResults(page);
  await flag(page).click();
  await list(page).getByRole('button', { name: 'Deutschland, English' }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=RR4101$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Back leads to the page as it was, and stays there although the other language is remembered.
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/search\?q=RR4101$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect((await page.request.get('/')).url()).toMatch(/\/en$/);
});

test('without script, the location selector finds a country and opens its shop [A2.35]', async ({
  browser,
  page,
}) => {
  const scriptless = await browser.newPage({
    baseURL: await originOf(page),
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
  expect((await scriptless.request.get('/')).url()).toMatch(/\/kr$/);
  await scriptless.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer leads to the country selector’s form, and has the languages of the market [A2.34, A2.104]', async ({
    page,
  }) => {
    await test.step('the languages of the market', async () => {
      await page.goto('/ae/track-order');
      await hydrated(page);
      await page.getByRole('button', { name: 'القائمة', exact: true }).click();
      await page
        .locator('#menu')
        .getByRole('link', { name: /^اللغة/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'اختر لغتك' });
      await dialog.getByRole('radio', { name: 'English' }).check();
      await dialog.getByRole('button', { name: 'حفظ' }).click();
      await expect(page).toHaveURL(/\/em\/track-order$/);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    });

    await test.step('the country selector’s form, which opens another shop', async () => {
      await page.goto('/gb/track-order');
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
  });
});
