import { beginBag, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import {
  cardFrame,
  cards,
  confirmed,
  fillCard,
  hosted,
  payButton,
  readyToPay,
  saveDetails,
} from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test('a last look at the order has a page of its own, and its button pays [C2.13]', async ({ page }) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await page.getByRole('link', { name: 'Review the order before paying' }).click();
  await expect(page).toHaveURL(/\/gb\/review$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await expect(page.getByText('maya@example.org')).toBeVisible();
  await expect(page.getByText('Manchester M4 3AQ')).toBeVisible();
  await expect(page.getByText(/^Standard, /)).toBeVisible();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await confirmed(page);
});

test('a section of the checkout shows the same, or asks for what is missing [C2.34, C2.60]', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await page.goto('/gb/review');
  await expect(page).toHaveURL(/\/gb\/checkout\?isReviewAndPay=true/);
  await expect(page.getByText('Enter an email address').first()).toBeVisible();

  await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await hosted(page).check();
  await page.getByRole('link', { name: 'Review the order before paying' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await page.goto('/gb/checkout/review');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await page.getByRole('link', { name: 'Change the delivery address' }).click();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('M4 3AQ');
});
