import type { Page } from 'playwright/test';
import { becomeMember, newEmail, password } from './support/account.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { tabTo } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';

test('registering in Germany asks about the programme there, and no dialog asks again', async ({ page }) => {
  await page.goto('/en/account/register');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email address' }).fill(newEmail());
  await main.getByRole('textbox', { name: 'First name' }).fill('Maya');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await main.getByRole('checkbox', { name: /16 or older/ }).check();
  await main.getByRole('textbox', { name: 'Choose a password' }).fill(password);
  await main.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await expect(main.getByRole('checkbox', { name: /Join the membership programme/ })).not.toBeChecked();
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/en/track-order');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /Maya/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('whoever is asked about the programme later closes the question, and is not asked again', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/en/track-order');
  await hydrated(page);
  const consent = page.getByRole('dialog', { name: 'Become a member' });
  await expect(consent).toBeVisible();
  await expect(consent.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/loyalty/decline')),
    page.keyboard.press('Escape'),
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/en/launches');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /Maya/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Joins by the page of the consent. */
async function joinProgramme(page: Page): Promise<void> {
  await page.goto('/en/account/membership/consent');
  await hydrated(page);
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await page.getByRole('button', { name: 'Close' }).first().click();
}

test('a market without the programme has no page of it and asks nobody [A6.06]', async ({ page }) => {
  await becomeMember(page);
  expect((await page.request.get('/gb/account/membership')).status()).toBe(404);
  await page.goto('/gb/account');
  await hydrated(page);
  const account = page.getByRole('navigation', { name: 'Your account' });
  await expect(account.getByRole('link', { name: 'Addresses' })).toBeVisible();
  await expect(account.getByRole('link', { name: 'Membership' })).toHaveCount(0);
});

test('whoever has no loyalty record is led into the consent, and joins [A1.16, A4.105, A4.109]', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/en/track-order');
  await hydrated(page);
  const consent = page.getByRole('dialog', { name: 'Become a member' });
  await expect(consent).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await tabTo(page, consent.getByRole('button', { name: 'Accept and join' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Welcome to the programme' })).toBeVisible();
  await page.getByRole('link', { name: 'See your membership' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Membership' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tier 1: Starter' })).toBeVisible();
});

test('the first voucher is used in the checkout [A1.15]', async ({ page }) => {
  await becomeMember(page);
  await joinProgramme(page);
  const { sku } = await plentyOf(page, 'HK2001', 'en');
  await beginBag(page, sku, { site: 'en' });
  await page.goto('/en/checkout');
  await hydrated(page);
  const use = page.getByRole('button', { name: 'Use voucher' }).filter({ visible: true });
  const code = page.getByRole('textbox', { name: 'Voucher code' }).filter({ visible: true });
  await expect(code).not.toHaveValue('');
  await use.click();
  await expect(
    page
      .getByRole('main')
      .getByText(/takes €5 off/)
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText(/You earn [\d.,]+ points/).filter({ visible: true })).toBeVisible();
});

test('a member leaves the programme and comes back, with and without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page);
  await joinProgramme(page);

  await test.step('a member leaves on the page of the membership, and is not asked again', async () => {
    await page.goto('/en/account/membership');
    await hydrated(page);
    await page.getByRole('button', { name: 'Leave the programme' }).click();
    await page.getByRole('button', { name: /^Leave and lose/ }).click();
    await expect(
      page.getByRole('main').getByText('You’ve left the programme. You can come back at any time.'),
    ).toBeVisible();
    await page.goto('/en/track-order');
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /Maya/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('without script, joining and leaving are forms', async () => {
    const plain = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
    await plain.context().addCookies(await page.context().cookies());
    await plain.goto('/en/account/membership');
    await plain.getByRole('button', { name: 'Join for free' }).click();
    await expect(plain.getByRole('heading', { name: 'Tier 1: Starter' })).toBeVisible();
    await plain.getByRole('button', { name: 'Leave the programme' }).click();
    await plain.getByRole('button', { name: /^Leave and lose/ }).click();
    await expect(plain.getByRole('button', { name: 'Join for free' })).toBeVisible();
    await plain.context().close();
  });

  await test.step('the page of the consent leads back into the programme', async () => {
    await joinProgramme(page);
    await page.goto('/en/account/membership');
    await expect(page.getByRole('button', { name: 'Leave the programme' })).toBeVisible();
  });
});
