import { beginBag, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('an American shopper has one thing sent apart, with a delivery of its own [C7.11]', async ({ page }) => {
  const skus = [await plentyOf(page, 'HK2001', 'us'), await plentyOf(page, 'RR4101', 'us')];
  await beginBag(
    page,
    skus.map(({ sku }) => sku),
    { site: 'us' },
  );
  await page.goto('/us/cart');
  await hydrated(page);
  const apart = page.getByRole('button', { name: /^Send .+ separately$/ });
  await expect(apart).toHaveCount(2);
  await apart.last().click();
  await expect(page.getByText('Sent separately: choose its delivery at the checkout')).toBeVisible();
  const bag = await page.request.get('/api/chk/basket/bag?sitePath=us');
  const { shipmentList } = (await bag.json()) as { shipmentList: { productLineItemList: object[] }[] };
  expect(shipmentList.map(({ productLineItemList }) => productLineItemList.length)).toEqual([1, 1]);
  await page.getByRole('button', { name: /^Send .+ with the rest$/ }).click();
  await expect(apart).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same by a form', async ({ page }) => {
    const skus = [await plentyOf(page, 'HK2001', 'us'), await plentyOf(page, 'RR4101', 'us')];
    await beginBag(
      page,
      skus.map(({ sku }) => sku),
      { site: 'us' },
    );
    await page.goto('/us/cart');
    await page
      .getByRole('button', { name: /^Send .+ separately$/ })
      .last()
      .click();
    await expect(page.getByText('Sent separately: choose its delivery at the checkout')).toBeVisible();
  });
});
