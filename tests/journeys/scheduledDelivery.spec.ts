import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { fillCard, tabTo } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { withOwnShop } from './support/ownShop.ts';
import { listenTo } from './support/speech.ts';
import { expect, test } from './support/test.ts';

const scheduled = (page: Page): Locator => page.getByRole('radio', { name: /^At a time of your choice/ });
const slots = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name });
const evening = /^7:00 PM to 10:00 PM/;
const terms = (page: Page): Locator => page.getByRole('checkbox', { name: 'I have read this and agree' });
const pay = (page: Page): Locator => page.getByRole('button', { name: /^Pay AED/ });

/** A bag of the shop of the Emirates in English, with contact and address. Returns its id. */
async function knownBag(page: { request: APIRequestContext }): Promise<string> {
  const { sku } = await plentyOf(page, 'HK2001', 'em');
  const basketId = await beginBag(page, sku, { site: 'em' });
  const headers = { origin: await originOf(page) };
  const email = 'maya@example.org';
  await page.request.patch(`/api/chk/baskets/${basketId}?sitePath=em`, {
    headers,
    data: { customer: { email } },
  });
  const saved = await page.request.patch(`/api/chk/baskets/${basketId}/shipment?sitePath=em`, {
    headers,
    data: {
      shippingAddress: {
        ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: email, region: '' },
        ...{
          phoneNumber: '+971501234567',
          country: 'AE',
          postalCode: '',
          line1: '12 Al Wasl Road',
          city: 'Dubai',
        },
      },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return basketId;
}

/** Pays at the provider, and expects day and hours on the confirmation. */
async function paysByPage(page: Page, day: string): Promise<void> {
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/em\/confirmation\?orderId=/, { timeout: 15_000 });
  const arrival = page.getByRole('heading', {
    name: new RegExp(`^With you on ${day}, 7:00 PM to 10:00 PM$`),
  });
  await expect(arrival).toBeVisible();
}

/** The name of the first day on offer. */
const firstDay = async (page: Page): Promise<string> =>
  ((await page.locator('#delivery-slots fieldset legend').first().textContent()) ?? '').replaceAll(
    '\u00a0',
    ' ',
  );

test('a guest chooses day and hours by keyboard, and they are on the confirmation [C5.06, C7.27, C7.28]', async ({
  page,
}) => {
  await knownBag(page);
  await page.goto('/em/checkout');
  await hydrated(page);
  // The cheapest delivery stays the one that is preselected.
  const standard = page.getByRole('radio', { name: /^Standard.*Order by/ });
  await expect(standard).toBeChecked();
  await tabTo(page, standard);
  for (let presses = 0; presses < 6 && !(await scheduled(page).isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(scheduled(page)).toBeChecked();
  await expect(slots(page, evening).first()).toBeVisible();
  const day = await firstDay(page);

  await pay(page).click();
  const summary = page.getByRole('group', { name: /thing(s)? to fix$/ });
  await expect(summary.getByRole('link', { name: 'Choose a day and time' })).toBeVisible();

  await tabTo(page, slots(page, /10:00 AM to 1:00 PM|7:00 PM to 10:00 PM/).first());
  while (
    !(await slots(page, evening)
      .first()
      .evaluate((radio) => radio === document.activeElement))
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await tabTo(page, terms(page));
  await page.keyboard.press(' ');
  await expect(scheduled(page)).toHaveAccessibleName(/7:00\sPM to 10:00\sPM/);
  await tabTo(page, page.getByRole('radio', { name: /^Credit or debit card/ }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, pay(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay/);
  await paysByPage(page, day);
});

test('hours that wait for their terms are kept over a reload', async ({ page }) => {
  await knownBag(page);
  await page.goto('/em/checkout');
  await hydrated(page);
  await scheduled(page).check();
  await slots(page, evening).first().check();
  await page.reload();
  await expect(slots(page, evening).first()).toBeChecked();
  await expect(terms(page)).not.toBeChecked();
  await terms(page).check();
  await expect(scheduled(page)).toHaveAccessibleName(/7:00\sPM to 10:00\sPM/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the option, then the slot are chosen by forms, and both are on the confirmation', async ({
    page,
  }) => {
    await knownBag(page);
    await page.goto('/em/checkout');
    await scheduled(page).check();
    await page.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(page).toHaveURL(/\/em\/checkout#delivery$/);
    const day = await firstDay(page);

    await test.step('a slot needs its terms', async () => {
      await slots(page, evening).first().check();
      await page.getByRole('button', { name: 'Use this delivery' }).click();
      await expect(page.getByRole('link', { name: 'Agree to this to book the time' })).toBeVisible();
      await expect(slots(page, evening).first()).toBeChecked();
    });

    await terms(page).check();
    await page.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(page).toHaveURL(/#payment$/);
    await expect(scheduled(page)).toHaveAccessibleName(/7:00\sPM to 10:00\sPM/);
    await pay(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay/);
    await paysByPage(page, day);
  });
});

test('a screen reader hears each slot with its hours and price, and what was booked with the total', async ({
  page,
}) => {
  await knownBag(page);
  const speech = await listenTo(page);
  await page.goto('/em/checkout');
  await hydrated(page);
  await scheduled(page).check();
  await expect(page.getByRole('group', { name: 'Day and time' })).toBeVisible();
  const first = slots(page, evening).first();
  await first.focus();
  await speech.expectFocus('radio', /^7:00\sPM to 10:00\sPM AED\s10\.00 extra$/);
  await terms(page).check();
  await first.check();
  await speech.expectHeard(/^At a time of your choice, .* 7:00\sPM to 10:00\sPM, chosen\. Total AED/);
});

/** The markets of the demo, with room for one parcel in each slot. */
function oneParcelPerSlot(folder: string): Readonly<Record<string, string>> {
  const markets = join(folder, 'markets');
  cpSync(new URL('../../packages/commerce/markets', import.meta.url), markets, { recursive: true });
  const file = join(markets, 'ae.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"capacity": \d+/g, '"capacity": 1'));
  return { MARKETS_DIR: markets };
}

test('the last place that another shopper takes meanwhile is told at the slots, and another one is chosen', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await withOwnShop(oneParcelPerSlot, async (baseURL) => {
    const open = () => browser.newContext({ baseURL });
    const [mine, theirs] = [await open(), await open()];
    const page = await mine.newPage();
    await knownBag(page);
    await page.goto('/em/checkout');
    await hydrated(page);
    await scheduled(page).check();
    await terms(page).check();
    const first = slots(page, evening).first();
    await expect(first).toBeEnabled();

    const other = { request: theirs.request };
    const basketId = await knownBag(other);
    const start = await theirs.request.get('/api/chk/basket/start-checkout?sitePath=em');
    expect(start.status()).toBe(200);
    const slotId = await first.getAttribute('value');
    const booked = await theirs.request.post(`/api/chk/baskets/${basketId}/scheduled_delivery?sitePath=em`, {
      headers: { origin: baseURL },
      data: {
        ...{ shipmentId: `${basketId}.regular`, shippingOptionId: 'AGENDADA_HOME', slotId },
        isLegalAccepted: true,
      },
    });
    expect(booked.status(), await booked.text()).toBe(200);

    await first.click();
    await expect(page.getByText('That time has just been taken. Choose another')).toBeVisible();
    await expect(first).toBeDisabled();
    await expect(first).toHaveAccessibleName(/Fully booked/);
    const next = slots(page, evening).nth(1);
    await next.check();
    await expect(scheduled(page)).toHaveAccessibleName(/7:00\sPM to 10:00\sPM/);
    await expect(page.getByText('That time has just been taken. Choose another')).toHaveCount(0);
    await Promise.all([mine.close(), theirs.close()]);
  });
});
