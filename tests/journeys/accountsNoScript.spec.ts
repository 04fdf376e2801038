import type { Page } from 'playwright/test';
import { becomeMember, mailTo, newEmail } from './support/account.ts';
import { originOf } from './support/bag.ts';
import { describeWithoutScript } from './support/describeWithoutScript.ts';
import { expect, test } from './support/test.ts';

const first = 'tram-lemon-hat-7';
const second = 'a new good one 8';

const main = (page: Page) => page.getByRole('main');

async function signIn(page: Page, password: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}

describeWithoutScript(() => {
  test('somebody invited registers, signs out, resets the password by mail and signs in with it', async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto('/gb/account/register?invitationCode=FRIEND-7&returnTo=%2Fhelp%2Fterms');
    await expect(main(page)).toContainText('You were invited.');
    await main(page).getByRole('textbox', { name: 'Email address' }).fill(email);
    await main(page).getByRole('button', { name: 'Create account' }).click();
    // What is missing is said at its field, and what was typed is still there.
    await expect(main(page).getByRole('textbox', { name: 'First name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(main(page).getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
    await main(page).getByRole('textbox', { name: 'First name' }).fill('Maya');
    await main(page).getByRole('textbox', { name: 'Last name' }).fill('Okafor');
    await main(page)
      .getByRole('checkbox', { name: /16 or older/ })
      .check();
    await main(page).getByRole('textbox', { name: 'Choose a password' }).fill(first);
    await main(page).getByRole('checkbox', { name: /terms/ }).check();
    await main(page).getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/gb\/help\/terms$/);

    await page.goto('/gb/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Maya');
    await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).not.toHaveURL(/\/account/);
    await page.goto('/gb/account');
    await expect(page).toHaveURL(/\/account\/login/);

    await main(page).getByRole('textbox', { name: 'Email address' }).fill(email);
    await signIn(page, 'not this one');
    await expect(main(page)).toContainText('Email address or password is wrong.');
    await expect(main(page).getByRole('textbox', { name: 'Email address' })).toHaveValue(email);

    await page.goto('/gb/account/forgot-password');
    await main(page).getByRole('textbox', { name: 'Email address' }).fill(email);
    await main(page).getByRole('button', { name: 'Send the link' }).click();
    await expect(main(page)).toContainText(`If ${email} has an account`);
    const mail = await mailTo(await originOf(page), email, 'password-reset');
    const link = /\/gb\/account\/reset-password\?key=[0-9a-f]+/.exec(mail)?.[0] ?? '';
    await page.goto(link);
    await main(page).getByRole('textbox', { name: 'New password' }).fill(second);
    await main(page).getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
    await signIn(page, second);
    await expect(page).toHaveURL(/\/gb$/);
    await page.goto('/gb/account');
    await expect(main(page)).toContainText(email);
  });

  test('the password is asked for by a change of the address and by the deletion of the account', async ({
    page,
  }) => {
    await becomeMember(page);
    await page.goto('/gb/account');
    const next = newEmail();
    const address = page.getByRole('region', { name: 'Email address' });
    await address.getByRole('textbox', { name: 'New email address' }).fill(next);
    await address.getByRole('textbox', { name: 'Your password' }).fill('not this one');
    await address.getByRole('button', { name: 'Send a code' }).click();
    await expect(address).toContainText('This password is wrong');
    await expect(address.getByRole('textbox', { name: 'New email address' })).toHaveValue(next);
    await address.getByRole('textbox', { name: 'Your password' }).fill(first);
    await address.getByRole('button', { name: 'Send a code' }).click();
    await expect(address).toContainText(`A code is on its way to ${next}`);

    await main(page).getByRole('button', { name: 'Delete my account' }).click();
    const password = page.getByRole('region', { name: 'Your data' }).getByRole('textbox');
    await password.fill('not this one');
    await main(page).getByRole('button', { name: 'Delete for good' }).click();
    await expect(main(page)).toContainText('This password is wrong');
    await password.fill(first);
    await main(page).getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL(/\/gb$/);
    await page.goto('/gb/account');
    await expect(page).toHaveURL(/\/account\/login/);
  });
});
