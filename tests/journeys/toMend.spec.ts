import { alive } from './support/alive.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { delivery, fillDetails } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test('the last thing removed without the script can be put back, too', async ({ page, context }) => {
  await context.route('**/assets/*.js', (route) => route.abort());
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await page.goto('/gb/cart');
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
});

test('another delivery can be chosen when the script does not arrive', async ({ page, context }) => {
  await context.route('**/assets/*.js', (route) => route.abort());
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await fillDetails(page);
  await page.getByRole('button', { name: 'Show delivery days' }).click();
  await delivery(page, /^Express/).check();
  await page.getByRole('button', { name: 'Use this delivery' }).click();
  await expect(delivery(page, /^Express/)).toBeChecked();
});

test('contact and address filled in while the script arrives are kept, and lead to the delivery', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await fillDetails(page);
  await alive(page);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('maya@example.org');
  await expect(delivery(page, /^Standard/)).toBeChecked();
});

test('a search typed before the script is there is kept, and suggests once it is [A2.98]', async ({
  page,
  context,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/gb');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.click();
  await field.pressSequentially('tem');
  letGo();
  await alive(page);
  await expect(field).toHaveValue('tem');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('an address typed while the script arrives is kept, letter by letter', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.click();
  for (const letter of 'maya.okafor@example.org') await page.keyboard.press(letter, { delay: 40 });
  await alive(page);
  await expect(email).toHaveValue('maya.okafor@example.org');
  await expect(email).toBeFocused();
});

test('every link of the home page leads somewhere', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/gb');
  const addresses = await page
    .locator('a[href^="/gb"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(20);
  const dead: string[] = [];
  for (const address of addresses) {
    const answer = await page.request.get(address);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${address}`);
  }
  expect(dead).toEqual([]);
});
