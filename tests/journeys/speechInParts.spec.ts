import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { startShop } from './support/shopProcess.ts';
import { listenTo } from './support/speech.ts';
import { expect, test } from './support/test.ts';

// What a screen reader says beside the purchase itself: search, selectors, dialogs, another language, another brand.
test.slow();

/** The name of the option that the arrow keys have selected, while the focus stays in the field. */
const selectedOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id ? document.getElementById(id)?.textContent : undefined) ?? '';
  });

test('the search says its suggestions and what was searched; a dialog its title, and keeps the focus', async ({
  page,
}) => {
  const speech = await listenTo(page);

  await test.step('a dialog says its title, keeps the focus, and returns it to what opened it', async () => {
    await page.goto('/gb/tempo-4/RR4101.html');
    await hydrated(page);
    const opener = page.getByRole('link', { name: 'Size guide' }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Size guide' });
    await expect(dialog).toBeVisible();
    await speech.expectFocus('dialog', 'Size guide');
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await speech.expectFocus('link', 'Size guide');
  });

  await test.step('the search says how many suggestions there are, which one is selected, and what was searched', async () => {
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.focus();
    await speech.expectFocus('combobox', 'Search');
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
    await page.keyboard.type('runn');
    await speech.expectHeard(/^\d+ suggestions?$/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => selectedOption(page)).toMatch(/^Running/);
    await speech.expectFocus('combobox', 'Search');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.type('mens trainers size 9');
    await page.keyboard.press('Enter');
    await speech.expectFocus('heading', '“mens trainers size 9”');
    await expect(page).toHaveTitle(/^Search: “mens trainers size 9”, \d+ products \| /);
  });

  await test.step('a search without results', async () => {
    speech.forget();
    await page.goto('/gb/search?q=xyzzy');
    await hydrated(page);
    await expect(page).toHaveTitle(/^No results for “xyzzy” \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “xyzzy”');
  });
});

test('language selector, list, product and bag speak German in the German shop', async ({ page }) => {
  const speech = await listenTo(page);
  await page.goto('/de/men/shoes/running-shoes');
  await hydrated(page);

  await test.step('the selector of the language says what is chosen', async () => {
    const button = page.getByRole('banner').getByRole('button', { name: /^Sprache: Deutschland, Deutsch/ });
    await button.focus();
    await speech.expectFocus('button', /^Sprache: Deutschland, Deutsch/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sprache' })).toBeVisible();
    await page.keyboard.press('Escape');
    await speech.expectFocus('button', /^Sprache: Deutschland, Deutsch/);
  });

  await test.step('sorting a list', async () => {
    await page.locator('summary').filter({ hasText: 'Sortieren' }).press('Enter');
    speech.forget();
    await page.getByRole('link', { name: 'Niedrigster Preis' }).press('Enter');
    await speech.expectHeard(/^\d+ Produkte, sortiert nach: Niedrigster Preis$/);
  });

  await test.step('adding a product to the bag', async () => {
    await page.goto('/de/tempo-4/RR4101.html');
    await hydrated(page);
    speech.forget();
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().press('Enter');
    await speech.expectFocus('radio', /^\d+/);
    await expect(page.getByRole('group', { name: 'Größe (EU)' })).toContainText(
      'Zuerst eine Größe auswählen.',
    );
    await page.locator('label:not([data-sold-out], [data-low])').getByRole('radio').first().press('Space');
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await speech.focused()).name).toMatch(/Warenkorb/);
    expect(speech.heard.join(' ')).not.toMatch(/\b(added|bag|size)\b/i);
  });
});

test('the second brand names itself, and speaks as well', async ({ page }) => {
  const port = String(await freePort());
  const data = mkdtempSync(join(tmpdir(), 'touchline-speech-'));
  const shop = startShop({ PORT: port, DATA_DIR: data, BRAND: 'northing' });
  try {
    await shop.opened;
    const origin = `http://localhost:${port}`;
    await answerConsent(page.context(), origin);
    const speech = await listenTo(page);
    await page.goto(`${origin}/gb/men`);
    await hydrated(page);
    await expect(page).toHaveTitle(/ \| Northing$/);
    await expect(page.getByRole('link', { name: 'Northing home page' }).first()).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Sort by' }).press('Enter');
    speech.forget();
    await page.getByRole('link', { name: 'Lowest price' }).press('Enter');
    await speech.expectHeard(/^\d+ products, sorted by: Lowest price$/);
    await page.goto(`${origin}/gb/nowhere`);
    await expect(page).toHaveTitle('No such list | Northing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such list');
  } finally {
    shop.stop();
    await shop.ended;
    rmSync(data, { recursive: true });
  }
});
