import { beginBag, originOf, plentyOf, sizesOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test('a double click on the Pay button places one order', async ({ page }) => {
  const { sku } = await plentyOf(page, 'FB1201');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(orders|create-order)$/.test(new URL(request.url()).pathname))
      keys.push(request.headers()['idempotency-key']);
  });
  await payButton(page).dblclick();
  const orderId = await confirmed(page);
  expect(new Set(keys).size).toBe(1);
  const text = await page.getByRole('main').textContent();
  expect(text).toContain(orderId);
});

test('Back after ordering does not open a checkout that would pay again', async ({ page }) => {
  const { sku } = await plentyOf(page, 'FB1201');
  await beginBag(page, sku);
  await page.goto('/gb/cart');
  await readyToPay(page, cards.approved);
  await payButton(page).click();
  const orderId = await confirmed(page);
  await page.goBack();
  await expect(payButton(page)).toHaveCount(0);
  await page.goto('/gb/checkout');
  await expect(page).toHaveURL(new RegExp(`orderId=${orderId}|/gb/cart`));
  await expect(payButton(page)).toHaveCount(0);
});

test('the confirmation can be reloaded, but not by another shopper', async ({ page, browser }) => {
  const { sku } = await plentyOf(page, 'FB1201');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  await payButton(page).click();
  const orderId = await confirmed(page);
  await page.reload();
  expect(await confirmed(page)).toBe(orderId);
  const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('No such order here');
  await expect(stranger.getByText('Okafor')).toHaveCount(0);
  await stranger.close();
});

test('two tabs with one bag place one order', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'IN2001');
  await beginBag(page, sku);
  const other = await context.newPage();
  await readyToPay(page, cards.approved);
  await readyToPay(other, cards.approved);
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  const first = await confirmed(page);
  // The other tab finds the order, or that its bag is empty; it never places a second one.
  await expect
    .poll(async () => new URL(other.url()).searchParams.get('orderId') ?? new URL(other.url()).pathname, {
      timeout: 15_000,
    })
    .toMatch(new RegExp(`^(${first}|/gb/cart)$`));
});

test('a bag changed in another tab is not charged at the old total', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'IN2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  const before = await payButton(page).textContent();
  const other = await context.newPage();
  await other.goto('/gb/cart');
  await other.getByRole('button', { name: /^One more of/ }).click();
  await expect(other.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText(/^The total is £[\d.,]+ now$/)).toBeVisible();
  await expect(payButton(page)).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/\/gb\/checkout/);
});

test('the last pair goes to one of two shoppers; the other sees it at the line before paying', async ({
  page,
  browser,
}) => {
  const last = (await sizesOf(page, 'RR4401')).find(({ left }) => left === 1);
  if (!last) throw new Error('The demo catalogue has a last pair of RR4401.');
  const second = await browser.newContext({ baseURL: await originOf(page) });
  const rival = await second.newPage();
  await beginBag(page, last.sku);
  await beginBag(rival, last.sku);
  await readyToPay(page, cards.approved);
  await rival.goto('/gb/checkout');
  await rival.waitForURL(/\/gb\/cart/);
  await expect(rival.getByText(/^Sold out in this size|Somebody was quicker/).first()).toBeVisible();
  await payButton(page).click();
  await confirmed(page);
  await rival.reload();
  await expect(rival.getByText(/Sold out in this size|Somebody was quicker/).first()).toBeVisible();
  await second.close();
});
