import type { Page } from 'playwright/test';
import { becomeMember } from './support/account.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  field,
  fillCard,
  fillDetails,
  payButton,
  saveDetails,
} from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Buys what is in the bag and saves the card, by the calls that the checkout and its card fields make. */
async function buyAndSaveCard(page: Page): Promise<void> {
  const headers = { origin: await originOf(page) };
  await saveDetails(page);
  const started = await page.request.get('/api/chk/basket/start-checkout?sitePath=gb');
  const { basketId, pricing } = (await started.json()) as { basketId: string; pricing: { total: number } };
  const methods = await page.request.get(
    `/api/chk/baskets/${basketId}/payment_methods?sitePath=gb&startPaymentSession=true`,
  );
  const { configuration } = (await methods.json()) as {
    configuration: { frameUrl: string; checkoutId: string };
  };
  const card = await page.request.post(configuration.frameUrl, {
    headers,
    data: {
      ...{ creditCard: cards.approved, expiryDate: '08/29', securityCode: '123' },
      cardHolder: 'Maya Okafor',
    },
  });
  const { token } = (await card.json()) as { token: string };
  const placed = await page.request.post('/api/chk/orders?sitePath=gb', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total },
      ...{ checkoutId: configuration.checkoutId, paymentToken: token, savePaymentMethod: true },
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
}

/** A member who types an address and a card in the checkout, and saves the card. Returns what was bought. */
async function saveCardByHand(page: Page): Promise<string> {
  await becomeMember(page);
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await expect(page.getByText(/^Signed in as maya\./)).toBeVisible();
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await page.getByRole('checkbox', { name: /^Save for the next time/ }).check();
  await payButton(page).click();
  await confirmed(page);
  return sku;
}

test('a member’s card is kept in the account [C1.11, C3.23, C6.01]', async ({ page }) => {
  await saveCardByHand(page);
  await page.goto('/gb/account/payment-methods');
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa •••• 4242' })).toContainText('08/2029');
});

test('a member’s address and card pay the next time without typing anything [C4.43]', async ({ page }) => {
  const sku = await saveCardByHand(page);

  await test.step('the next checkout is filled in; the fields are empty for another address', async () => {
    await beginBag(page, sku);
    await page.goto('/gb/checkout');
    await hydrated(page);
    const saved = page.getByRole('radio', { name: /^Maya Okafor.*12 Canal Street, Manchester M4 3AQ/ });
    await expect(saved).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await page.getByRole('radio', { name: 'Another address' }).check();
    await expect(field(page, 'Postcode')).toHaveValue('');
    await saved.check();
    await expect(delivery(page, /^Standard/)).toBeChecked();
  });

  await test.step('the saved card pays without typing anything', async () => {
    await payButton(page).click();
    await confirmed(page);
  });
});

test('what is kept to pay with and to deliver to is removed in the account, by keyboard [C7.54]', async ({
  page,
}) => {
  await saveCardByHand(page);

  await test.step('the card is removed by keyboard', async () => {
    await page.goto('/gb/account/payment-methods');
    await hydrated(page);
    await page.getByRole('button', { name: 'Remove: Visa •••• 4242' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the address is managed in the account', async () => {
    await page.goto('/gb/account/addresses');
    await hydrated(page);
    await expect(page.getByRole('listitem').filter({ hasText: '12 Canal Street' })).toContainText('Default');
    await page.getByRole('button', { name: 'Remove: 12 Canal Street, Manchester' }).click();
    await expect(page.getByText(/You haven’t saved an address yet/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a saved card pays, and is removed by its form', async ({ page }) => {
    // The card is saved by calls, since only a script opens the card fields.
    await becomeMember(page);
    const { sku } = await plentyOf(page, 'HK2001');
    await beginBag(page, sku);
    await buyAndSaveCard(page);
    await beginBag(page, sku);
    await saveDetails(page);
    await page.goto('/gb/checkout');
    await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
    await payButton(page).click();
    await expect(page).toHaveURL(/\/gb\/confirmation/);
    await page.goto('/gb/account/payment-methods');
    await page.getByRole('button', { name: 'Remove: Visa •••• 4242' }).click();
    await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
  });
});
