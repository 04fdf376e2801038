import type { Page } from 'playwright/test';
import { becomeMember } from './support/account.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';
import { tell, tellReturn } from './support/warehouse.ts';

/** Buys three pieces of something, and has them delivered; returns the number of the order. */
async function buyThree(page: Page, areDetailsKnown: boolean): Promise<string> {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku, { quantity: 3 });
  await readyToPay(page, cards.approved, { areDetailsKnown });
  await payButton(page).click();
  const orderId = await confirmed(page);
  await tell(page.request, orderId, 'sent');
  await tell(page.request, orderId, 'delivered');
  return orderId;
}

const returnNumber = async (page: Page): Promise<string> =>
  (await page.getByText(/^R-[A-Z0-9]{8}$/).textContent()) ?? '';

test('two of three pieces go back, and what they cost is refunded', async ({ page }) => {
  test.slow();
  await becomeMember(page);
  const orderId = await buyThree(page, false);
  await page.goto(`/gb/account/orders/${orderId}`);
  await page.getByRole('link', { name: 'Send something back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send something back');
  await hydrated(page);
  await page.getByRole('combobox', { name: /^How many of/ }).selectOption('2');
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText('Choose why it goes back.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Why does/ }).selectOption('tooSmall');
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your return is booked');
  await tellReturn(page.request, await returnNumber(page));
  await page.getByRole('link', { name: 'Back to the order' }).click();
  const orderNow = async () => {
    const answer = await page.request.get(`/api/chk/orders/${orderId}?sitePath=gb`);
    return (await answer.json()) as {
      refund?: { amount: number };
      returns: { refund: number }[];
      returnable: { quantity: number }[];
    };
  };
  await expect.poll(async () => (await orderNow()).refund).toBeDefined();
  await page.reload();
  await expect(page.getByText(/^Refunded £/).first()).toBeVisible();
  const order = await orderNow();
  expect(order.refund?.amount).toBe(order.returns[0]?.refund);
  expect(order.returnable[0]?.quantity).toBe(1);
});

test('a guest sends something back by the link of the order, without JavaScript', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await pageOfItsOwn(browser, baseURL);
  const orderId = await buyThree(page, true);
  const link = (await page.getByRole('link', { name: 'Open this order' }).getAttribute('href')) ?? '';
  const plain = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
  await plain.goto(link);
  await plain.getByRole('link', { name: 'Send something back' }).click();
  await plain.getByRole('button', { name: 'Send it back' }).click();
  await expect(plain.getByText('Choose what you send back.')).toBeVisible();
  await plain.getByRole('combobox', { name: /^How many of/ }).selectOption('3');
  await plain.getByRole('combobox', { name: /^Why does/ }).selectOption('damaged');
  await plain.getByLabel('Have it collected').check();
  await plain.getByRole('button', { name: 'Send it back' }).click();
  await expect(plain.getByText(/^R-[A-Z0-9]{8}$/)).toBeVisible();
  await expect(plain.getByRole('link', { name: 'Send something back' })).toHaveCount(0);
  const mail = await page.request.get(`/mailbox/return-announced%3A${await returnNumber(plain)}/html`);
  expect(await mail.text()).toContain(orderId);
  await page.context().close();
  await plain.context().close();
});
