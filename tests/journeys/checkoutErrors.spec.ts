import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  cardFrame,
  cards,
  confirmed,
  field,
  fillCard,
  fillDetails,
  payButton,
  readyToPay,
} from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test('the checkout says what is wrong before anything is paid, and keeps what was typed [C4.24, C8.13]', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'DZ2001_202');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await hydrated(page);

  await test.step('a field is validated when it is left, and its error disappears when it is corrected', async () => {
    const email = field(page, 'Email address');
    await email.fill('maya@');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await email.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('maya@example.org');
    await email.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('what was typed is still there after a reload', async () => {
    await field(page, 'Postcode').fill('M4 3AQ');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
    await expect(field(page, 'Email address')).toHaveValue('maya@example.org');
  });

  await test.step('paying too early lists what is missing, focuses the list, and each entry leads to its field', async () => {
    await payButton(page).click();
    await expect(page.getByText(/^There are \d+ things to fix$/)).toBeVisible();
    // The summary, or its heading, has the focus: a screen reader starts there.
    expect(
      await page.evaluate(() => document.activeElement?.textContent?.includes('things to fix') ?? false),
    ).toBe(true);
    await page.getByRole('link', { name: 'Enter a town or city' }).click();
    await expect(field(page, 'Town or city')).toBeFocused();
    await expect(field(page, 'Town or city')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Town or city')).toHaveAccessibleDescription(/Enter a town or city/);
  });

  await test.step('delivery that is free for any address is free before the address, in the summary and at the button', async () => {
    await expect(page.getByText('Free', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay £[\d.]+$/ })).toBeVisible();
    await fillDetails(page);
    await expect(page.getByRole('button', { name: /^Pay £[\d.]+$/ })).toBeVisible();
  });

  await test.step('a postcode the carrier does not serve is reported', async () => {
    await field(page, 'Postcode').fill('JE2 3AB');
    await field(page, 'Postcode').press('Tab');
    await expect(page.getByText('We do not deliver to this area. Use another address').first()).toBeVisible();
  });
});

test('card fields that were open for too long are loaded again, and pay [C8.47, C8.49]', async ({
  page,
  complaints,
}) => {
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await readyToPay(page, cards.sessionOver);

  await test.step('paying says that the session ran out, and asks for the card alone', async () => {
    await payButton(page).click();
    await expect(page.getByText('The payment session ran out')).toBeVisible();
    await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('');
    await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
    await fillCard(cardFrame(page), cards.approved);
  });

  await test.step('a coupon finds it over before anything is paid', async () => {
    await page.getByText('Gift card or coupon', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('SESSION-GB');
    await page.getByRole('button', { name: 'Use coupon' }).click();
    const told = page.getByRole('group', { name: 'The payment session ran out' });
    await expect(told).toContainText('Nothing was taken');
    await told.getByRole('button', { name: 'Load payment methods again' }).click();
    await expect(told).toBeHidden();
    expect(complaints.splice(0).join()).toContain('INVALID_SESSION');
  });

  await test.step('the new fields pay', async () => {
    await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('');
    await fillCard(cardFrame(page), cards.approved);
    await expect(payButton(page)).toContainText('Pay £70.09');
    await payButton(page).click();
    await confirmed(page);
  });
});
