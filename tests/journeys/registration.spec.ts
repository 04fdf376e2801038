import { newEmail } from './support/account.ts';
import { originOf } from './support/bag.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { listenTo } from './support/speech.ts';
import { expect, test } from './support/test.ts';

test('an account is made by keyboard; registering again with its address opens the sign-in [A4.15]', async ({
  page,
}) => {
  const email = newEmail();
  const password = 'correct horse 42';
  const speech = await listenTo(page);
  await page.goto('/gb/account/register?returnTo=%2Fhelp%2Fterms');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email address' }).focus();
  await page.keyboard.type(email);
  for (const text of ['Maya', 'Okafor']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.getByRole('checkbox', { name: /terms/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gb\/help\/terms$/);
  await speech.expectHeard('You are signed in, Maya');
  // Whoever is signed in has nothing to register.
  await page.goto('/gb/account/register');
  await expect(page).toHaveURL(/\/gb$/);
  const visitor = await page.request.get('/api/visitor?sitePath=gb');
  expect(await visitor.json()).toMatchObject({ identity: { kind: 'customer', name: 'Maya' } });

  await test.step('an address that has an account opens the sign-in with it instead of registering', async () => {
    await page.context().clearCookies();
    await answerConsent(page.context(), await originOf(page));
    await page.goto('/gb/account/register');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByRole('textbox', { name: 'First name' }).fill('Maya');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
    await page.getByRole('checkbox', { name: /16 or older/ }).check();
    await page.getByRole('textbox', { name: 'Choose a password' }).fill('another horse 43');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/gb$/);
  });
});

test('where the phone company confirms who joins, the overlay begins with it [A2.79]', async ({ page }) => {
  await page.goto('/kr/help/terms');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: '로그인', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('계정 만들기: 몇 가지만 입력하면 됩니다.');
  await dialog.getByRole('button', { name: '로그인' }).click();
  await expect(dialog.getByRole('textbox', { name: '비밀번호' })).toBeVisible();
});

test('the Korean shop registers without JavaScript whom the phone company confirms', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/kr/account/register');
  await page.locator('[name=lastName]').fill('오카포');
  await page.locator('[name=firstName]').fill('마야');
  await page.locator('[name=dobFields-year]').fill('1990');
  await page.locator('[name=dobFields-month]').fill('3');
  await page.locator('[name=dobFields-day]').fill('27');
  await page.locator('[name=gender][value=Female]').check();
  await page.locator('[name=mobileNumber]').fill('010-1234-5678');
  await page.locator('button[value=startCarrier]').click();
  const code = /\d{6}(?=입니다)/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  await page.locator('[name=carrierCode]').fill(code);
  await page.locator('button[value=confirmCarrier]').click();
  await page.locator('main [name=email]').fill(`maya.kr.${Date.now()}@example.com`);
  await page.locator('[name=password]').fill('Correct-horse-42');
  await page.locator('[name=terms]').check();
  await page.locator('[name=explicitConsent]').check();
  await page.locator('button[value=register]').click();
  await expect(page).toHaveURL(/\/kr$/);
  await context.close();
});
