import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, originOf, plentyOf, sizesOf } from './support/bag.ts';
import { cards, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const changed = 'The bag was changed in another tab';

/** Takes the line out of the bag, by the call that another tab makes. */
async function emptyBag({ request }: Page): Promise<void> {
  const bag = await request.get('/api/chk/basket/bag?sitePath=gb');
  const { basketId, shipmentList } = (await bag.json()) as {
    basketId: string;
    shipmentList: { productLineItemList: { itemId: string }[] }[];
  };
  const itemId = shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
  const removed = await request.delete(`/api/chk/baskets/${basketId}/items/${itemId}?sitePath=gb`, {
    headers: { origin: await originOf({ request }) },
  });
  expect(removed.status()).toBe(200);
}

test('a bag changed in one tab is reported in the other before it is paid [C8.68]', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'DZ2001_202');
  const second = (await sizesOf(page, 'DZ2001_202')).find((size) => size.sku !== sku);
  if (!second) throw new Error('There is one size only.');
  await beginBag(page, sku);

  await test.step('an emptied bag is reported on opening the checkout', async () => {
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto('/gb/cart');
      await hydrated(tab);
    }
    const nothing = { name: 'Your bag is empty' };
    await other.getByRole('button', { name: /^Remove/ }).click();
    await expect(other.getByRole('heading', nothing)).toBeVisible();
    await other.close();
    await page.getByRole('link', { name: 'Go to checkout' }).first().click();
    await expect(page.getByRole('main').getByText(changed)).toBeVisible();
    await expect(page.getByRole('heading', nothing)).toBeVisible();
  });

  await test.step('an emptied bag is reported at Pay', async () => {
    await beginBag(page, sku);
    await readyToPay(page, cards.approved, { areDetailsKnown: true });
    await emptyBag(page);
    await expect(page.getByRole('main').getByText(changed)).toHaveCount(0);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/gb\/cart$/);
    await expect(page.getByRole('main').getByText(changed)).toBeVisible();
  });

  await test.step('another size at the same price is reported before it is paid', async () => {
    const basketId = await beginBag(page, sku);
    await readyToPay(page, cards.approved, { areDetailsKnown: true });
    await emptyBag(page);
    const added = await page.request.post(`/api/chk/baskets/${basketId}/items?sitePath=gb`, {
      headers: { origin: new URL(page.url()).origin },
      data: [{ productId: second.sku, quantity: 1 }],
    });
    expect(added.status()).toBe(200);
    await expect(page.getByRole('main').getByText(changed)).toHaveCount(0);
    await payButton(page).click();
    await expect(page.getByRole('main').getByText(changed)).toBeVisible();
    expect(page.url()).toContain('/checkout');
  });
});
