import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { knownBag, koreanAddress } from './support/knownBag.ts';
import { expect, test } from './support/test.ts';

const business = (page: Page) => page.getByRole('radio', { name: /^사업자 지출증빙용/ });
const number = (page: Page) => page.getByRole('textbox', { name: '사업자등록번호' });
const pay = (page: Page) => page.getByRole('button', { name: /결제하기/ });
const hosted = (page: Page) => page.getByRole('radio', { name: /^결제사 페이지/ });

/** Pays at the page of the provider, whatever its language. */
async function payAtProvider(page: Page): Promise<void> {
  const card = { creditCard: '4242424242424242', expiryDate: '08/29', securityCode: '123' };
  for (const [name, value] of Object.entries({ ...card, cardHolder: 'Maya Okafor' }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: /결제/ }).click();
  await page.waitForURL(/\/kr\/confirmation\?orderId=/, { timeout: 15_000 });
}

test('a Korean cash receipt for a business needs its check digit, and is on the order', async ({ page }) => {
  await knownBag(page, 'kr', koreanAddress);
  await page.goto('/kr/checkout');
  await hydrated(page);
  await business(page).check();
  await number(page).fill('123-45-67890');
  await page.keyboard.press('Tab');
  await expect(number(page)).toHaveAccessibleDescription(/번호가 올바르지 않습니다/);
  await number(page).fill('123-45-67891');
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: /제3자 제공에 동의합니다/ }).check();
  await hosted(page).check();
  await pay(page).click();
  await payAtProvider(page);
  await expect(page.getByText('사업자등록번호: 1234567891')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form keeps what was typed, and says what is wrong', async ({ page }) => {
    await knownBag(page, 'kr', koreanAddress);
    await page.goto('/kr/checkout');
    await business(page).check();
    await number(page).fill('123-45-67890');
    await page.getByRole('checkbox', { name: /제3자 제공에 동의합니다/ }).check();
    await hosted(page).check();
    await pay(page).click();
    await expect(page.getByRole('link', { name: /번호가 올바르지 않습니다/ })).toBeVisible();
    await expect(number(page)).toHaveValue('123-45-67890');
    await number(page).fill('1234567891');
    await pay(page).click();
    await payAtProvider(page);
    await expect(page.getByText('사업자등록번호: 1234567891')).toBeVisible();
  });
});
