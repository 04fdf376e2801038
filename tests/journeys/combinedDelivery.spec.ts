import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

interface Bag {
  basketId: string;
  shipmentList: { shipmentType: string; shippingLineItem?: { id: string } }[];
}

test('one choice is for both parcels where the market combines their options [C1.19]', async ({ page }) => {
  const answer = await page.request.get('/api/catalogue/products/KT1002/availability?sitePath=kr');
  const { variation_list: sizes } = (await answer.json()) as { variation_list: { sku: string }[] };
  const bottle = (await plentyOf(page, '750', 'kr')).sku;
  const basketId = await beginBag(page, [bottle, sizes[0]?.sku ?? ''], { site: 'kr' });
  const headers = { origin: await originOf(page) };
  const email = 'maya@example.org';
  await page.request.patch(`/api/chk/baskets/${basketId}?sitePath=kr`, {
    headers,
    data: { customer: { email } },
  });
  const saved = await page.request.patch(`/api/chk/baskets/${basketId}/shipment?sitePath=kr`, {
    headers,
    data: {
      shippingAddress: {
        ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: email, region: '' },
        ...{ phoneNumber: '+821012345678', country: 'KR', postalCode: '04524', city: '서울특별시' },
        line1: '세종대로 110',
      },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto('/kr/checkout');
  await hydrated(page);
  const express = page.getByRole('radio', { name: /^빠른 배송/ });
  await expect(express).toHaveCount(1);
  const chosen = async () => {
    const bag = (await (await page.request.get('/api/chk/basket/bag?sitePath=kr')).json()) as Bag;
    return bag.shipmentList.map(({ shipmentType, shippingLineItem }) => [shipmentType, shippingLineItem?.id]);
  };
  await express.check();
  await expect.poll(chosen).toEqual([
    ['regular', 'express'],
    ['preorder', 'express'],
  ]);
});
