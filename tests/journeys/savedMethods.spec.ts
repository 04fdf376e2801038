import { becomeMember } from './support/account.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  fillCard,
  fillDetails,
  payButton,
} from './support/checkout.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('a member saves the card, pays with it the next time without typing anything, and removes it [C3.23, C4.43, C7.54]', async ({
  page,
}) => {
  await becomeMember(page);
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await page.getByRole('checkbox', { name: /^Save for the next time/ }).check();
  await payButton(page).click();
  await confirmed(page);

  await page.goto('/gb/account/payment-methods');
  await hydrated(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa •••• 4242' })).toContainText('08/2029');

  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await hydrated(page);
  const saved = page.getByRole('radio', { name: /^Visa •••• 4242/ });
  await expect(saved).toBeChecked();
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await payButton(page).click();
  await confirmed(page);

  await page.goto('/gb/account/payment-methods');
  await hydrated(page);
  const remove = page.getByRole('button', { name: 'Remove: Visa •••• 4242' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a saved card pays, and is removed by its form', async ({ page, browser }) => {
    // The card is saved where a script runs, since only a script opens the card fields.
    const origin = await originOf(page);
    const scripted = await browser.newContext({ baseURL: origin, javaScriptEnabled: true });
    await answerConsent(scripted, origin);
    const other = await scripted.newPage();
    await becomeMember(other);
    const { sku } = await plentyOf(other, 'HK2001');
    await beginBag(other, sku);
    await other.goto('/gb/checkout');
    await hydrated(other);
    await fillDetails(other);
    await expect(delivery(other, /^Standard/)).toBeChecked();
    await byCard(other).check();
    await fillCard(cardFrame(other), cards.approved);
    await other.getByRole('checkbox', { name: /^Save for the next time/ }).check();
    await payButton(other).click();
    await confirmed(other);
    await beginBag(other, sku);
    await page.context().addCookies(await scripted.cookies());
    await scripted.close();

    await page.goto('/gb/checkout');
    await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
    await payButton(page).click();
    await expect(page).toHaveURL(/\/gb\/confirmation/);
    await page.goto('/gb/account/payment-methods');
    await page.getByRole('button', { name: 'Remove: Visa •••• 4242' }).click();
    await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
  });
});
