import type { Page } from 'playwright/test';
import { becomeMember } from './support/account.ts';
import { beginBag, sizesOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay, tabTo } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';
import { tell, tellReturn } from './support/warehouse.ts';

const product = 'HK2001';

/** Buys one piece of something and has it delivered; returns the number of the order. */
async function buyOne(page: Page, areDetailsKnown: boolean): Promise<string> {
  const [size] = (await sizesOf(page, product)).filter(({ left }) => left === undefined);
  await beginBag(page, size?.sku ?? '');
  await readyToPay(page, cards.approved, { areDetailsKnown });
  await payButton(page).click();
  const orderId = await confirmed(page);
  await tell(page.request, orderId, 'delivered');
  return orderId;
}

const returnNumber = async (page: Page): Promise<string> =>
  (await page.getByText(/^R-[A-Z0-9]{8}$/).textContent()) ?? '';
const instead = /^What do you want for/;

/** Chooses the first of the other sizes that is there. */
async function chooseSize(page: Page): Promise<void> {
  const list = page.getByRole('combobox', { name: instead });
  const sizes = list.locator('option:not([disabled]):not([value=""])');
  await list.selectOption((await sizes.first().getAttribute('value')) ?? '');
}

test('an order is exchanged for another size, and no money moves', async ({ page }) => {
  test.slow();
  await becomeMember(page);
  const orderId = await buyOne(page, false);
  await page.goto(`/gb/account/orders/${orderId}/return`);
  await hydrated(page);
  await page.getByRole('combobox', { name: /^How many of/ }).selectOption('1');
  await page.getByRole('combobox', { name: /^Why does/ }).selectOption('tooSmall');
  await chooseSize(page);
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText(/^In exchange: .*, set aside until/)).toBeVisible();
  await tellReturn(page.request, await returnNumber(page));
  await page.goto('/gb/account/orders');
  await expect(page.getByRole('listitem').filter({ hasText: orderId })).toContainText('Exchanged');
  await page.getByRole('link', { name: `Order ${orderId}` }).click();
  await page.getByRole('link', { name: /brings the other size$/ }).click();
  await expect(
    page.getByRole('link', { name: new RegExp(`^Exchanged for order ${orderId} ?: nothing to pay$`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  const answer = await page.request.get(`/api/chk/orders/${orderId}?sitePath=gb`);
  expect(await answer.json()).not.toHaveProperty('refund');
});

test('a guest exchanges by the link of the order without JavaScript, and gets a mail', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await pageOfItsOwn(browser, baseURL);
  await buyOne(page, true);
  const link = (await page.getByRole('link', { name: 'Open this order' }).getAttribute('href')) ?? '';
  const plain = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
  await plain.goto(link);
  await plain.getByRole('link', { name: 'Send something back' }).click();
  await plain.getByRole('combobox', { name: /^How many of/ }).selectOption('1');
  await chooseSize(plain);
  await plain.getByRole('button', { name: 'Send it back' }).click();
  await expect(plain.getByText('Choose why it goes back.')).toBeVisible();
  // What was chosen is still there.
  await expect(plain.getByRole('combobox', { name: instead })).not.toHaveValue('');
  await plain.getByRole('combobox', { name: /^Why does/ }).selectOption('tooLarge');
  await plain.getByRole('button', { name: 'Send it back' }).click();
  const returnId = await returnNumber(plain);
  await tellReturn(page.request, returnId);
  const mail = await page.request.get(`/mailbox/return-exchanged%3A${returnId}/html`);
  expect(await mail.text()).toContain('There’s nothing to pay.');
  await plain.reload();
  await expect(plain.getByText(/^Order \S+ brings the other size/)).toBeVisible();
  await page.context().close();
  await plain.context().close();
});

test('something is exchanged by keyboard alone', async ({ page }) => {
  test.slow();
  await becomeMember(page);
  const orderId = await buyOne(page, false);
  await page.goto(`/gb/account/orders/${orderId}/return`);
  await hydrated(page);
  // A native list is chosen from by its arrow keys.
  for (const name of [/^How many of/, /^Why does/, instead]) {
    const list = page.getByRole('combobox', { name });
    await tabTo(page, list);
    const before = await list.inputValue();
    await page.keyboard.press('ArrowDown');
    await expect(list).not.toHaveValue(before);
  }
  await tabTo(page, page.getByRole('button', { name: 'Send it back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your return is booked' })).toBeFocused();
});
