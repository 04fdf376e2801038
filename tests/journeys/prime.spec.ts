import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { byCard, cardFrame, cards, fillCard } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { receiptOf } from './support/receipt.ts';
import { expect, test } from './support/test.ts';

const prime = (page: Page): Locator => page.getByRole('radio', { name: /^Prime, / });
const standard = (page: Page): Locator => page.getByRole('radio', { name: /^Standard, / });
const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay \$/ });

/** Opens the checkout of the United States with a product in the bag, and somebody new at the wallet. */
async function openCheckout(page: Page, product = 'RR4101', quantity = 1): Promise<string> {
  const { sku } = await plentyOf(page, product, 'us');
  await beginBag(page, sku, { site: 'us', quantity });
  await page.goto('/us/checkout');
  return `maya-${crypto.randomUUID().slice(0, 8)}@example.org`;
}

/** Says at the wallet who one is, and what it says of Prime. */
async function fillWallet(page: Page, email: string, answer: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Amazon' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with the wallet' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('combobox', { name: 'Prime' }).selectOption(answer);
  await page.getByRole('button', { name: 'Agree and continue' }).click();
}

/** Signs in at the wallet as a Prime member, and comes back to the checkout with name and address. */
async function signIn(page: Page, email: string): Promise<void> {
  await fillWallet(page, email, 'Has Prime');
  await expect(page).toHaveURL(/\/us\/checkout#delivery$/);
  await hydrated(page);
  const phone = page.getByRole('textbox', { name: 'Mobile number' });
  if ((await phone.inputValue()) === '') await phone.fill('212 555 0123');
  await page.keyboard.press('Tab');
}

/** Somebody signs in at the wallet again, elsewhere, and has no Prime any more. */
async function endPrime(page: { request: APIRequestContext }, email: string): Promise<void> {
  const origin = await originOf(page);
  const back = encodeURIComponent(`${origin}/us/checkout/amazon-callback`);
  const answer = await page.request.post(`/sandbox/wallet/sign-in?redirect_uri=${back}&state=elsewhere`, {
    form: { action: 'approve', name: 'Maya Lind', email, prime: 'no' },
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toContain('code=');
}

test('a Prime member signs in with the wallet, chooses Prime and buys [C6.10]', async ({ page }) => {
  test.slow();
  const email = await openCheckout(page);
  await signIn(page, email);
  await expect(prime(page)).toBeEnabled();
  await expect(standard(page)).toBeChecked();
  await prime(page).check();
  await expect(payButton(page)).toBeVisible();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await page.waitForURL(/\/us\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByText('With Amazon Prime')).toBeVisible();
  await expect(page.getByText('Included in your Prime membership')).toBeVisible();
  const receipt = await receiptOf(page);
  expect(receipt).toContain('Amazon Prime: ');
  expect(receipt).toContain('Included in your Prime membership');
});

test('what keeps Prime from delivering is told at it, and the standard delivery is bought [C5.30, C8.40]', async ({
  page,
}) => {
  test.slow();
  // Its warehouse has one of each size.
  const email = await openCheckout(page, 'RR4102', 2);
  await signIn(page, email);
  await expect(prime(page)).toBeDisabled();
  await expect(page.getByText(/The Prime warehouse does not have that many/)).toBeVisible();
  await expect(standard(page)).toBeChecked();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await page.waitForURL(/\/us\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByText('With UPS Ground')).toBeVisible();
});

test('Prime that has ended meanwhile is told before anything is paid, and nothing typed is lost [C5.30]', async ({
  page,
}) => {
  test.slow();
  const email = await openCheckout(page);
  await signIn(page, email);
  await prime(page).check();
  await expect(page.getByRole('group', { name: 'Delivery', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await page.reload();
  await expect(prime(page)).toBeChecked();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await endPrime(page, email);
  await payButton(page).click();
  await expect(page.getByText('Prime does not deliver this order any more')).toBeVisible();
  await expect(prime(page)).toBeDisabled();
  await expect(page.getByText(/This Amazon account has no Prime/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  await standard(page).check();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await page.waitForURL(/\/us\/confirmation\?orderId=/, { timeout: 15_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest is told to sign in for Prime, and a wallet that does not answer leaves the other deliveries', async ({
    page,
  }) => {
    const email = await openCheckout(page);
    await fillWallet(page, email, 'Does not answer when asked about Prime');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('212 555 0123');
    await prime(page).check();
    await page.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(page.getByText(/Amazon did not answer about Prime/).first()).toBeVisible();
    await expect(standard(page)).toBeEnabled();
  });
});
