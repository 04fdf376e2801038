import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { cardFrame, cards, confirmed, fillCard, payButton, readyToPay } from './support/checkout.ts';
import { describeWithoutScript } from './support/describeWithoutScript.ts';
import { hydrated } from './support/hydrated.ts';
import { germanAddress, knownBag } from './support/knownBag.ts';
import { expect, test } from './support/test.ts';

const code = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' });
const use = (page: Page) => page.getByRole('button', { name: 'Use coupon' });
const removed = (page: Page, name: string) => page.getByRole('button', { name: `Remove Coupon ${name}` });

test('a coupon is used in the bag, and is in the order [C7.61]', async ({ page }) => {
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await page.goto('/gb/cart');
  await hydrated(page);
  await code(page).fill('run10-gb');
  await use(page).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Coupon RUN10-GB');
  await expect(main).toContainText('£117.00');
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await expect(payButton(page)).toContainText('Pay £117.00');
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await confirmed(page);
  await expect(main).toContainText('Coupon RUN10-GB');
  await expect(main).toContainText('−£13.00');
});

test('a coupon is refused at its field with the reason, and taken off again [C7.62]', async ({ page }) => {
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await page.goto('/gb/cart');
  await hydrated(page);
  for (const [typed, reason] of [
    ['', 'Enter the code.'],
    ['NOTHING', 'We don’t recognise this coupon.'],
    ['OVER-GB', 'This coupon has expired.'],
    ['MEMBERS-GB', 'Only for members'],
  ] as const) {
    await code(page).fill(typed);
    await use(page).click();
    await expect(code(page)).toHaveAccessibleDescription(new RegExp(reason));
  }
  await code(page).fill('EXTRA-GB');
  await code(page).press('Enter');
  await expect(removed(page, 'EXTRA-GB')).toBeVisible();
  await code(page).fill('RUN10-GB');
  await use(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/combined with the other one/);
  await removed(page, 'EXTRA-GB').click();
  await expect(removed(page, 'EXTRA-GB')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('£130.00');
});

test('a coupon comes by a link, is told once, and used once', async ({ page }) => {
  await page.goto('/gb/cart?coupon=RUN10-GB');
  await expect(page.getByRole('main')).toContainText('Put something in the bag');
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await page.goto('/gb/cart?coupon=RUN10-GB');
  await expect(page.getByRole('main')).toContainText('Coupon RUN10-GB is used for this bag.');
  await page.reload();
  await expect(removed(page, 'RUN10-GB')).toHaveCount(1);
  await page.goto('/gb/cart?coupon=%3Cb%3ENO');
  await expect(page.getByRole('main')).toContainText('Coupon <b>NO could not be used');
});

test('a coupon of Klarna leaves only its ways to pay, and all of them without it [C5.21]', async ({
  page,
}) => {
  await knownBag(page, 'en', germanAddress);
  const methods = page.getByRole('region', { name: /Payment$/ }).getByRole('radio');
  await page.goto('/en/checkout');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toBeVisible();
  await page.goto('/en/cart');
  await hydrated(page);
  await code(page).fill('KLARNA15-DE');
  await use(page).click();
  await expect(removed(page, 'KLARNA15-DE')).toBeVisible();
  await page.goto('/en/checkout');
  await hydrated(page);
  await expect(methods).toHaveCount(2);
  for (const name of [/^Pay in 30 days with Klarna/, /^Pay now with Klarna/])
    await expect(page.getByRole('radio', { name })).toBeVisible();
  await page.getByRole('radio', { name: /^Pay in 30 days with Klarna/ }).check();
  await page.getByRole('button', { name: 'Pay €114.75' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay €114.75 in 30 days');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/en\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByRole('main')).toContainText('Coupon KLARNA15-DE');
});

describeWithoutScript(() => {
  test('coupons are used and removed by forms in the bag', async ({ page }) => {
    await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    await page.goto('/gb/cart');
    await code(page).fill('OVER-GB');
    await use(page).click();
    await expect(code(page)).toHaveAccessibleDescription(/This coupon has expired/);
    await code(page).fill('RUN10-GB');
    await code(page).press('Enter');
    await expect(page.getByRole('main')).toContainText('£117.00');
    await removed(page, 'RUN10-GB').click();
    await expect(page.getByRole('main')).toContainText('£130.00');
  });
});
