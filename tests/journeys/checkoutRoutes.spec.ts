import { beginBag, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

test('a review leads to the checkout that is flagged for review and pay [C2.60]', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await page.goto('/gb/review');
  await expect(page).toHaveURL(/\/gb\/checkout\?isReviewAndPay=true$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
});

test('the address of the external identity leads to the cart where guests need none [C2.18]', async ({
  page,
}) => {
  await page.goto('/gb/checkout-ext-id-ping');
  await expect(page).toHaveURL(/\/gb\/cart$/);
});
