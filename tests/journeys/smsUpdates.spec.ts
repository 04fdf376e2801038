import type { Page } from 'playwright/test';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { emiratiAddress, knownBag } from './support/knownBag.ts';
import { fillCard } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const box = (page: Page) => page.getByRole('checkbox', { name: /^Text me about this delivery/ });
const number = (page: Page) => page.getByRole('textbox', { name: /^Mobile number for messages/ });
const hosted = (page: Page) => page.getByRole('radio', { name: /provider’s page/ });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay AED/ });

/** Pays at the page of the provider; returns the number of the order. */
async function paysByPage(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay/);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/em\/confirmation\?orderId=/, { timeout: 15_000 });
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** The text message about an order, from the mailbox, which only this machine may read. */
async function textAbout(page: Page, orderId: string): Promise<string> {
  const id = encodeURIComponent(`text-order-placed:${orderId}`);
  return (await fetch(`${await originOf(page)}/mailbox/${id}`)).text();
}

test('a shopper of the Emirates gets text messages at a Saudi number', async ({ page }) => {
  await knownBag(page, 'em', emiratiAddress);
  await page.goto('/em/checkout');
  await hydrated(page);
  await expect(number(page)).toBeHidden();
  await box(page).check();
  await expect(number(page)).toHaveValue('501234567');

  await test.step('a landline is refused at the field', async () => {
    await number(page).fill('04 123 4567');
    await page.keyboard.press('Tab');
    await hosted(page).check();
    await pay(page).click();
    await page.getByRole('link', { name: /^Enter a mobile number like 050 123 4567/ }).click();
    await expect(number(page)).toBeFocused();
  });
  await page.getByRole('combobox', { name: 'Country code' }).selectOption('SA');
  await number(page).fill('051 234 5678');
  await page.keyboard.press('Tab');
  await pay(page).click();
  const orderId = await paysByPage(page);
  const text = await textAbout(page, orderId);
  expect(text).toContain('To +966512345678');
  expect(text).toMatch(new RegExp(`we’ve got your order ${orderId}\\. It arrives .+/em/order\\?key=`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('box and number are sent with the form', async ({ page }) => {
    await knownBag(page, 'em', emiratiAddress);
    await page.goto('/em/checkout');
    await box(page).check();
    await number(page).fill('04 123 4567');
    await hosted(page).check();
    await pay(page).click();
    await expect(page.getByRole('link', { name: /^Enter a mobile number/ })).toBeVisible();
    await expect(box(page)).toBeChecked();
    await number(page).fill('050 765 4321');
    await pay(page).click();
    const orderId = await paysByPage(page);
    expect(await textAbout(page, orderId)).toContain('To +971507654321');
  });
});
