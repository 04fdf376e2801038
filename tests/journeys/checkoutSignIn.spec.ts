import type { Page } from 'playwright/test';
import { makeAccount, newEmail, password } from './support/account.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { answerConsent } from './support/consent.ts';
import { delivery, field, tabTo } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** An account with a saved address and a bag of its own, signed in nowhere. */
async function memberElsewhere(page: Page, sku: string): Promise<string> {
  const email = newEmail();
  const headers = { origin: await originOf(page) };
  await makeAccount(page.request, headers.origin, email);
  const saved = await page.request.post('/api/account/addresses?sitePath=gb', {
    headers,
    data: {
      address: {
        ...{ firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+447700900123', country: 'GB' },
        ...{ line1: '12 Canal Street', city: 'Manchester', postalCode: 'M4 3AQ', region: '' },
      },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await beginBag(page, sku);
  await becomeGuest(page);
  return email;
}

/** Signed in no more, in a browser that has answered the question for consent. */
async function becomeGuest(page: Page): Promise<void> {
  await page.context().clearCookies();
  await answerConsent(page.context(), await originOf(page));
}

const signInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign in' });
const itemsInOrder = (page: Page, count: number) =>
  page.getByText(`Items (${count})`, { exact: true }).filter({ visible: true });

test('a guest signs in above the bag, which becomes that of both [A2.75, A2.76]', async ({ page }) => {
  const ball = await plentyOf(page, 'HK2001');
  const email = await memberElsewhere(page, ball.sku);
  const dialog = page.getByRole('dialog');
  await beginBag(page, (await plentyOf(page, 'DZ2001_202')).sku);
  await page.goto('/gb/cart');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Create an account' }).click();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/gb\/cart$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
});

test('a guest signs in by keyboard above the checkout, which is filled in then [C1.11, C4.49]', async ({
  page,
}) => {
  const ball = await plentyOf(page, 'HK2001');
  const email = await memberElsewhere(page, ball.sku);
  const dialog = page.getByRole('dialog');
  await beginBag(page, (await plentyOf(page, 'FB1201')).sku);

  await test.step('by keyboard the sign-in above the checkout opens, and closes to where it was opened', async () => {
    await page.goto('/gb/checkout');
    await hydrated(page);
    await expect(itemsInOrder(page, 1)).toBeVisible();
    await tabTo(page, signInLink(page));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Email address' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(signInLink(page)).toBeFocused();
  });

  await test.step('after it both bags are one, contact and address are filled in', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Email address' })).toBeFocused();
    await page.keyboard.type(email);
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible();
    await expect(page).toHaveURL(/\/gb\/checkout$/);
    await expect(itemsInOrder(page, 2)).toBeVisible();
    await expect(field(page, 'Email address')).toHaveValue(email);
    await expect(page.getByRole('radio', { name: /^Maya Okafor.*12 Canal Street/ })).toBeChecked();
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await expect(page.getByText(`Signed in as ${email}.`)).toBeFocused();
  });
});

test('what a guest has typed is there after the sign-in is closed, and after signing in [C1.11]', async ({
  page,
  browser,
}) => {
  const { sku } = await plentyOf(page, 'HK2001');
  const email = newEmail();
  const origin = await originOf(page);
  await makeAccount(page.request, origin, email);
  await becomeGuest(page);
  await beginBag(page, sku);
  const dialog = page.getByRole('dialog');

  await test.step('whoever closes the sign-in goes on as a guest, with what was typed', async () => {
    await page.goto('/gb/checkout');
    await hydrated(page);
    await field(page, 'Email address').fill('zoe@example.org');
    await field(page, 'Mobile number').fill('07700 900123');
    await field(page, 'Address line 1').fill('9 Elm Row');
    await signInLink(page).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Email address')).toHaveValue('zoe@example.org');
    await expect(field(page, 'Address line 1')).toHaveValue('9 Elm Row');
    await expect(signInLink(page)).toBeFocused();
  });

  await test.step('it is still there after the sign-in', async () => {
    await signInLink(page).click();
    await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible();
    await expect(field(page, 'Address line 1')).toHaveValue('9 Elm Row');
    await expect(field(page, 'Mobile number')).toHaveValue('07700 900123');
    await expect(field(page, 'First name')).toHaveValue('Maya');
  });

  await test.step('the sign-in of the checkout is a page before the script, and leads back', async () => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    const plain = await context.newPage();
    await beginBag(plain, sku);
    await plain.goto('/gb/checkout');
    await signInLink(plain).click();
    await plain.getByRole('textbox', { name: 'Email address' }).fill(email);
    await plain.locator('[name=password]').fill(password);
    await plain.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(plain).toHaveURL(/\/gb\/checkout$/);
    await expect(plain.getByText(`Signed in as ${email}.`)).toBeVisible();
    await context.close();
  });
});
