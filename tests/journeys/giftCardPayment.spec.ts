import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  fillCard,
  payButton,
  readyToPay,
  saveDetails,
} from './support/checkout.ts';
import { describeWithoutScript } from './support/describeWithoutScript.ts';
import { endOf, giftCode } from './support/giftCode.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';

const opener = (page: Page) => page.getByText('Gift card or coupon', { exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code of the gift card' });
const applyButton = (page: Page) => page.getByRole('button', { name: 'Use gift card' });

async function useCard(page: Page, written: string): Promise<void> {
  if (!(await code(page).isVisible())) await opener(page).click();
  await code(page).fill(written);
  await applyButton(page).click();
  const name = `Remove Gift card ending ${endOf(written)}`;
  await expect(page.getByRole('button', { name })).toBeVisible();
}

test('a gift card pays a part and the bank card the rest [C7.49]', async ({ page }) => {
  const written = await giftCode(page, 25);
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await useCard(page, written);
  await expect(payButton(page)).toContainText('Pay £105.00');
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await confirmed(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Gift card ending ${endOf(written)}`);
  await expect(main).toContainText('£105.00');
});

test('two gift cards pay everything: no card is asked for', async ({ page }) => {
  const [first, second] = [await giftCode(page, 100), await giftCode(page, 50)];
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await useCard(page, first);
  await expect(payButton(page)).toContainText('Pay £30.00');
  await useCard(page, second);
  await expect(page.getByText('Nothing is left to pay.')).toBeVisible();
  await expect(page.getByText('£20.00 left on the card.')).toBeVisible();
  await expect(byCard(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Place order' }).click();
  await confirmed(page);
});

test('a gift card that was spent meanwhile is told before anything is paid [C5.29]', async ({
  page,
  browser,
  baseURL,
}) => {
  const written = await giftCode(page, 25);
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await useCard(page, written);
  await fillCard(cardFrame(page), cards.approved);

  const other = await pageOfItsOwn(browser, baseURL);
  await beginBag(other, (await plentyOf(other, 'RR4101')).sku);
  await readyToPay(other, cards.approved, { areDetailsKnown: true });
  await useCard(other, written);
  await fillCard(cardFrame(other), cards.approved);
  await payButton(other).click();
  await confirmed(other);

  const ordered: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(orders|create-order|hpp)\?/.test(request.url()))
      ordered.push(request.url());
  });
  await payButton(page).click();
  await expect(page.getByText('£130.00 is left to pay now', { exact: true })).toBeVisible();
  expect(ordered).toEqual([]);
  await expect(page.getByText('Nothing is left on it.')).toBeVisible();
  await page.getByRole('button', { name: `Remove Gift card ending ${endOf(written)}` }).click();
  await expect(payButton(page)).toContainText('Pay £130.00');
});

test('a code that is wrong says so at its field, and a removed gift card pays nothing [C7.50]', async ({
  page,
}) => {
  const written = await giftCode(page, 25);
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await opener(page).click();
  await applyButton(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Enter the code/);
  await code(page).fill('0000 0000 0000 0000 0000');
  await code(page).press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/can not be used: it is wrong, spent, expired/);
  await useCard(page, written);
  await page.getByRole('button', { name: /^Remove Gift card/ }).click();
  await expect(payButton(page)).toContainText('Pay £130.00');
});

test('what is left on a gift card is told on its page, to which the card and each page lead', async ({
  page,
}) => {
  const written = await giftCode(page, 25);
  await page.goto('/gb/gift-card/GC1001.html');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }),
  ).toHaveAttribute('href', '/gb/gift-card-balance');
  await page.getByRole('link', { name: 'Check a gift card’s balance' }).click();
  await page.waitForURL(/\/gb\/gift-card-balance$/);
  await hydrated(page);
  const check = page.getByRole('button', { name: 'Check the balance' });
  await check.click();
  await expect(code(page)).toHaveAccessibleDescription(/Enter the code/);
  await code(page).fill('0000 0000');
  await check.click();
  await expect(code(page)).toHaveAccessibleDescription(/can not be used: it is wrong, spent, expired/);
  await code(page).fill(written);
  await check.click();
  const balance = page.getByRole('group', { name: 'Balance' });
  await expect(balance).toContainText('£25.00 left');
  await expect(balance).toContainText(endOf(written));
  await expect(balance).toBeFocused();
});

describeWithoutScript(() => {
  test('what is left on a gift card is told by a form', async ({ page }) => {
    const written = await giftCode(page, 25);
    await page.goto('/gb/gift-card-balance');
    await code(page).fill('0000 0000');
    await page.getByRole('button', { name: 'Check the balance' }).click();
    await expect(code(page)).toHaveAccessibleDescription(/can not be used/);
    await expect(code(page)).toHaveValue('0000 0000');
    await code(page).fill(written);
    await page.getByRole('button', { name: 'Check the balance' }).click();
    await expect(page.getByText('£25.00 left')).toBeVisible();
  });

  test('gift cards are used and removed by forms, and pay everything', async ({ page }) => {
    const written = await giftCode(page, 150);
    await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    await saveDetails(page);
    await page.goto('/gb/checkout');
    await opener(page).click();
    await code(page).fill('ffff');
    await applyButton(page).click();
    await expect(code(page)).toHaveAccessibleDescription(/can not be used/);
    await code(page).fill(written);
    await applyButton(page).click();
    await expect(page.getByText('Nothing is left to pay.')).toBeVisible();
    await page.getByRole('button', { name: 'Place order' }).click();
    await confirmed(page);
  });
});
