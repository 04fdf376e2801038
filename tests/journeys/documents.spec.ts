import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';
import { tell, tellReturn } from './support/warehouse.ts';

/** Loads what a link leads to, and sees that it is a PDF. */
async function expectPdf(page: Page, name: RegExp): Promise<void> {
  const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

test('documents of an order open by the link of its mail, without JavaScript [C7.59] [C7.60]', async ({
  browser,
  baseURL,
}) => {
  // Slow: two browsers, a complete purchase and a return.
  test.slow();
  const page = await pageOfItsOwn(browser, baseURL);
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku, { quantity: 1 });
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await payButton(page).click();
  const orderId = await confirmed(page);
  await tell(page.request, orderId, 'sent');
  await tell(page.request, orderId, 'delivered');
  const mail = await (await page.request.get(`/mailbox/order-placed%3A${orderId}/html`)).text();
  const link = /\/gb\/order\/find\?search=[\w-]+/.exec(mail)?.[0] ?? '';
  expect(link).not.toContain(orderId);
  const plain = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
  await plain.goto(link);
  await expect(plain).toHaveURL(/\/gb\/order\?key=[0-9a-f]{40}$/);
  await expect(plain.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await expectPdf(plain, /^Receipt/);
  await expectPdf(plain, /^Invoice GB-\d{4}-I\d{6}/);
  await plain.getByRole('link', { name: 'Send something back' }).click();
  await plain.getByRole('combobox', { name: /^How many of/ }).selectOption('1');
  await plain.getByRole('combobox', { name: /^Why does/ }).selectOption('damaged');
  await plain.getByRole('button', { name: 'Send it back' }).click();
  await expectPdf(plain, /^Return label/);
  const number = (await plain.getByText(/^R-[A-Z0-9]{8}$/).textContent()) ?? '';
  await tellReturn(page.request, number);
  await plain.goto(link);
  await plain.getByRole('link', { name: /^Credit note GB-\d{4}-C\d{6} over £/ }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(/^Credit note GB-/);
  await expect(plain.getByText(number)).toBeVisible();
  await expectPdf(plain, /^Load as PDF/);
  await plain.getByRole('link', { name: 'Back to the order' }).click();
  await expect(plain).toHaveURL(/\/gb\/order\?key=/);
  await plain.goto('/gb/order/find?search=forged');
  await expect(plain.getByText('No order found')).toBeVisible();
  await page.context().close();
  await plain.context().close();
});
