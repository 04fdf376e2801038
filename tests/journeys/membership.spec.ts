import { becomeMember } from './support/account.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { tabTo } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('a signed-in visitor without a loyalty record is led into the consent, joins by keyboard, and uses the first voucher in the checkout [A1.15, A1.16, A4.105, A4.109]', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/en');
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
  const { sku } = await plentyOf(page, 'HK2001', 'en');
  await beginBag(page, sku, { site: 'en' });
  await page.goto('/en/checkout');
  await hydrated(page);
  const use = page.getByRole('button', { name: 'Use voucher' }).filter({ visible: true });
  const code = page.getByRole('textbox', { name: 'Voucher code' }).filter({ visible: true });
  await expect(code).not.toHaveValue('');
  await use.click();
  await expect(page.getByText(/takes €5 off/).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/You earn [\d.,]+ points/).filter({ visible: true })).toBeVisible();
});

test('a member leaves on the page of the membership, and is not asked again', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/en/account/membership/consent');
  await hydrated(page);
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.goto('/en/account/membership');
  await hydrated(page);
  await page.getByRole('button', { name: 'Leave the programme' }).click();
  await page.getByRole('button', { name: /^Leave and lose/ }).click();
  await expect(page.getByText('You are no member any more. You can come back at any time.')).toBeVisible();
  await page.goto('/en');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /Maya/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a market without the programme has no page and asks nobody [A6.06]', async ({ page }) => {
  await becomeMember(page);
  expect((await page.goto('/gb/account/membership'))?.status()).toBe(404);
  await page.goto('/gb/account');
  await hydrated(page);
  const account = page.getByRole('navigation', { name: 'Your account' });
  await expect(account.getByRole('link', { name: 'Addresses' })).toBeVisible();
  await expect(account.getByRole('link', { name: 'Membership' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('joining and leaving are forms', async ({ page }) => {
    await becomeMember(page);
    await page.goto('/en/account/membership');
    await page.getByRole('button', { name: 'Join for free' }).click();
    await expect(page.getByRole('heading', { name: 'Tier 1: Starter' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the programme' }).click();
    await page.getByRole('button', { name: /^Leave and lose/ }).click();
    await expect(page.getByRole('button', { name: 'Join for free' })).toBeVisible();
  });
});
