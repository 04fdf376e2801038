import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { field } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Finds a house in a French checkout. */
async function findHouse(page: Page): Promise<void> {
  const { sku } = await plentyOf(page, 'HK2001', 'fr');
  await beginBag(page, sku, { site: 'fr' });
  await page.goto('/fr/checkout');
  await hydrated(page);
  const search = page.getByRole('combobox', { name: 'Chercher votre adresse' });
  await search.fill('rodier');
  await page.getByRole('option', { name: /^Rue Rodier/ }).click();
  const house = page.getByRole('combobox', { name: 'Numéro dans Rue Rodier' });
  await expect(house).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /^12 Rue Rodier/ }).click();
  await expect(page.getByText('12 Rue Rodier, 75009, Paris')).toBeVisible();
}

test('in a market with an address search the house is found [A3.70, C3.16, C7.35]', async ({ page }) => {
  await findHouse(page);
  await expect(page.locator('[name="shipping-postalCode"]')).not.toBeVisible();
});

test('the address that was found can be changed by hand [C4.16]', async ({ page }) => {
  await findHouse(page);
  await page.getByRole('button', { name: 'Saisir l’adresse vous-même' }).click();
  await expect(page.locator('[name="shipping-postalCode"]')).toHaveValue('75009');
  await expect(field(page, 'Ville')).toHaveValue('Paris');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address is typed', async ({ page }) => {
    const { sku } = await plentyOf(page, 'HK2001', 'fr');
    await beginBag(page, sku, { site: 'fr' });
    await page.goto('/fr/checkout');
    await expect(page.locator('[name="shipping-postalCode"]')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Chercher votre adresse' })).toHaveCount(0);
  });
});
