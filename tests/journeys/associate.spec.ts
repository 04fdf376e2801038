import { beginBag, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('an associate signs in, fills a bag for a customer, and leaves nothing behind [C1.12, C6.07]', async ({
  page,
}) => {
  await page.goto('/gb/associate');
  await hydrated(page);

  await test.step('a wrong number is refused', async () => {
    await page.getByLabel('Code of the device').fill('DEMO-CAMDEN');
    await page.getByRole('textbox', { name: 'Staff number' }).fill('E8');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Nobody has this staff number')).toBeVisible();
  });

  await test.step('the right one shows store and name above the header', async () => {
    await page.getByLabel('Code of the device').fill('demo camden');
    await page.getByRole('textbox', { name: 'Staff number' }).fill('e7');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('region', { name: 'Store session' })).toContainText('Camden · Noor Haddad');
  });

  await test.step('what is added is counted for the store', async () => {
    await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
    const bag = await page.request.get('/api/chk/basket/bag?sitePath=gb');
    const { properties } = (await bag.json()) as { properties: Record<string, string> };
    expect(properties).toMatchObject({ eaStoreID: 'GB-CAMDEN', eaEmployeeID: 'E7', orderSource: 'store' });
  });

  await test.step('the end empties the bag', async () => {
    await page.goto('/gb/cart');
    await page.getByRole('button', { name: 'End and empty the bag' }).click();
    await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Store session' })).toHaveCount(0);
    await page.goto('/gb/cart');
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
  });
});

test('an order is shown on the device of a store until the session ends, and to nobody afterwards', async ({
  page,
}) => {
  test.slow();
  await page.goto('/gb/associate');
  await hydrated(page);
  await page.getByLabel('Code of the device').fill('DEMO-CAMDEN');
  await page.getByRole('textbox', { name: 'Staff number' }).fill('E7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Store session' })).toBeVisible();
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await payButton(page).click();
  await confirmed(page);
  const address = page.url();
  await expect(page.getByText('12 Canal Street').first()).toBeVisible();

  await page.getByRole('button', { name: 'End and empty the bag' }).click();
  await expect(page.getByRole('region', { name: 'Store session' })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such order here');
  await page.goto('/gb/checkout');
  await expect(page).not.toHaveURL(/confirmation/);
  await expect(page.getByText('12 Canal Street')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an associate signs in and out by forms', async ({ page }) => {
    await page.goto('/gb/associate');
    await page.getByLabel('Code of the device').fill('DEMO-CAMDEN');
    await page.getByRole('textbox', { name: 'Staff number' }).fill('E7');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/gb\/?$/);
    await page.goto('/gb/associate');
    await expect(page.getByText('Noor Haddad is signed in, Camden')).toBeVisible();
    await page.getByRole('button', { name: 'End and empty the bag' }).click();
    await page.goto('/gb/associate');
    await expect(page.getByText('Noor Haddad is signed in, Camden')).toHaveCount(0);
  });
});
