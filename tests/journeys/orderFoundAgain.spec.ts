import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, originOf } from './support/bag.ts';
import { byCard, cardFrame, cards, confirmed, fillCard, payButton, saveDetails } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

/** A bottle that is in stock and boots that can be pre-ordered, each in its first size. */
async function skusOf(page: Page): Promise<string[]> {
  const skus = await Promise.all(
    ['750', 'KT1002'].map(async (id) => {
      const answer = await page.request.get(`/api/catalogue/products/${id}/availability?sitePath=gb`);
      const { variation_list: sizes } = (await answer.json()) as { variation_list: { sku: string }[] };
      return sizes[0]?.sku ?? '';
    }),
  );
  expect(skus).not.toContain('');
  return skus;
}

test('an order of two parcels opens in another browser by its link, and by number and address', async ({
  page,
  browser,
}) => {
  // Slow: two browsers and a complete purchase.
  test.slow();
  await beginBag(page, await skusOf(page));
  await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
  let orderId = '';

  await test.step('two parcels name their contents, and express for one of them is charged', async () => {
    const first = page.getByRole('group', { name: /^Parcel 1 of 2: Flask 750/ });
    const second = page.getByRole('group', { name: /^Parcel 2 of 2: Fell Kids/ });
    await expect(first.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    const sumOf = async () => Number(/£([\d.]+)/.exec((await payButton(page).textContent()) ?? '')?.[1]);
    const before = await sumOf();
    const express = second.getByRole('radio', { name: /^Express/ });
    await expect(express.locator('xpath=ancestor::label')).toContainText('£7.95');
    await express.check();
    await expect.poll(sumOf).toBeCloseTo(before + 7.95, 2);
    await byCard(page).check();
    await fillCard(cardFrame(page), cards.approved);
    await payButton(page).click();
    orderId = await confirmed(page);
    const parcel = (name: RegExp) => page.getByRole('region', { name });
    await expect(parcel(/^Parcel 1 of 2: With you on/)).toContainText('Flask 750');
    await expect(parcel(/^Parcel 1 of 2/)).not.toContainText('Fell Kids');
    await expect(parcel(/^Parcel 2 of 2: With you on/)).toContainText('Fell Kids');
    const total = `£${(before + 7.95).toFixed(2)}`;
    await expect(page.getByText(total)).toBeVisible();
    const order = await page.request.get(`/api/chk/orders/${orderId}?sitePath=gb`);
    expect(await order.json()).toMatchObject({ pricing: { shipping: 7.95 } });
  });

  const elsewhere = await browser.newContext({ baseURL: await originOf(page), javaScriptEnabled: false });
  const other = await elsewhere.newPage();

  await test.step('it opens in another browser by its link', async () => {
    const address = (await page.getByRole('link', { name: 'Open this order' }).getAttribute('href')) ?? '';
    expect(address).toMatch(/\/gb\/order\?key=[0-9a-f]{40}$/);
    const answer = await other.goto(new URL(address).pathname + new URL(address).search);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'strict-origin',
      'cache-control': 'private, no-store',
    });
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Good call, Maya$/);
    await expect(other.getByText(`Order ${orderId} is`)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });

  await test.step('it opens by number and address without JavaScript', async () => {
    await other.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).click();
    await other.getByLabel('Order number').fill(orderId);
    await other.getByLabel('Email address').fill('noah@example.org');
    await other.getByRole('button', { name: 'Find the order' }).click();
    await expect(other.getByText('No order found')).toBeVisible();
    await expect(other.getByLabel('Order number')).toHaveValue(orderId);
    await other.getByLabel('Email address').fill('Maya@Example.org');
    await other.getByRole('button', { name: 'Find the order' }).click();
    await expect(other).toHaveURL(/\/gb\/order\?key=/);
    await expect(other.getByText(`Order ${orderId} is`)).toBeVisible();
    await elsewhere.close();
  });

  await test.step('with JavaScript the search keeps what was typed', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).click();
    await page.getByLabel('Order number').fill('TL-2026-AAAAAA');
    await page.getByLabel('Email address').fill('maya@example.org');
    await page.getByRole('button', { name: 'Find the order' }).click();
    await expect(page.getByText('No order found')).toBeVisible();
    await expect(page).toHaveURL(/\/gb\/track-order$/);
    await expect(page.getByLabel('Email address')).toHaveValue('maya@example.org');
  });
});
