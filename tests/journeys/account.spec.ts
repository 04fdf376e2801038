import type { Page } from 'playwright/test';
import { becomeMember, codeIn, mailTo, newEmail } from './support/account.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { tabTo } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const accountLink = (page: Page, name: RegExp | string) =>
  page.getByRole('banner').getByRole('link', { name });
const profilePath = '/api/account/profile?sitePath=gb';

/** Types over what a field contains. */
async function retype(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, main(page).getByRole('textbox', { name, exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/gb/account');
  await hydrated(page);
}

test('an account is changed by keyboard, signed out elsewhere by that, downloaded and deleted', async ({
  page,
  browser,
}) => {
  test.slow();
  await becomeMember(page);
  const origin = await originOf(page);
  const { emailAddress } = (await (await page.request.get(profilePath)).json()) as { emailAddress: string };
  const other = await browser.newContext({ baseURL: origin });
  const signIn = (password: string) =>
    other.request.post('/api/account/login?sitePath=gb', {
      headers: { origin },
      data: { user: emailAddress, password, persistentLogin: false, isMobile: false },
    });
  const otherIsSignedIn = async () => (await other.request.get(profilePath)).status() === 200;
  expect((await signIn('tram-lemon-hat-7')).status()).toBe(200);
  await openAccount(page);

  await test.step('the name', async () => {
    await retype(page, 'First name', '');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Enter a first name').first()).toBeVisible();
    await retype(page, 'First name', 'Zoe');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Your name is saved.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Zoe');
    await expect(accountLink(page, 'Account of Zoe')).toBeVisible();
  });

  const next = newEmail();
  await test.step('the address', async () => {
    await retype(page, 'New email address', next);
    await retype(page, 'Your password', 'not this one');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('This password is wrong').first()).toBeVisible();
    await retype(page, 'Your password', 'tram-lemon-hat-7');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(`A code is on its way to ${next}`)).toBeVisible();
    const code = main(page).getByRole('textbox', { name: 'Code from the email' });
    await expect(code).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('That code is wrong or has expired').first()).toBeVisible();
    const mail = await mailTo(origin, next, 'email-code');
    await code.fill(codeIn(mail));
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(`You sign in with ${next}.`)).toBeVisible();
    expect(await otherIsSignedIn()).toBe(false);
  });

  await test.step('the password', async () => {
    await retype(page, 'Current password', 'tram-lemon-hat-7');
    await retype(page, 'New password', 'a new good one 8');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Your new password is set.')).toBeVisible();
    expect(await otherIsSignedIn()).toBe(false);
    await mailTo(origin, next, 'password-changed');
    await other.close();
  });

  await test.step('everything of the account is downloaded', async () => {
    const download = page.waitForEvent('download');
    await tabTo(page, main(page).getByRole('link', { name: 'Download my data' }), 120);
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('touchline-account.json');
  });

  await test.step('the account is deleted', async () => {
    await tabTo(page, main(page).getByRole('button', { name: 'Delete my account' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(main(page).getByRole('button', { name: 'Delete my account' })).toBeFocused();
    await page.keyboard.press('Enter');
    const password = dialog.getByRole('textbox', { name: 'Your password' });
    await tabTo(page, password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter the password')).toBeVisible();
    await expect(password).toBeFocused();
    await page.keyboard.type('a new good one 8');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete for good' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gb$/);
    await expect(accountLink(page, 'Sign in').first()).toBeVisible();
    const again = await page.request.post('/api/account/login?sitePath=gb', {
      headers: { origin },
      data: { user: next, password: 'a new good one 8', persistentLogin: false, isMobile: false },
    });
    expect(again.status()).toBe(401);
    await page.goto('/gb/account');
    await expect(page).toHaveURL(/\/account\/login\?returnTo=%2Faccount$/);
  });
});

test('signing out is seen by another tab; the bag stays where that was asked for [A4.07, A4.13]', async ({
  page,
  context,
}) => {
  test.slow();
  await becomeMember(page);
  const { sku } = await plentyOf(page, 'RR4101');
  await beginBag(page, sku);
  const other = await context.newPage();
  await other.goto('/gb/help/terms');
  await hydrated(other);
  await openAccount(page);
  for (const tab of [page, other]) await expect(accountLink(tab, 'Account of Maya')).toBeVisible();
  await tabTo(page, main(page).getByRole('button', { name: 'Sign out', exact: true }), 120);
  const timeOf = (tab: Page) =>
    tab.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () =>
            /Account of Maya/.test(document.querySelector('header')?.innerHTML ?? '')
              ? setTimeout(look, 10)
              : resolve(Date.now());
          look();
        }),
    );
  const left = Promise.all([timeOf(page), timeOf(other)]);
  await page.keyboard.press('Enter');
  const [here, there] = await left;
  expect(there - here).toBeLessThan(1_000);
  for (const tab of [page, other]) await expect(accountLink(tab, 'Bag, 1 item')).toBeVisible();
  expect((await page.request.get(profilePath)).ok()).toBe(false);
});
