import type { Locator, Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { byCard, cardFrame, cards, confirmed, field, fillCard, hosted, tabTo } from './support/checkout.ts';
import { describeWithoutScript } from './support/describeWithoutScript.ts';
import { keepAway } from './support/keepAway.ts';
import { hydrated } from './support/hydrated.ts';
import { listenTo } from './support/speech.ts';
import { expect, test } from './support/test.ts';

const product = 'RR4101';
/** Valid by its check digit. */
const consumerId = '1234567890';

const kind = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const points = (page: Page | Locator): Locator =>
  page.getByRole('radio', { name: /Today|Heute|Closed today/ });

/** Opens the checkout with one product in the bag. */
async function openCheckout(page: Page, site = 'gb'): Promise<void> {
  await beginBag(page, (await plentyOf(page, product, site)).sku, { site });
  await page.goto(`/${site}/checkout`);
}

/** Fills in who collects. */
async function fillContact(page: Page): Promise<void> {
  await field(page, 'Email address').fill('maya@example.org');
  await field(page, 'Mobile number').fill('07700 900123');
  await field(page, 'First name').fill('Maya');
  await field(page, 'Last name').fill('Okafor');
}

test('an order is collected in a store, chosen and paid by keyboard alone', async ({ page }) => {
  test.slow();
  await openCheckout(page);
  await hydrated(page);
  for (const [name, value] of [
    ['Email address', 'maya@example.org'],
    ['Mobile number', '07700 900123'],
  ] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(value);
  }
  await tabTo(page, kind(page, 'Send it to me'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Choose a store' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Collect from a store' });
  await tabTo(page, dialog.getByRole('combobox'));
  await page.keyboard.type('London');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(points(dialog).first()).toBeVisible();
  await tabTo(page, points(dialog).first());
  await page.keyboard.press('Space');
  const name = (await points(dialog).first().getAttribute('data-point')) ?? '';
  expect(name).toMatch(/^cnc:/);
  await tabTo(page, dialog.getByRole('button', { name: 'Collect here' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose another store' })).toBeFocused();

  await tabTo(page, field(page, 'First name'));
  await page.keyboard.type('Maya');
  await tabTo(page, field(page, 'Last name'));
  await page.keyboard.type('Okafor');
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('group', { name: 'Delivery', exact: true })
      .getByRole('radio', { name: /^Collect from a store/ }),
  ).toBeChecked();
  await byCard(page).focus();
  await page.keyboard.press('Space');
  await fillCard(cardFrame(page), cards.approved);
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await pay.focus();
  await page.keyboard.press('Enter');
  await confirmed(page);
  await expect(page.getByRole('img', { name: /^Code for collecting at/ })).toBeVisible();
});

test('a locker of a carrier takes the number that the carrier wants, and no wrong one [C5.07]', async ({
  page,
}) => {
  await openCheckout(page, 'de');
  await hydrated(page);
  await page.getByText('Im Paketshop oder an der Packstation abholen').click();
  await page.getByRole('button', { name: 'Paketshop oder Packstation wählen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Berlin');
  // The suggestions cover the button.
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const locker = points(dialog).and(page.locator('[data-point^="locker:"]:not(:disabled)')).first();
  await locker.check();
  const number = dialog.getByRole('textbox', { name: /^Kundennummer/ });
  await number.fill('12345');
  await dialog.getByRole('button', { name: 'Hier abholen' }).click();
  await expect(dialog.getByText('Das ist keine gültige Kundennummer', { exact: false })).toBeVisible();
  await number.fill(consumerId);
  await dialog.getByRole('button', { name: 'Hier abholen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Anderen Abholort wählen' })).toBeVisible();
});

test('what was typed is kept when it is sent after all, and the store is forgotten', async ({ page }) => {
  await openCheckout(page);
  await hydrated(page);
  await field(page, 'Address line 1').fill('12 Canal Street');
  await kind(page, 'Collect from a store').check();
  await page.getByRole('button', { name: 'Choose a store' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('London');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await points(dialog).first().check();
  await dialog.getByRole('button', { name: 'Collect here' }).click();
  await expect(page.getByText(/^Collected at/).first()).toBeAttached();
  await kind(page, 'Send it to me').check();
  await expect(field(page, 'Address line 1')).toHaveValue('12 Canal Street');
  await expect(page.getByText(/^Collected at/)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
});

test('the nearest store is suggested where the browser may tell the position [C1.20]', async ({ page }) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 51.5393, longitude: -0.1426 });
  await openCheckout(page);
  await hydrated(page);
  await kind(page, 'Collect from a store').check();
  await expect(page.getByRole('button', { name: 'Choose another store' })).toBeVisible();
  await expect(page.getByText('Camden', { exact: true }).first()).toBeVisible();
  await page.context().clearPermissions();
});

test('a list takes the place of a chooser whose code does not come', async ({ page, complaints }) => {
  await openCheckout(page);
  await hydrated(page);
  await kind(page, 'Collect from a store').check();
  // What the page has by now stays: only code that is loaded later is kept away.
  const release = await keepAway(page, '*/assets/*.js');
  await page.getByRole('button', { name: 'Choose a store' }).click();
  await expect(page.getByText('The map did not load').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await page.locator('[name="place-cnc"]:visible').fill('London');
  await page.locator('button[value="place"]:visible').click();
  await points(page).and(page.locator(':not(:disabled)')).first().check();
  await page.getByRole('button', { name: 'Collect here' }).click();
  await expect(page.getByText(/^(Ready by|From) /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose another store' }).click();
  await expect(page.getByRole('dialog', { name: 'Collect from a store' })).toBeVisible();
  complaints.length = 0;
});

test('the chosen store is remembered, and product pages say what it has [C7.37]', async ({ page }) => {
  await page.goto('/gb/tempo-4/RR4101.html');
  await hydrated(page);
  const { size } = await plentyOf(page, product);
  await page.getByText(size, { exact: true }).first().click();
  const inStore = page.getByRole('region', { name: 'In a store' });
  await inStore.getByRole('button', { name: 'See which store has it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('London');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await points(dialog).and(page.locator(':not(:disabled)')).first().check();
  await dialog.getByRole('button', { name: 'Collect here' }).click();
  await expect(inStore.getByText(/^(At|Not at) /)).toBeVisible();
});

test('the chooser says what it searches, how many it found, and what each store has', async ({ page }) => {
  test.slow();
  const speech = await listenTo(page);
  await openCheckout(page);
  await hydrated(page);
  await kind(page, 'Collect from a store').check();
  await page.getByRole('button', { name: 'Choose a store' }).click();
  await speech.expectFocus('dialog', 'Collect from a store');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('London');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await speech.expectHeard(/^\d+ stores?, nearest first$/);
  await points(dialog).first().focus();
  expect((await speech.focused()).name).toMatch(/\smi.*Today.*(here|From)/s);
});

describeWithoutScript(() => {
  test('a store is found and chosen by a list and buttons', async ({ page }) => {
    await openCheckout(page);
    await fillContact(page);
    await kind(page, 'Collect from a store').check();
    await page.locator('[name="place-cnc"]').fill('London');
    await page.getByRole('button', { name: 'Search' }).and(page.locator(':visible')).first().click();
    await expect(field(page, 'Email address')).toHaveValue('maya@example.org');
    await points(page).and(page.locator(':not(:disabled)')).first().check();
    await page.getByRole('button', { name: 'Collect here' }).click();
    await expect(page).toHaveURL(/\/gb\/checkout/);
    await expect(page.getByText(/^(Ready by|From) /)).toBeVisible();
    await expect(
      page
        .getByRole('group', { name: 'Delivery', exact: true })
        .getByRole('radio', { name: /^Collect from a store/ }),
    ).toBeChecked();
    await hosted(page).check();
    await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
  });
});
