import type { FrameLocator, Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { confirmed, field, payButton, saveDetails, tabTo } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** The sheet that stands in for the device's own. */
const sheet = (page: Page): FrameLocator => page.frameLocator('iframe[title="Touchline"]');
const payIn = (page: Page) => sheet(page).getByRole('button', { name: /^Pay £\d/ });
const express = (page: Page, name: string) => page.getByRole('button', { name: `Buy now with ${name}` });
const total = async (page: Page): Promise<string> => (await payIn(page).textContent())?.trim().slice(4) ?? '';

/** Says in the sandbox that this browser's device can pay. */
async function turnOn(page: Page): Promise<void> {
  await page.goto('/sandbox/device');
  await page.getByRole('button', { name: 'Let this device pay' }).click();
  await expect(page.getByRole('status')).toHaveText('This device can pay with Apple Pay and Google Pay.');
}

async function openCart(page: Page): Promise<void> {
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  await page.goto('/gb/cart');
  await hydrated(page);
}

test('Apple Pay is offered where the device can pay, and pays the total of the order [C5.26]', async ({
  page,
}) => {
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /^Google Pay/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Apple Pay/ })).toHaveCount(0);

  await turnOn(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
  const apple = page.getByRole('radio', { name: /^Apple Pay/ });

  await test.step('a sheet that is closed takes nothing, and all stays as it was', async () => {
    await apple.check();
    await payButton(page).click();
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(payButton(page)).toBeEnabled();
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  });

  await test.step('a refusal says why', async () => {
    await payButton(page).click();
    await sheet(page).getByText('Try another outcome').click();
    await sheet(page).getByLabel('What happens').selectOption('InsufficientFundsError');
    await payIn(page).click();
    await expect(page.getByText('Check the balance and the limit of the card or account')).toBeVisible();
  });

  await test.step('the sheet shows what the button says, and pays it', async () => {
    const [sum] = /£[\d.]+/.exec((await payButton(page).textContent()) ?? '') ?? [];
    await payButton(page).click();
    await expect(payIn(page)).toHaveText(`Pay ${sum}`);
    await payIn(page).click();
    await confirmed(page);
    await expect(page.getByText('Apple Pay').first()).toBeVisible();
  });
});

test('the bag is bought at once: address and delivery in the sheet, the same total in the order', async ({
  page,
}) => {
  await openCart(page);
  await expect(express(page, 'Apple Pay')).toHaveCount(0);
  await turnOn(page);
  await page.goto('/gb/cart');
  const bag = async () => {
    const answer = await page.request.get('/api/chk/basket/bag?sitePath=gb');
    return { ...((await answer.json()) as object), modifiedDate: '' };
  };
  const before = await bag();

  await test.step('a place where nothing goes is told in the sheet, and closing it changes nothing', async () => {
    await express(page, 'Apple Pay').click();
    await expect(payIn(page)).toBeEnabled();
    await sheet(page).getByLabel('Postcode').fill('JE2 3AB');
    await sheet(page).getByLabel('Town or city').focus();
    await expect(sheet(page).getByRole('alert')).toHaveText(/don’t deliver to this address/);
    await expect(sheet(page).getByRole('button', { name: /^Pay/ })).toBeDisabled();
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(express(page, 'Apple Pay')).toBeEnabled();
    expect(await bag()).toEqual(before);
  });

  await test.step('the chosen delivery is charged', async () => {
    await express(page, 'Apple Pay').click();
    await expect(payIn(page)).toBeEnabled();
    const standard = await total(page);
    await sheet(page)
      .getByRole('radio', { name: /^Express/ })
      .check();
    await expect(payIn(page)).toBeEnabled();
    await expect(payIn(page)).not.toHaveText(`Pay ${standard}`);
    const sum = await total(page);
    await payIn(page).click();
    await confirmed(page);
    await expect(page.getByText(sum).first()).toBeVisible();
    await expect(page.getByText(/Express/).first()).toBeVisible();
  });
});

test('a product is bought alone by keyboard, and the bag stays as it was', async ({ page }) => {
  await turnOn(page);
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  await page.goto('/gb/tempo-4/RR4101.html');
  await hydrated(page);
  await express(page, 'Google Pay').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a size').first()).toBeVisible();
  await plentifulSizes(page).first().click();
  await tabTo(page, express(page, 'Google Pay'));
  await page.keyboard.press('Enter');
  await expect(payIn(page)).toBeEnabled();
  await payIn(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/gb\/confirmation\?orderId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good call, Maya$/);
  await page.goto('/gb/cart');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1');
});

test('Escape closes the sheet, and the button has the focus again', async ({ page }) => {
  await turnOn(page);
  await openCart(page);
  await express(page, 'Apple Pay').press('Enter');
  await expect(payIn(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[title="Touchline"]')).toHaveCount(0);
  await expect(express(page, 'Apple Pay')).toBeFocused();
});
