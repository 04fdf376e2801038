import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { byCard, cardFrame, delivery, field, fillDetails, hosted, payButton } from './support/checkout.ts';
import { slowScript } from './support/slowScript.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
});

test('what was typed into the checkout before hydration is kept', async ({ page, context }) => {
  const release = await slowScript(context);
  await page.goto('/gb/checkout');
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Maya');
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Show delivery days' }).click();
  await expect(page.getByText(/^There are \d+ things to fix$/)).toBeVisible();
  await expect(name).toHaveValue('Maya');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveValue('Maya');
});

test('contact and address filled in during hydration are kept, and lead to the delivery options', async ({
  page,
}) => {
  await page.goto('/gb/checkout');
  await fillDetails(page);
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('maya@example.org');
  await expect(delivery(page, /^Standard/)).toBeChecked();
});

test('an address typed during hydration is kept, letter by letter', async ({ page, context }) => {
  const release = await slowScript(context);
  await page.goto('/gb/checkout');
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.click();
  const typing = email.pressSequentially('maya.okafor@example.org', { delay: 40 });
  release();
  await typing;
  await hydrated(page);
  await expect(email).toHaveValue('maya.okafor@example.org');
  await expect(email).toBeFocused();
});

test('letters typed in the middle of a word stay there after hydration', async ({ page, context }) => {
  const release = await slowScript(context);
  await page.goto('/gb/checkout');
  const line = field(page, 'Address line 1');
  await line.fill('12 Cal Street');
  await line.press('Home');
  for (let steps = 0; steps < 5; steps += 1) await line.press('ArrowRight');
  await page.keyboard.press('n');
  release();
  await hydrated(page);
  await page.keyboard.press('a');
  await expect(line).toHaveValue('12 Canal Street');
});

test('what the browser autofilled before hydration is kept', async ({ page, context }) => {
  const release = await slowScript(context);
  await page.goto('/gb/checkout');
  // Autofill before hydration causes no event that React could handle.
  await field(page, 'Town or city').evaluate((input: HTMLInputElement) => (input.value = 'Manchester'));
  release();
  await hydrated(page);
  await field(page, 'First name').fill('Maya');
  await expect(field(page, 'Town or city')).toHaveValue('Manchester');
  await page.getByRole('button', { name: 'Show delivery days' }).click();
  await expect(page.getByRole('link', { name: 'Enter a town or city' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Enter a postcode' })).toBeVisible();
});

test('a different invoice address, a delivery option and a payment method chosen before hydration are kept', async ({
  page,
  context,
}) => {
  await page.goto('/gb/checkout');
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  const release = await slowScript(context);
  await page.reload();
  await delivery(page, /^Express/).check();
  await byCard(page).check();
  const same = page.getByRole('checkbox', { name: /invoice/i });
  await same.uncheck();
  release();
  await hydrated(page);
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await expect(delivery(page, /^Express/)).toBeChecked();
  await expect(same).not.toBeChecked();
  await expect(page.getByRole('group', { name: /invoice|billing/i })).toBeVisible();
  await same.check();
  await hosted(page).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
});

test('a state selected from the list before hydration is kept', async ({ page, context }) => {
  const { sku } = await plentyOf(page, 'RR6101', 'us');
  await context.clearCookies();
  await beginBag(page, sku, { site: 'us' });
  const release = await slowScript(context);
  await page.goto('/us/checkout');
  const state = page.getByRole('combobox', { name: 'State' });
  await state.selectOption('OR');
  release();
  await hydrated(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Maya');
  await expect(state).toHaveValue('OR');
  await page.reload();
  await hydrated(page);
  await expect(state).toHaveValue('OR');
});

test('typed fields are restored after leaving the page and returning', async ({ page }) => {
  await page.goto('/gb/cart');
  await hydrated(page);
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await page.waitForURL(/\/gb\/checkout$/);
  await field(page, 'First name').fill('Maya');
  await page.goBack();
  await expect(page).toHaveURL(/\/gb\/cart$/);
  await page.goForward();
  await expect(field(page, 'First name')).toHaveValue('Maya');
  await page.goto('/gb/help/terms');
  await page.goBack();
  await hydrated(page);
  await expect(field(page, 'First name')).toHaveValue('Maya');
});

test('a shopper whose script never comes is told so where the card fields would be, and can pay another way', async ({
  page,
  context,
}) => {
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/gb/checkout');
  await fillDetails(page);
  await byCard(page).check();
  await page.getByRole('button', { name: 'Show delivery days' }).click();
  await expect(byCard(page)).toBeChecked();
  const told = page.getByText('The card fields did not answer');
  await expect(told).toBeHidden();
  // Twelve seconds later.
  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => (animation.currentTime = 13_000)),
  );
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.waitForURL(/\/gb\/checkout#payment$/);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('maya@example.org');
  await hosted(page).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
});
