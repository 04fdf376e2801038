import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf, sizesOf } from './support/bag.ts';
import { cards, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const changed = 'The bag was changed in another tab';

test('a bag emptied in one tab is reported in the other, on opening the checkout and at Pay [C8.68]', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'DZ2001_202');
  await beginBag(page, sku);
  const other = await context.newPage();
  await other.goto('/gb/cart');
  await hydrated(other);
  const empty = async () => {
    await page.goto('/gb/cart');
    await hydrated(page);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('heading', { name: 'Nothing in the bag yet' })).toBeVisible();
  };
  await empty();
  await other.getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(other.getByText(changed)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Nothing in the bag yet' })).toBeVisible();

  await beginBag(page, sku);
  await readyToPay(other, cards.approved);
  await empty();
  await payButton(other).click();
  await expect(other.getByText(changed)).toBeVisible();
  expect(other.url()).toMatch(/\/gb\/cart$/);
});

test('another size at the same price is reported before it is paid [C8.68]', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'DZ2001_202');
  const second = (await sizesOf(page, 'DZ2001_202')).find((size) => size.sku !== sku);
  if (!second) throw new Error('There is one size only.');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  const other = await context.newPage();
  await other.goto('/gb/cart');
  await hydrated(other);
  await other.getByRole('button', { name: /^Remove/ }).click();
  await expect(other.getByRole('heading', { name: 'Nothing in the bag yet' })).toBeVisible();
  const bag = (await (await page.request.get('/api/chk/basket/bag?sitePath=gb')).json()) as {
    basketId: string;
  };
  const added = await page.request.post(`/api/chk/baskets/${bag.basketId}/items?sitePath=gb`, {
    headers: { origin: new URL(page.url()).origin },
    data: [{ productId: second.sku, quantity: 1 }],
  });
  expect(added.status()).toBe(200);
  await payButton(page).click();
  await expect(page.getByText(changed)).toBeVisible();
  expect(page.url()).toContain('/checkout');
});
