import type { Locator, Page } from 'playwright/test';
import { codeIn, mailTo, makeAccount, newEmail, password } from './support/account.ts';
import { originOf } from './support/bag.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { listenTo } from './support/speech.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until an element has the focus, and then a key. */
async function press(page: Page, target: Locator, key: string): Promise<void> {
  const element = await target.elementHandle({ timeout: 5_000 });
  const hasFocus = () => element?.evaluate((one) => one.matches(':focus'));
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(), `the keyboard leads to ${String(target)}`).toBe(true);
  await page.keyboard.press(key);
}

const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account of Maya' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first();

test('signs in by keyboard in the overlay, and by a code from a mail on the page, and leads back', async ({
  page,
  request,
}) => {
  const origin = await originOf(page);
  const email = newEmail();
  await makeAccount(request, origin, email);
  const speech = await listenTo(page);

  await test.step('by keyboard in the overlay: the address is typed once, and the page stays', async () => {
    await page.goto('/gb/track-order');
    await hydrated(page);
    await press(page, signInLink(page), 'Enter');
    await speech.expectFocus('textbox', 'Email address');
    await page.keyboard.type('maya@');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter an email address like name@example.com')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    speech.forget();
    await page.keyboard.press('Enter');
    await speech.expectHeard('Welcome back');
    await speech.expectFocus('textbox', 'Password');
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await speech.expectHeard(/This password does not match the email address/);
    await page.getByRole('textbox', { name: 'Password' }).focus();
    await page.keyboard.type(password);
    speech.forget();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(accountLink(page)).toBeVisible();
    await speech.expectHeard('You are signed in, Maya');
    // Once, and the overlay, which goes back to its first step as it closes, asks for nothing again.
    expect(speech.heard).toEqual(['Signing in', 'You are signed in, Maya']);
    await expect(page).toHaveURL(/\/gb\/track-order$/);
  });

  await test.step('by a code from a mail on the page, back to where the visitor was', async () => {
    await page.context().clearCookies();
    await answerConsent(page.context(), origin);
    await page.goto('/gb/account/login?returnTo=%2Ftrack-order');
    await hydrated(page);
    await page.getByLabel('Email address').fill(email);
    speech.forget();
    await press(page, page.getByRole('button', { name: 'Email me a code' }), 'Enter');
    await speech.expectHeard('Enter the code');
    await speech.expectFocus('textbox', 'Code');
    const mail = await mailTo(origin, email, 'email-code');
    await press(page, page.getByRole('button', { name: 'Send another code' }), 'Enter');
    await speech.expectHeard(/You can send another one in \d+ seconds/);
    // What was sent is still good, and may be pasted.
    await page.getByRole('textbox', { name: 'Code' }).focus();
    await page.keyboard.insertText(codeIn(mail));
    await expect(page).toHaveURL(/\/gb\/track-order$/);
    await speech.expectHeard('You are signed in');
    // Nobody had proved to read this address: a name that somebody typed is not taken for its owner's.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  });
});
