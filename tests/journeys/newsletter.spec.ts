import type { APIRequestContext } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';

const newAddress = (name: string): string => `${name}-${Date.now()}@example.com`;

/** The path of a link in the newest mail to this address. */
async function linkTo(
  request: APIRequestContext,
  email: string,
  purpose: 'confirm' | 'preferences' | 'unsubscribe',
): Promise<string> {
  const list = await (await request.get('/mailbox')).text();
  for (const [, path = ''] of list.matchAll(/href="(\/mailbox\/newsletter[^"]+)"/g)) {
    const mail = await (await request.get(path)).text();
    const link = new RegExp(`/gb/newsletter/${purpose}\\?key=[0-9a-f]+`).exec(mail)?.[0];
    if (mail.includes(email) && link) return link;
  }
  throw new Error(`There is no link to ${purpose} for ${email}.`);
}

test('a campaign opens the newsletter by the address of a page [A2.94, A8.22]', async ({
  browser,
  baseURL,
}) => {
  const page = await pageOfItsOwn(browser, baseURL);
  await page.goto('/gb/newsletter?campaign=gone');
  await expect(page.getByText('CAMPAIGN NOT FOUND')).toBeVisible();
  await page.goto('/gb/track-order?signup=launch-list');
  await hydrated(page);
  const launches = page.getByRole('dialog', { name: 'The launch list' });
  await expect(launches).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launches).toBeHidden();
  await page.context().close();
});

test('the header opens the newsletter [A2.93]', async ({ browser, baseURL }) => {
  const page = await pageOfItsOwn(browser, baseURL);
  await page.goto('/gb/track-order');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Newsletter' }).first().click();
  await expect(page.getByRole('dialog', { name: 'First to know' })).toBeVisible();
  await page.context().close();
});

test('the footer signs up by keyboard, a mail asks first, and leaving is a press away [A1.07, A2.95]', async ({
  browser,
  baseURL,
}) => {
  const email = newAddress('news');
  const page = await pageOfItsOwn(browser, baseURL);
  await page.goto('/gb/track-order');
  await hydrated(page);

  await test.step('the footer signs up by keyboard', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Email for the newsletter').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'First to know' });
    await expect(dialog).toBeVisible();
    // Its code was downloaded by this press.
    expect(scripts.length).toBeGreaterThan(0);
    const field = dialog.getByLabel('Email address');
    await expect(field).toHaveValue(email);
    await field.focus();
    await page.keyboard.press('Enter');
    const success = page.getByRole('dialog', { name: 'One more step' });
    await expect(success).toBeVisible();
    await expect(success).toContainText(email);
    await page.keyboard.press('Escape');
    await expect(success).toBeHidden();
  });

  await test.step('a mail asks first', async () => {
    // Opening the link changes nothing: mail scanners open links too.
    const confirm = await linkTo(page.request, email, 'confirm');
    await page.request.get(confirm);
    await page.goto(confirm);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm the newsletter' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
  });

  await test.step('topics and frequency are chosen', async () => {
    await page.getByRole('link', { name: 'Choose topics and frequency' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your newsletter' })).toBeVisible();
    await page.getByRole('checkbox', { name: /Offers/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: 'At most once a month' }).check();
    await page.getByRole('radio', { name: '30 days' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByText('Then it goes on by itself.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /Offers/ })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'At most once a month' })).toBeChecked();
  });

  await test.step('leaving is a press away', async () => {
    const leave = await linkTo(page.request, email, 'unsubscribe');
    await page.goto(leave);
    await hydrated(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You have left the newsletter' })).toBeVisible();
  });
  await page.context().close();
});

test('without a script the footer, the links and the preferences work as plain forms', async ({
  browser,
  baseURL,
}) => {
  const email = newAddress('plain');
  const page = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
  await page.goto('/gb/help/terms');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email for the newsletter').fill(email);
  await footer.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First to know' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email address')).toHaveValue(email);
  await main.getByLabel('Email address').fill('nobody@');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByText('Enter an email address like name@example.com').first()).toBeVisible();
  await main.getByLabel('Email address').fill(email);
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await page.goto(await linkTo(page.request, email, 'confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
  await page.goto(await linkTo(page.request, email, 'preferences'));
  await page.getByRole('checkbox', { name: /Stories/ }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Stories/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Unsubscribe from everything' }).click();
  await expect(page.getByRole('heading', { name: 'You have left the newsletter' })).toBeVisible();
  await page.context().close();
});

test('a mail program unsubscribes by one press, and by nothing less (RFC 8058)', async ({
  playwright,
  baseURL: origin = '',
}) => {
  const email = newAddress('oneclick');
  // As a call from this machine, too.
  const request = await playwright.request.newContext({ baseURL: origin });
  const headers = { origin };
  const answer = await request.post('/api/account/newsletter-signups?sitePath=gb', {
    headers,
    data: { email, source: 'footer', consentVersion: '1', ageconfirmation: false },
  });
  expect(answer.status()).toBe(200);
  const keyOf = (path: string) => new URL(path, origin).searchParams.get('key') ?? '';
  const confirmed = await request.post('/api/newsletter/confirmations?sitePath=gb', {
    headers,
    data: { key: keyOf(await linkTo(request, email, 'confirm')) },
  });
  expect(confirmed.status()).toBe(200);
  const leave = await linkTo(request, email, 'unsubscribe');
  const state = async () => {
    const found = await request.get(`/api/newsletter/subscription?sitePath=gb&key=${keyOf(leave)}`);
    return ((await found.json()) as { state: string }).state;
  };
  expect((await request.get(leave)).status()).toBe(200);
  expect((await request.head(leave)).status()).toBe(200);
  expect(await state()).toBe('active');
  // As a mail provider sends it: no cookies, no origin.
  const pressed = await fetch(new URL(leave, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  expect(await state()).toBe('ended');
  await request.dispose();
});
