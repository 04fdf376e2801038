import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const printed = 'MAYA FERNANDEZ';
const term = 'wedding shoes';

test('no script reads names on shirts and search terms; an expired session restores them [C4.09]', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'HK1001');
  const other = await plentyOf(page, 'RR6101');
  const basketId = await beginBag(page, other.sku);
  const origin = await originOf(page);
  const added = await page.request.post(`/api/chk/baskets/${basketId}/items?sitePath=gb`, {
    headers: { origin },
    data: [{ productId: sku, quantity: 1, selectedOptions: { name: printed } }],
  });
  expect(added.status(), await added.text()).toBe(200);

  // The server writes what the page shows, and the page what changes in it.
  await page.goto('/gb/cart');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  const undo = page.getByRole('button', { name: 'Put it back' });
  await expect(undo).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['removedItem', 'restoreBasketData']));
  await undo.click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);

  const field = page.getByRole('combobox', { name: 'Search' });
  await field.click();
  await field.fill(term);
  await field.press('Enter');
  await page.waitForURL(/q=wedding/);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'searchTerms')?.httpOnly)
    .toBe(true);

  const readable = decodeURIComponent(await page.evaluate(() => document.cookie));
  expect(readable).not.toMatch(/maya|fernandez|wedding/i);
  const cookies = await context.cookies();
  for (const { name, value, httpOnly } of cookies)
    if (!httpOnly) expect(decodeURIComponent(value), name).not.toMatch(/maya|fernandez|wedding/i);
  const data = cookies.find(({ name }) => name === 'restoreBasketData');
  expect(decodeURIComponent(data?.value ?? '')).toContain(printed);

  // The token is over: the page rebuilds the bag, with the names.
  const token = cookies.find(({ name }) => name === '__Host-jwtToken');
  if (!token) throw new Error('There is no checkout token.');
  await context.addCookies([{ ...token, value: 'over' }]);
  await page.goto('/gb/cart');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  const bag = await page.request.get('/api/chk/basket/bag?sitePath=gb');
  expect(await bag.text()).toContain(`"selectedOptions":{"name":"${printed}"}`);
  expect((await context.cookies()).find(({ name }) => name === 'basketId')?.value).not.toBe(basketId);
});
