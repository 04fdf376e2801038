import type { Page } from 'playwright/test';
import { mailTo, newEmail, password } from './support/account.ts';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';

/** Registers at the launch, and comes back to it. */
async function registerAt(page: Page, email: string, hasScript = true): Promise<void> {
  await page.goto('/gb/account/register?returnTo=%2Flaunches%2Fcarbon-volt');
  if (hasScript) await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email address' }).fill(email);
  await main.getByRole('textbox', { name: 'First name' }).fill('Maya');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await main.getByRole('checkbox', { name: /16 or older/ }).check();
  await main.getByRole('textbox', { name: 'Choose a password' }).fill(password);
  await main.getByRole('checkbox', { name: /terms/ }).check();
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/gb\/launches\/carbon-volt$/);
}

/** The link of the newest mail of a kind. */
async function linkOf(page: Page, email: string, kind: string): Promise<string> {
  const html = await mailTo(await originOf(page), email, kind);
  const [, link = ''] = /href="([^"]+verify-email[^"]+)"/.exec(html) ?? [];
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}

test('a new account confirms its address by the welcome mail, is led back and enters the draw', async ({
  page,
}) => {
  const email = newEmail();
  await registerAt(page, email);
  await expect(page.getByText('Confirm your email address first')).toBeVisible();
  await page.goto(await linkOf(page, email, 'welcome'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).toHaveURL(/\/gb\/launches\/carbon-volt$/);
  const open = page.getByRole('region', { name: 'The draw is open' });
  await open.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await open.getByRole('button', { name: 'Enter the draw' }).press('Enter');
  await expect(page.getByRole('region', { name: 'You are in the draw' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the entry' }).press('Enter');
});

test('a new account has the link sent again at the launch, and the tab there notices', async ({ page }) => {
  const email = newEmail();
  await registerAt(page, email);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`The link is on its way to ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/You can ask again in \d+ seconds/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(await linkOf(page, email, 'verify-email'));
  await hydrated(other);
  await other.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(other.getByRole('region', { name: 'The draw is open' })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: 'Enter the draw' })).toBeVisible();
});

test('without JavaScript the link is sent again and confirms, after signing in on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const plain = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
  await registerAt(plain, email, false);
  await plain.getByRole('button', { name: 'Send the link' }).click();
  await expect(plain.getByText(`The link is on its way to ${email}`)).toBeVisible();
  await plain.context().close();

  const link = await linkOf(page, email, 'verify-email');
  const phone = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
  await phone.goto(link);
  const form = phone.getByRole('main');
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(phone).toHaveURL(/\/gb\/launches\/carbon-volt$/);
  await expect(phone.getByRole('button', { name: 'Enter the draw' })).toBeVisible();
  await phone.context().close();
});
