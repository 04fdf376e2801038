import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf, sizesOf } from './support/bag.ts';
import { cards, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const changed = 'The bag was changed in another tab';

test('a bag changed in one tab is reported in the other: emptied, on opening the checkout and at Pay; another size at the same price, before it is paid [C8.68]', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'DZ2001_202');
  const second = (await sizesOf(page, 'DZ2001_202')).find((size) => size.sku !== sku);
  if (!second) throw new Error('There is one size only.');
  const basketId = await beginBag(page, sku);
  const other = await context.newPage();
  const nothing = { name: 'Nothing in the bag yet' };
  const openBag = async (tab: Page) => {
    await tab.goto('/gb/cart');
    await hydrated(tab);
  };
  const emptyBag = async () => {
    await other.getByRole('button', { name: /^Remove/ }).click();
    await expect(other.getByRole('heading', nothing)).toBeVisible();
  };
  const putBack = async () => {
    await other.getByRole('button', { name: 'Put it back' }).click();
    await expect(other.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  };
  await openBag(other);

  await test.step('an emptied bag is reported on opening the checkout', async () => {
    await openBag(page);
    await emptyBag();
    await page.getByRole('link', { name: 'Go to checkout' }).first().click();
    await expect(page.getByText(changed)).toBeVisible();
    await expect(page.getByRole('heading', nothing)).toBeVisible();
  });

  await test.step('an emptied bag is reported at Pay', async () => {
    await putBack();
    await readyToPay(page, cards.approved, { areDetailsKnown: true });
    await emptyBag();
    await expect(page.getByText(changed)).toHaveCount(0);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/gb\/cart$/);
    await expect(page.getByText(changed)).toBeVisible();
  });

  await test.step('another size at the same price is reported before it is paid', async () => {
    await putBack();
    await readyToPay(page, cards.approved, { areDetailsKnown: true });
    await emptyBag();
    const added = await page.request.post(`/api/chk/baskets/${basketId}/items?sitePath=gb`, {
      headers: { origin: new URL(page.url()).origin },
      data: [{ productId: second.sku, quantity: 1 }],
    });
    expect(added.status()).toBe(200);
    await expect(page.getByText(changed)).toHaveCount(0);
    await payButton(page).click();
    await expect(page.getByText(changed)).toBeVisible();
    expect(page.url()).toContain('/checkout');
  });
});
