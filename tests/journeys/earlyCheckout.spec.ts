import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { byCard, cardFrame, delivery, field, fillDetails, hosted, payButton } from './support/checkout.ts';
import { slowScript } from './support/slowScript.ts';
import { expect, test } from './support/test.ts';

test('what was typed and autofilled in the checkout before hydration is kept, also over a reload', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'RR6101', 'us');
  await beginBag(page, sku, { site: 'us' });
  const name = field(page, 'First name');
  const state = page.getByRole('combobox', { name: 'State' });

  await test.step('typed, selected, autofilled, and letters in the middle of a word', async () => {
    const release = await slowScript(context);
    await page.goto('/us/checkout');
    await name.fill('Maya');
    await state.selectOption('OR');
    // Autofill before hydration causes no event that React could handle.
    await field(page, 'City').evaluate((input: HTMLInputElement) => (input.value = 'Portland'));
    const street = field(page, 'Street and house number');
    await street.fill('12 Cal Street');
    await street.press('Home');
    for (let steps = 0; steps < 5; steps += 1) await street.press('ArrowRight');
    await page.keyboard.press('n');
    release();
    await hydrated(page);
    await page.keyboard.press('a');
    await expect(street).toHaveValue('12 Canal Street');
    await field(page, 'Last name').fill('Okafor');
    await expect(field(page, 'City')).toHaveValue('Portland');
    await expect(state).toHaveValue('OR');
    await page.getByRole('button', { name: 'Show delivery days' }).click();
    await expect(page.getByText(/^There are \d+ things to fix$/)).toBeVisible();
    await expect(name).toHaveValue('Maya');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Enter a city' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Enter a ZIP code' })).toBeVisible();
  });

  await test.step('an address typed during hydration, letter by letter, and all the rest after a reload', async () => {
    const release = await slowScript(context);
    await page.reload();
    const email = field(page, 'Email address');
    await email.click();
    const typing = email.pressSequentially('maya.okafor@example.org', { delay: 40 });
    release();
    await typing;
    await hydrated(page);
    await expect(email).toHaveValue('maya.okafor@example.org');
    await expect(email).toBeFocused();
    await expect(name).toHaveValue('Maya');
    await expect(state).toHaveValue('OR');
  });

  await test.step('leaving the page and returning', async () => {
    await page.getByRole('link', { name: 'Change the bag' }).click();
    await expect(page).toHaveURL(/\/us\/cart$/);
    await page.goBack();
    await expect(name).toHaveValue('Maya');
    await page.goto('/us/help/terms');
    await page.goBack();
    await hydrated(page);
    await expect(name).toHaveValue('Maya');
  });
});

test('what is filled in during hydration, and what was chosen before it, is kept in the checkout', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);

  await test.step('contact and address lead to the delivery options', async () => {
    await page.goto('/gb/checkout');
    await fillDetails(page);
    await hydrated(page);
    await expect(field(page, 'Email address')).toHaveValue('maya@example.org');
    await expect(delivery(page, /^Standard/)).toBeChecked();
  });

  await test.step('a different invoice address, a delivery option and a payment method', async () => {
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
});

test('whose script never comes is told so where the card fields would be, and can pay another way', async ({
  page,
  context,
}) => {
  const { sku } = await plentyOf(page, 'RR6101');
  await beginBag(page, sku);
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
