import type { Locator, Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { germanAddress, knownBag, koreanAddress } from './support/knownBag.ts';
import { expect, test } from './support/test.ts';

const required = (page: Page): Locator => page.getByRole('checkbox', { name: /제3자 제공에 동의합니다/ });
const voluntary = (page: Page): Locator => page.getByRole('checkbox', { name: /맞춤 혜택 안내/ });
const hosted = (page: Page): Locator => page.getByRole('radio', { name: /^결제사 페이지/ });
const pay = (page: Page): Locator => page.getByRole('button', { name: /결제하기/ });

/** Pays at the page of the provider, whatever its language. */
async function payAtProvider(page: Page): Promise<void> {
  const card = { creditCard: '4242424242424242', expiryDate: '08/29', securityCode: '123' };
  for (const [name, value] of Object.entries({ ...card, cardHolder: 'Maya Okafor' }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: /결제/ }).click();
}

/** What the order keeps of the documents that were agreed to. */
async function consentsOf(page: Page, site: string): Promise<readonly object[]> {
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const answer = await page.request.get(`/api/chk/orders/${orderId}?sitePath=${site}`);
  const { acceptedConsents = [] } = (await answer.json()) as { acceptedConsents?: readonly object[] };
  return acceptedConsents;
}

test('a Korean order needs the required document, and keeps its version [C7.64, C7.65]', async ({ page }) => {
  await knownBag(page, 'kr', koreanAddress);
  await page.goto('/kr/checkout');
  await hydrated(page);
  await expect(required(page)).not.toBeChecked();
  await expect(voluntary(page)).not.toBeChecked();
  await hosted(page).check();
  await pay(page).click();
  // Said in the summary of errors and at the box, which a press in the summary leads to.
  await page.getByRole('link', { name: /^동의가 필요합니다/ }).click();
  await expect(required(page)).toBeFocused();
  await page.keyboard.press(' ');
  await pay(page).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/kr/checkout'));
  await payAtProvider(page);
  await page.waitForURL(/\/kr\/confirmation\?orderId=/, { timeout: 15_000 });
  expect(await consentsOf(page, 'kr')).toEqual([
    { documentId: 'carrierData', version: '2026-11', acceptedAt: expect.any(String) },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the boxes are sent with the form, and stay as they were ticked', async ({ page }) => {
    await knownBag(page, 'kr', koreanAddress);
    await page.goto('/kr/checkout');
    await voluntary(page).check();
    await hosted(page).check();
    await pay(page).click();
    await expect(page.getByRole('link', { name: /^동의가 필요합니다/ })).toBeVisible();
    await expect(voluntary(page)).toBeChecked();
    await required(page).check();
    await pay(page).click();
    await expect(page).not.toHaveURL(/\/kr\/checkout/);
  });
});

test('Germany asks whether its carrier may write, which is up to the shopper', async ({ page }) => {
  await knownBag(page, 'de', germanAddress);
  await page.goto('/de/checkout');
  await hydrated(page);
  const box = page.getByRole('checkbox', { name: /^DHL darf mich .*\(freiwillig\)/ });
  await expect(box).not.toBeChecked();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await box.check();
  await kept;
  await page.reload();
  await hydrated(page);
  await expect(box).toBeChecked();
  // Nothing is handed to a carrier where the goods are collected.
  await page.getByRole('radio', { name: /^Im Geschäft abholen/ }).check();
  await expect(box).toHaveCount(0);
});
