import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { tabTo } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const wallet = (page: Page) => page.getByRole('link', { name: 'Continue with Amazon' });

async function openCheckout(page: Page): Promise<void> {
  await beginBag(page, (await plentyOf(page, 'RR4101', 'us')).sku, { site: 'us' });
  await page.goto('/us/checkout');
}

test('a wallet that refuses its code leads on all the same, and can be tried again [C2.31, C2.32]', async ({
  page,
}) => {
  await openCheckout(page);

  await test.step('a wallet that refuses its code leads on all the same', async () => {
    await wallet(page).click();
    await page.getByRole('button', { name: 'Answer with a code that does not work' }).click();
    await expect(page).toHaveURL(/\/us\/checkout#delivery$/);
    await expect(page.getByText(/The sign-in with Amazon did not work/)).toBeVisible();
  });

  await test.step('it can be tried again, and refused by the guest', async () => {
    await wallet(page).click();
    await page.getByRole('button', { name: 'Do not agree' }).click();
    await expect(page.getByText(/You did not agree at Amazon/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  });
});

test('a guest fills in contact and address from the wallet, by keyboard [C2.25, C2.26, C2.29]', async ({
  page,
}) => {
  await openCheckout(page);
  await tabTo(page, wallet(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in with the wallet' })).toBeVisible();
  await page.getByRole('button', { name: 'Agree and continue' }).press('Enter');
  await expect(page).toHaveURL(/\/us\/checkout#delivery$/);
  await expect(page.getByText(/come from your Amazon account/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('maya@example.org');
  await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('94103');
  await expect(wallet(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the wallet fills in contact and address too', async ({ page }) => {
    await openCheckout(page);
    await wallet(page).click();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page).toHaveURL(/\/us\/checkout#delivery$/);
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('maya@example.org');
  });
});
