import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAccount, newEmail, password } from './support/account.ts';
import { withOwnShop } from './support/ownShop.ts';
import { expect, test } from './support/test.ts';

const ourBritain = new URL('../../packages/commerce/markets/gb.json', import.meta.url);

/** Seconds after signing in during which a session is fresh in the shop of this journey. */
const freshSeconds = 12;

/** Britain without codes by mail, where a session is fresh for seconds. */
function strictBritain(folder: string): Record<string, string> {
  const marketsDir = join(folder, 'markets');
  mkdirSync(marketsDir);
  const britain = JSON.parse(readFileSync(ourBritain, 'utf8')) as { account?: object };
  const account = { ...britain.account, signInCode: 'off', freshMinutes: freshSeconds / 60 };
  writeFileSync(join(marketsDir, 'gb.json'), JSON.stringify({ ...britain, account }));
  return { MARKETS_DIR: marketsDir };
}

test('without script an address is removed after confirming who it is, once the sign-in is a while ago', async ({
  browser,
}) => {
  test.slow();
  await withOwnShop(strictBritain, async (baseURL) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const main = page.getByRole('main');
    const headers = { origin: baseURL };
    const email = newEmail();
    await makeAccount(page.request, baseURL, email);
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
    const isFresh = async () =>
      ((await (await page.request.get('/api/account/profile?sitePath=gb')).json()) as { isFresh: boolean })
        .isFresh;
    await expect.poll(isFresh, { timeout: 2 * freshSeconds * 1_000 }).toBe(false);

    await page.goto('/gb/account/addresses');
    await main.getByRole('button', { name: /^Remove: 12 Canal Street/ }).click();
    await expect(page).toHaveURL(/\/gb\/account\/confirm\?returnTo=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it’s you');
    await expect(main).toContainText(email);
    await expect(main).toContainText('Then press the button once more: nothing has been changed yet.');
    await expect(main.getByRole('button', { name: 'Email me a code' })).toHaveCount(0);
    await main.getByRole('textbox', { name: 'Password' }).fill('not this one');
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(main).toContainText('This password does not match the email address. Try again.');
    await main.getByRole('textbox', { name: 'Password' }).fill(password);
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();

    await expect(page).toHaveURL(/\/gb\/account\/addresses$/);
    await main.getByRole('button', { name: /^Remove: 12 Canal Street/ }).click();
    await expect(main).toContainText('You haven’t saved an address yet.');
    await context.close();
  });
});
