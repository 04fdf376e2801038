import { beginBag, plentyOf, sizesOf } from './support/bag.ts';
import { byCard, cardFrame, cards, confirmed, fillCard, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test('a double click on Pay places one order, for this shopper alone, and Back pays no second time', async ({
  page,
  request,
}) => {
  const { sku } = await plentyOf(page, 'FB1201');
  await beginBag(page, sku);
  await page.goto('/gb/cart');
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  const keys: (string | undefined)[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && /\/(orders|create-order)$/.test(new URL(asked.url()).pathname))
      keys.push(asked.headers()['idempotency-key']);
  });
  await payButton(page).dblclick();
  const orderId = await confirmed(page);
  expect(new Set(keys).size).toBe(1);
  expect(await page.getByRole('main').textContent()).toContain(orderId);

  await test.step('Back after ordering does not open a checkout that would pay again', async () => {
    await page.goBack();
    await expect(payButton(page)).toHaveCount(0);
    await page.goto('/gb/checkout');
    await expect(page).toHaveURL(new RegExp(`/gb/confirmation\\?orderId=${orderId}`));
    await expect(payButton(page)).toHaveCount(0);
  });

  await test.step('the confirmation can be reloaded, but not by another shopper', async () => {
    // The address of the checkout has just loaded the confirmation anew.
    expect(await confirmed(page)).toBe(orderId);
    const stranger = await (await request.get(page.url())).text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(stranger)?.[1]).toContain('No such order here');
    expect(stranger).not.toContain('Okafor');
  });
});

test('a bag changed in another tab is not charged at the old total, and two tabs place one order', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'IN2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  const before = await payButton(page).textContent();
  const other = await context.newPage();

  await test.step('a bag changed in another tab is not charged at the old total', async () => {
    await other.goto('/gb/cart');
    await other.getByRole('button', { name: /^One more of/ }).click();
    await expect(other.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
    await payButton(page).click();
    await expect(page.getByText(/^The total is £[\d.,]+ now$/)).toBeVisible();
    await expect(payButton(page)).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(/\/gb\/checkout/);
  });

  await test.step('two tabs with one bag place one order', async () => {
    await byCard(page).check();
    await fillCard(cardFrame(page), cards.approved);
    await readyToPay(other, cards.approved, { areDetailsKnown: true });
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    const orderIn = (tab: typeof page) => new URL(tab.url()).searchParams.get('orderId');
    // Either may be the first.
    await expect.poll(() => orderIn(page) ?? orderIn(other), { timeout: 15_000 }).not.toBeNull();
    const placed = orderIn(page) ?? orderIn(other);
    // The other tab finds the order, or that its bag is empty; it never places a second one.
    for (const tab of [page, other])
      await expect
        .poll(() => orderIn(tab) ?? new URL(tab.url()).pathname, { timeout: 15_000 })
        .toMatch(new RegExp(`^(${placed}|/gb/cart)$`));
  });
});

test('the last pair goes to one of two shoppers; the other sees it at the line before paying', async ({
  page,
  request,
}) => {
  const last = (await sizesOf(page, 'RR4401')).find(({ left }) => left === 1);
  if (!last) throw new Error('The demo catalogue has a last pair of RR4401.');
  await beginBag(page, last.sku);
  await beginBag({ request }, last.sku);
  const told = /Sold out in this size|Someone got there first/;
  expect(await (await request.get('/gb/cart')).text()).not.toMatch(told);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  // The other shopper's page, as the server sends it.
  const late = await request.get('/gb/checkout');
  expect(late.url()).toContain('/gb/cart');
  expect(await late.text()).toMatch(told);
  await payButton(page).click();
  await confirmed(page);
  expect(await (await request.get('/gb/cart')).text()).toMatch(told);
});
