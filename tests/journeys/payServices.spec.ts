import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import {
  cardFrame,
  cards,
  confirmed,
  field,
  payButton,
  payWith,
  saveDetails,
  tabTo,
} from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { withOwnShop } from './support/ownShop.ts';
import { addButton } from './support/product.ts';
import { expect, test } from './support/test.ts';

const colombia = new URL('../../packages/commerce/markets/more/co.json', import.meta.url);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const method = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** The British checkout of a guest whose details are known. */
async function openCheckout(page: Page): Promise<void> {
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
}

test('PayPal pays, after it was refused there and left by Back', async ({ page }) => {
  await openCheckout(page);
  await method(page, /^PayPal/).check();
  await payButton(page).click();

  await test.step('a refusal says why, and leads back to the payment', async () => {
    await expect(heading(page)).toHaveText('Sign in to PayPal');
    await field(page, 'Email address').fill('maya@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText(/^Pay £/);
    await page.getByText('Try another outcome').click();
    await page.getByLabel('What happens').selectOption('InsufficientFundsError');
    await page.getByRole('button', { name: 'Let it happen' }).click();
    await expect(heading(page)).toHaveText('That did not go through');
    await expect(page.getByText('Check the balance and the limit of the card or account')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await hydrated(page);
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  });

  await test.step('Back leaves PayPal, and the checkout is as it was', async () => {
    await method(page, /^PayPal/).check();
    await payButton(page).click();
    await expect(heading(page)).toHaveText('Sign in to PayPal');
    await page.goBack();
    await expect(page.getByText('Nothing was taken.')).toBeVisible();
    await hydrated(page);
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  });

  await test.step('a reload at PayPal asks again, and then it pays', async () => {
    await method(page, /^PayPal/).check();
    await payButton(page).click();
    await expect(heading(page)).toHaveText('Sign in to PayPal');
    await page.reload();
    await field(page, 'Email address').fill('maya@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await confirmed(page);
  });
});

test('whoever cancels at Klarna pays by card instead, in the same checkout', async ({ page }) => {
  await openCheckout(page);
  await method(page, /with Klarna/).check();
  await payButton(page).click();
  await expect(heading(page)).toHaveText(/^Pay £.* in 30 days$/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Agree to the payments to go on')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(heading(page)).toHaveText('That did not go through');
  await expect(page.getByText('The payment was stopped before the end.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await hydrated(page);
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');

  await test.step('a card of a brand that is not taken gets its message at the field', async () => {
    await payWith(page, '3530111333300000');
    await expect(cardFrame(page).getByText(/^JCB is not taken here\. Use Visa, Mastercard/)).toBeVisible();
  });
  await payWith(page, cards.approved);
  await confirmed(page);
});

test('a card with two marks is paid by the one that is chosen', async ({ page }) => {
  await beginBag(page, (await plentyOf(page, 'HK2001', 'fr')).sku, { site: 'fr' });
  await page.goto('/fr/checkout');
  await hydrated(page);
  await method(page, /^Carte bancaire/).check();
  const frame = page.frameLocator('iframe[src*="/sandbox/card"]');
  const network = frame.getByLabel('Payer avec');
  await frame.getByLabel('Numéro de carte').fill('4242424242424242');
  await expect(network).toBeHidden();
  await frame.getByLabel('Numéro de carte').fill('4970100000000006');
  await expect(network).toHaveValue('CARTES_BANCAIRES');
  await network.selectOption('Visa');
  await expect(network).toHaveValue('VISA');
});

/** The American checkout of a guest whose details are known. */
async function openAmericanCheckout(page: Page, skus: readonly string[]): Promise<void> {
  const basketId = await beginBag(page, skus, { site: 'us' });
  const headers = { origin: await originOf(page) };
  const email = 'maya@example.org';
  await page.request.patch(`/api/chk/baskets/${basketId}?sitePath=us`, {
    headers,
    data: { customer: { email } },
  });
  const shippingAddress = {
    ...{
      type: 'shipping',
      firstName: 'Maya',
      lastName: 'Lind',
      emailAddress: email,
      phoneNumber: '+14155550123',
    },
    ...{
      country: 'US',
      postalCode: '94103',
      line1: '12 Mission Street',
      city: 'San Francisco',
      region: 'CA',
    },
  };
  const saved = await page.request.patch(`/api/chk/baskets/${basketId}/shipment?sitePath=us`, {
    headers,
    data: { shippingAddress },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto('/us/checkout');
  await hydrated(page);
}

test('Afterpay is offered for shoes, and not beside a gift card [C5.23]', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR4101', 'us');
  await openAmericanCheckout(page, [sku]);
  await expect(method(page, /^4 payments with Afterpay/)).toBeVisible();
  await page.goto('/us/gift-card/GC1001.html');
  await hydrated(page);
  await page.getByText('$50', { exact: true }).first().click();
  await field(page, 'Their name').fill('Ada Lovelace');
  await field(page, 'Their email address').fill('ada@example.org');
  await field(page, 'Your name').fill('Maya');
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'In your bag' })).toBeVisible();
  await page.goto('/us/checkout');
  await hydrated(page);
  await expect(method(page, /^Credit or debit card/)).toBeVisible();
  await expect(method(page, /Afterpay/)).toHaveCount(0);
});

test('the wallet that fills in the checkout pays without another page', async ({ page }) => {
  await beginBag(page, (await plentyOf(page, 'RR4101', 'us')).sku, { site: 'us' });
  await page.goto('/us/checkout');
  await page.getByRole('link', { name: 'Continue with Amazon' }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL(/\/us\/checkout#delivery$/);
  await hydrated(page);
  const phone = field(page, 'Mobile number');
  if ((await phone.inputValue()) === '') {
    await phone.fill('(415) 555-0123');
    await page.keyboard.press('Tab');
  }
  await method(page, /^Amazon Pay/).check();
  await expect(page.getByText('Paid by the account that is signed in at Amazon Pay')).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/us\/confirmation\?orderId=/);
  await expect(heading(page)).toHaveText(/Good call, Maya$/);
});

test('a bank of Colombia’s list pays, by keyboard', async ({ page }) => {
  test.slow();
  await withOwnShop(
    (folder) => {
      const MARKETS_DIR = join(folder, 'markets');
      mkdirSync(MARKETS_DIR);
      // The demo has no prices in Colombia: its banks are those of a British shop.
      const { paymentMethods } = JSON.parse(readFileSync(colombia, 'utf8')) as {
        paymentMethods: { id: string }[];
      };
      const pse = paymentMethods.find(({ id }) => id === 'PSE');
      const market = {
        extends: 'gb',
        paymentMethods: [{ id: 'CREDIT_CARD' }, { ...pse, names: { en: 'PSE bank transfer' } }],
      };
      writeFileSync(join(MARKETS_DIR, 'gb.json'), JSON.stringify(market));
      return { MARKETS_DIR };
    },
    async (origin) => {
      await openOwnCheckout(page, origin);
      await tabTo(page, method(page, /^Credit/));
      await page.keyboard.press('ArrowDown');
      await expect(method(page, /PSE/)).toBeChecked();
      await tabTo(page, page.getByRole('button', { name: /^Pay / }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Choose the bank to pay from' })).toBeVisible();
      await page.getByRole('link', { name: 'Choose the bank to pay from' }).press('Enter');
      await expect(page.getByLabel('Bank', { exact: true })).toBeFocused();
      await page.keyboard.type('Bancolombia');
      await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('1007');
      await tabTo(page, page.getByLabel('Document number'));
      await page.keyboard.type('1.020.304.050');
      await tabTo(page, page.getByRole('button', { name: /^Pay / }));
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText('Sign in to Bancolombia');
      await tabTo(page, page.getByLabel('Customer number'));
      await page.keyboard.type('12345678');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: /^Pay / }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/gb\/confirmation\?orderId=/);
      await expect(heading(page)).toHaveText(/Good call, Maya$/);
    },
  );
});

/** The checkout of a shop at another origin, for a guest whose details are known. */
async function openOwnCheckout(page: Page, origin: string): Promise<void> {
  const headers = { origin };
  const sizes = await page.request.get(`${origin}/api/catalogue/products/HK2001/availability?sitePath=gb`);
  const { variation_list: list } = (await sizes.json()) as {
    variation_list: { sku: string; availability_status: string }[];
  };
  const sku = list.find(({ availability_status: status }) => status === 'IN_STOCK')?.sku;
  const call = `${origin}/api/chk/baskets`;
  const begun = await page.request.post(`${call}/-/items?sitePath=gb`, {
    headers,
    data: [{ productId: sku, quantity: 1 }],
  });
  const { basketId } = (await begun.json()) as { basketId: string };
  const email = 'maya@example.org';
  await page.request.patch(`${call}/${basketId}?sitePath=gb`, { headers, data: { customer: { email } } });
  const shippingAddress = {
    ...{ type: 'shipping', firstName: 'Maya', lastName: 'Lind', emailAddress: email },
    ...{ phoneNumber: '+447700900123', country: 'GB', postalCode: 'M4 3AQ' },
    ...{ line1: '12 Canal Street', city: 'Manchester', region: '' },
  };
  const saved = await page.request.patch(`${call}/${basketId}/shipment?sitePath=gb`, {
    headers,
    data: { shippingAddress },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`${origin}/gb/checkout`);
  await hydrated(page);
}
