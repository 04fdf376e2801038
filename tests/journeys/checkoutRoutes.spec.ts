import { beginBag, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

test('/review redirects to the checkout with the review-and-pay flag [C2.60]', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await page.goto('/gb/review');
  await expect(page).toHaveURL(/\/gb\/checkout\?isReviewAndPay=true$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
});

test('the external identity address redirects to the cart where guests need none [C2.18]', async ({
  page,
}) => {
  await page.goto('/gb/checkout-ext-id-ping');
  await expect(page).toHaveURL(/\/gb\/cart$/);
});
