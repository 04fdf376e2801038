import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';

const newAddress = (name: string): string => `${name}-${Date.now()}@example.com`;

/** The text of the newest mail of a kind to this address; waits until it was written. */
async function mailOf(request: APIRequestContext, email: string, kind: string): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/mailbox')).text();
        for (const [, path = ''] of list.matchAll(new RegExp(`href="(/mailbox/${kind}[^"]+)"`, 'g'))) {
          const mail = await (await request.get(path)).text();
          if (mail.includes(email)) found = mail;
        }
        return found !== '';
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return found;
}

async function linkOf(request: APIRequestContext, email: string, purpose: 'confirm' | 'archive') {
  const mail = await mailOf(request, email, `privacy-${purpose}`);
  const link = new RegExp(`/gb/privacy-request/${purpose}\\?key=[0-9a-f]+`).exec(mail)?.[0];
  if (!link) throw new Error(`There is no link to ${purpose} for ${email}.`);
  return link;
}

/** Signs an address up to the newsletter, so that something is stored of it. */
async function signUp(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/account/newsletter-signups?sitePath=gb', {
    headers: { origin: await originOf(page) },
    data: { email, source: 'footer', consentVersion: '1', ageconfirmation: false },
  });
  expect(answer.status()).toBe(200);
}

test('in California an objection to sale counts at once, and a copy is confirmed and downloaded once', async ({
  browser,
  baseURL,
}) => {
  const page = await pageOfItsOwn(browser, baseURL);
  const email = newAddress('copy');

  await test.step('in California the state comes first, and an objection to sale counts at once', async () => {
    const objector = newAddress('objects');
    await page.goto('/us/track-order');
    await hydrated(page);
    await page.context().addCookies([{ url: await originOf(page), name: '_fbp', value: 'fb.1.2' }]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your data' });
    await dialog.getByRole('radio', { name: 'All other states' }).check();
    await expect(dialog.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await dialog.getByRole('radio', { name: 'California' }).check();
    await dialog.getByRole('radio', { name: 'Do not sell or share my data' }).check();
    await dialog.getByLabel('Last name').fill('Okafor');
    await dialog.getByLabel('Email address').fill(objector);
    await dialog.getByRole('button', { name: 'Send the request' }).click();
    const noted = page.getByRole('dialog', { name: 'Noted' });
    await expect(noted).toContainText(objector);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === '_fbp')).toBeUndefined();
    expect(cookies.find(({ name }) => name === 'consent')?.value).toBe('0');
    const reloaded = page.waitForEvent('load');
    await noted.getByRole('button', { name: 'Done' }).click();
    await reloaded;
    await expect(noted).toBeHidden();
  });

  await test.step('a copy is asked for by keyboard', async () => {
    await page.goto('/gb/track-order');
    await hydrated(page);
    await signUp(page, email);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your data' });
    await dialog.getByRole('radio', { name: 'A copy of my data' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByLabel('Last name').focus();
    await page.keyboard.type('Okafor');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'One more step' })).toContainText(email);
    await page.keyboard.press('Escape');
  });

  await test.step('it is confirmed by mail', async () => {
    // Opening the link changes nothing: mail scanners open links too.
    const confirm = await linkOf(page.request, email, 'confirm');
    await page.request.get(confirm);
    await page.goto(confirm);
    await hydrated(page);
    await page.getByRole('button', { name: 'Confirm' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'We have begun' })).toBeVisible();
  });

  await test.step('it is downloaded once', async () => {
    const archive = await linkOf(page.request, email, 'archive');
    await page.request.get(archive);
    await page.goto(archive);
    await hydrated(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/-data\.json$/);
    const stored = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      emailAddress: string;
      newsletter: { state: string };
    };
    expect(stored).toMatchObject({ emailAddress: email, newsletter: { state: 'pending' } });
    await page.goto(archive);
    await expect(page.getByRole('heading', { level: 1, name: 'This link was used' })).toBeVisible();
  });
  await page.context().close();
});

test('without a script a deletion is asked for and confirmed, and then nothing is found', async ({
  browser,
  baseURL,
}) => {
  const email = newAddress('gone');
  const page = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
  await page.goto('/gb/help/terms');
  await signUp(page, email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Delete my data' }).check();
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByLabel('Last name').fill('Okafor');
  await main.getByLabel('Email address').fill('gone@');
  await main.getByRole('button', { name: 'Send the request' }).click();
  await expect(main.getByText('Enter an email address like name@example.com').first()).toBeVisible();
  await expect(main.getByLabel('Last name')).toHaveValue('Okafor');
  await main.getByLabel('Email address').fill(email);
  await main.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();

  await page.goto(await linkOf(page.request, email, 'confirm'));
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have begun' })).toBeVisible();
  await mailOf(page.request, email, 'privacy-erased');
  // Of all mails only the one that says so is left.
  const list = await (await page.request.get('/mailbox')).text();
  expect(list.split(email).length - 1).toBe(1);
  await page.context().close();
});
