import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  field,
  fillCard,
  fillDetails,
  hosted,
  payButton,
} from './support/checkout.ts';
import { describeWithoutScript } from './support/describeWithoutScript.ts';
import { hydrated } from './support/hydrated.ts';
import { addButton } from './support/product.ts';
import { expect, test } from './support/test.ts';

const giftCard = '/gb/gift-card/GC1001.html';
const plan = '/gb/10k-in-eight-weeks/TP1001.html';

/** The amount of fifty pounds: its radio button lies under its label. */
const amount = (page: Page) => page.getByText('£50', { exact: true }).first();

async function fillGift(page: Page): Promise<void> {
  await amount(page).click();
  await field(page, 'Their name').fill('Ada Lovelace');
  await field(page, 'Their email address').fill('ada@example.org');
  await field(page, 'Your name').fill('Maya');
  await page.getByRole('textbox', { name: /^Message/ }).fill('Happy birthday!');
}

/** Whoever is written to, where there is no address. */
async function fillContact(page: Page): Promise<void> {
  await field(page, 'Email address').fill('maya@example.org');
  await field(page, 'Mobile number').fill('07700 900123');
  await field(page, 'First name').fill('Maya');
  await field(page, 'Last name').fill('Okafor');
  await page.keyboard.press('Tab');
}

test('a gift card and a training plan alone are bought without an address, and the plan is loaded', async ({
  page,
}) => {
  await page.goto(giftCard);
  await hydrated(page);
  await addButton(page).click();
  await expect(page.getByText('Choose an amount first.')).toBeVisible();
  await amount(page).click();
  await addButton(page).click();
  await expect(field(page, 'Their name')).toBeFocused();
  await expect(field(page, 'Their email address')).toHaveAccessibleDescription(/Enter the address/);
  await fillGift(page);
  await expect(page.getByRole('figure')).toContainText('Happy birthday!');
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'In your bag' });
  await expect(dialog).toContainText('For Ada Lovelace, ada@example.org');

  await page.goto(plan);
  await hydrated(page);
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'In your bag' })).toBeVisible();

  await page.goto('/gb/checkout');
  await hydrated(page);
  await expect(field(page, 'Postcode')).toHaveCount(0);
  await fillContact(page);
  await expect(page.getByText('All of it comes by email')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Standard/ })).toHaveCount(0);
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await confirmed(page);
  const main = page.getByRole('main');
  // The job that sends gift cards may have been faster than the page.
  await expect(main).toContainText(/Sent by email (once it is paid|on )/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download 10K in eight weeks' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('10k-in-eight-weeks.pdf');
});

test('a gift card beside shoes comes by email, and only the shoes have a delivery to choose [C3.02]', async ({
  page,
}) => {
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  await page.goto(giftCard);
  await hydrated(page);
  await fillGift(page);
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'In your bag' })).toBeVisible();
  await page.goto('/gb/checkout');
  await hydrated(page);
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await expect(page.getByRole('radio', { name: /^By email/ })).toHaveCount(0);
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await confirmed(page);
  await expect(page.getByRole('region', { name: 'By email' })).toContainText('For Ada Lovelace');
  await expect(page.getByRole('region', { name: /^With you on/ })).not.toContainText('Ada');
});

test('whom a gift card in the bag is for is changed there, and nothing else of it', async ({ page }) => {
  await page.goto(giftCard);
  await hydrated(page);
  await fillGift(page);
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'In your bag' })).toBeVisible();
  await page.goto('/gb/cart');
  await hydrated(page);
  const opener = page.getByText('Change gift details');
  await opener.click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await field(page, 'Their email address').fill('grace@');
  await save.click();
  await expect(field(page, 'Their email address')).toBeFocused();
  await field(page, 'Their email address').fill('grace@example.org');
  await field(page, 'Their name').fill('Grace Hopper');
  await page.route('**/items/*', (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert')).toContainText('The bag is as it was');
  await page.unroute('**/items/*');
  await save.click();
  await expect(page.getByRole('main')).toContainText('For Grace Hopper, grace@example.org');
  await expect(field(page, 'Their name')).toBeHidden();
  await page.reload();
  await hydrated(page);
  await opener.click();
  await expect(page.getByRole('main')).toContainText('For Grace Hopper, grace@example.org');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Happy birthday!');
});

describeWithoutScript(() => {
  test('a gift card is bought by forms, and what is wrong stays where it was typed', async ({ page }) => {
    await page.goto(giftCard);
    await fillGift(page);
    await field(page, 'Their email address').fill('ada@nowhere');
    await addButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The gift card needs something more');
    await expect(field(page, 'Their email address')).toHaveAccessibleDescription(
      /not a complete email address/,
    );
    await expect(field(page, 'Their name')).toHaveValue('Ada Lovelace');
    await field(page, 'Their email address').fill('ada@example.org');
    await addButton(page).click();
    await page.waitForURL(/\/gb\/cart$/);
    await expect(page.getByRole('main')).toContainText('For Ada Lovelace, ada@example.org');
    await page.getByText('Change gift details').click();
    await field(page, 'Their name').fill('Grace Hopper');
    await field(page, 'Their email address').fill('grace@');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The gift details are as they were');
    await expect(field(page, 'Their email address')).toHaveAccessibleDescription(
      /not a complete email address/,
    );
    await expect(field(page, 'Their name')).toHaveValue('Grace Hopper');
    await field(page, 'Their email address').fill('grace@example.org');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('For Grace Hopper, grace@example.org');
    await page.goto('/gb/checkout');
    await fillContact(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('All of it comes by email')).toBeVisible();
    await hosted(page).check();
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £50/);
    await fillCard(page, cards.approved);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await confirmed(page);
  });
});
