import type { Page } from 'playwright/test';
import { becomeMember, makeAccount, newEmail, password } from './support/account.ts';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { passkeyDevice } from './support/passkeyDevice.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const isSignedIn = async (page: Page) =>
  (await page.request.get('/api/account/profile?sitePath=gb')).status() === 200;

async function signOut(page: Page): Promise<void> {
  const origin = await originOf(page);
  await page.request.post('/api/account/logout?sitePath=gb', {
    headers: { origin },
    data: { keepBasket: true },
  });
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/gb/account/security');
  await hydrated(page);
}

test('a passkey is made, named, signs in by button and by what a field offers, and is removed', async ({
  page,
}) => {
  test.slow();
  const device = await passkeyDevice(page);
  await becomeMember(page);

  await test.step('made and named on the page of the account', async () => {
    await openSecurity(page);
    await main(page).getByRole('button', { name: 'Create a passkey' }).press('Enter');
    await expect(main(page).getByText('The passkey is ready.')).toBeVisible();
    expect(await device.count()).toBe(1);
    await main(page).getByRole('button', { name: 'Rename: Chrome, Windows' }).press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('My laptop');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('My laptop')).toBeVisible();
  });

  await test.step('the device that has one makes no second', async () => {
    await main(page).getByRole('button', { name: 'Create a passkey' }).press('Enter');
    await expect(main(page).getByText('This device already has a passkey')).toBeVisible();
  });

  await test.step('the button signs in while a field offers passkeys, too', async () => {
    await signOut(page);
    await device.touch(false);
    const offered = page.waitForResponse('**/passkey-sign-in/options?*');
    await page.goto('/gb/account/login?returnTo=%2Ftrack-order');
    await hydrated(page);
    await offered;
    await device.touch(true);
    await main(page).getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
    await expect(page).toHaveURL(/\/gb\/track-order$/);
    expect(await isSignedIn(page)).toBe(true);
  });

  await test.step('a field offers it, and one touch signs in', async () => {
    await signOut(page);
    await page.goto('/gb/account/login?returnTo=%2Ftrack-order');
    await expect(page).toHaveURL(/\/gb\/track-order$/);
    expect(await isSignedIn(page)).toBe(true);
  });

  await test.step('removed, it signs in no longer', async () => {
    await openSecurity(page);
    await expect(main(page).getByText('Last used').first()).toBeVisible();
    await main(page).getByRole('button', { name: 'Remove: My laptop' }).press('Enter');
    await expect(main(page).getByText('The passkey is removed.')).toBeVisible();
    await signOut(page);
    await device.touch(false);
    await page.goto('/gb/account/login');
    await hydrated(page);
    await device.touch(true);
    await main(page).getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
    await expect(main(page).getByText('This passkey does not sign in here')).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
  });
});

test('devices are listed, and one that is signed out is out at once', async ({ page, browser }) => {
  const origin = await originOf(page);
  const email = newEmail();
  await makeAccount(page.request, origin, email);
  const other = await browser.newContext({
    baseURL: origin,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  const answer = await other.request.post('/api/account/login?sitePath=gb', {
    headers: { origin },
    data: { user: email, password, persistentLogin: false, isMobile: false },
  });
  expect(answer.status()).toBe(200);
  await openSecurity(page);
  await expect(main(page).getByText('Chrome, Windows')).toBeVisible();
  await main(page).getByRole('button', { name: 'Sign out: Safari, iPhone' }).press('Enter');
  await expect(main(page).getByText('The device is signed out.')).toBeVisible();
  const after = await other.request.get('/api/account/profile?sitePath=gb');
  expect(after.status()).toBe(401);
  await other.close();
});

test('password managers find the page that changes a password', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL(/\/[a-z]{2}\/account#password$/);
});
