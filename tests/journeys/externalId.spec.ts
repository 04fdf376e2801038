import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { expect, test } from './support/test.ts';

test('a Korean guest reaches the payment once an email address is known [C2.08, C2.17]', async ({ page }) => {
  await beginBag(page, (await plentyOf(page, 'HK2001', 'kr')).sku, { site: 'kr' });

  await test.step('without one, both addresses lead to the cart', async () => {
    for (const path of ['/kr/payment', '/kr/checkout-ext-id-ping']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/kr\/cart$/);
    }
  });

  await test.step('with one, both lead to the payment', async () => {
    const bag = await page.request.get('/api/chk/basket/bag?sitePath=kr');
    const { basketId } = (await bag.json()) as { basketId: string };
    const answer = await page.request.patch(`/api/chk/baskets/${basketId}?sitePath=kr`, {
      headers: { origin: await originOf(page) },
      data: { customer: { email: 'maya@example.org' } },
    });
    const { customer } = (await answer.json()) as { customer: { customerEUCI: string } };
    expect(customer.customerEUCI).toMatch(/^[0-9a-f]{32}$/);
    for (const path of ['/kr/payment', '/kr/checkout-ext-id-ping']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/kr\/checkout\/payment\?reveal=true$/);
    }
  });
});
