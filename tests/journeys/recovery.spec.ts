import type { APIRequestContext, Page } from 'playwright/test';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const api = (path: string) => `/api/account/${path}?sitePath=gb`;
const password = 'correct horse 42';

/** Signs in without a page; `network` is where the call comes from. */
const signIn = async (request: APIRequestContext, user: string, secret: string, network = '10.1.0.1') =>
  request.post(api('login'), {
    headers: { origin: await originOf({ request }), 'x-forwarded-for': network },
    data: { user, password: secret, persistentLogin: false, isMobile: false },
  });

async function register(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post(api('registration'), {
    headers: { origin: await originOf({ request }) },
    data: {
      ...{ firstName: 'Maya', lastName: 'Okafor', email, password, newsletter: false, terms: true },
      ...{ explicitConsent: true, ageConfirmation: true, action: 'registration' },
    },
  });
  expect(answer.status()).toBe(200);
}

/** The path of the link in the newest mail to this address; the mailbox answers only calls of this machine. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get('/mailbox')).text();
  for (const [, path = ''] of list.matchAll(/href="(\/mailbox\/[^"]+)"/g)) {
    const mail = await (await request.get(path)).text();
    const link = /\/gb\/account\/reset-password\?key=[0-9a-f]+/.exec(mail)?.[0];
    if (mail.includes(email) && link) return link;
  }
  throw new Error(`There is no link for ${email}.`);
}

/** Tabs until something has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test('an account that is locked is opened by keyboard with a link, and signed out everywhere at once', async ({
  page,
  browser,
}) => {
  const email = `recovery-${Date.now()}@example.com`;
  const elsewhere = await browser.newContext();
  await register(elsewhere.request, email);
  for (let tries = 0; tries < 11; tries += 1)
    await signIn(page.request, email, 'a wrong one', `10.2.0.${tries}`);
  expect((await signIn(page.request, email, password)).status()).toBe(403);

  await page.goto('/gb/account/forgot-password?returnTo=%2Fcart');
  await hydrated(page);
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(`If ${email} has an account`)).toBeVisible();

  await page.goto(await linkTo(elsewhere.request, email));
  await hydrated(page);
  await page.getByLabel('New password', { exact: true }).focus();
  await page.keyboard.type('a new good one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page).toHaveURL(/\/account\/login\?returnTo=%2Fcart$/);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  // The device that was signed in is not any more.
  expect((await elsewhere.request.get(api('profile'))).status()).toBe(401);

  expect((await signIn(page.request, email, 'a new good one')).status()).toBe(200);
  expect((await signIn(elsewhere.request, email, 'a new good one')).status()).toBe(200);
  await page.goto('/gb/account');
  await hydrated(page);
  // The name went with the password of whoever had not proved to read the address.
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  const secondTab = await page.context().newPage();
  await secondTab.goto('/gb/account');
  await hydrated(secondTab);
  await tabTo(page, 'button', 'Sign out on all devices');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/account/);
  await expect(secondTab).not.toHaveURL(/\/account$/, { timeout: 1_000 });
  expect((await elsewhere.request.get(api('profile'))).status()).toBe(401);
  await elsewhere.close();
});
