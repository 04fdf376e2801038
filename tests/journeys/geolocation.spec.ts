import type { Page } from 'playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// A shop behind a CDN that tells the country of each visitor.

test.describe.configure({ mode: 'serial' });
const data = mkdtempSync(join(tmpdir(), 'touchline-geolocation-'));
let origin = '';
let shop: ReturnType<typeof startShop>;

test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  shop = startShop({ PORT: port, DATA_DIR: data, SHOP_ORIGIN: origin, COUNTRY_HEADER: 'CF-IPCountry' });
  await shop.opened;
});
test.afterAll(async () => {
  shop.stop();
  await shop.ended;
  rmSync(data, { recursive: true });
});

const inGermany = { 'cf-ipcountry': 'DE' };
const title = 'Shop in your region?';

const here = () => `${origin}/gb/track-order`;
const dialog = (page: Page) => page.getByRole('dialog', { name: title });

/** A new visitor in Germany, who has answered the question for consent. */
async function openAsNew(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(inGermany);
  await page.context().clearCookies();
  await answerConsent(page.context(), origin);
  await page.goto(here());
}

test('a visitor in another country is asked once, before consent [A2.105, A2.113, A2.116]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(inGermany);
  await test.step('it comes before the question for consent, which follows', async () => {
    await page.context().clearCookies();
    await page.goto(here());
    await expect(dialog(page).getByRole('radio', { name: /Germany/ })).toBeChecked();
    await expect(dialog(page).getByRole('link', { name: 'All countries and languages' })).toHaveAttribute(
      'href',
      '/gb/location-selector.html',
    );
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  await test.step('it is asked once: on the next page the question for consent is the first', async () => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('dialog', { name: 'Your data, your call' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test('confirming the current territory closes the dialog and changes nothing [A2.117]', async ({ page }) => {
  await openAsNew(page);
  await dialog(page)
    .getByRole('radio', { name: /United Kingdom/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(here());
});

test('confirming the other one leads to the region’s site, by keyboard [A2.118]', async ({ page }) => {
  await openAsNew(page);
  await dialog(page).getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page).toHaveURL(`${origin}/en`);
  await expect(dialog(page)).toBeHidden();
});

test('a crawler is asked nothing and led nowhere by its country, and every page has the same bytes for all', async ({
  request,
}) => {
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const at = async (headers: Record<string, string>) =>
    (await request.get(`${origin}/men`, { headers, maxRedirects: 0 })).headers()['location'];
  expect(await at({ ...inGermany, 'user-agent': crawler, 'accept-language': 'de' })).toBe('/gb/men');
  expect(await at({ ...inGermany, 'accept-language': 'de' })).toBe('/de/men');
  const bytes = async (headers: Record<string, string>) =>
    (await (await request.get(`${origin}/gb/men`, { headers })).text())
      .replaceAll(/ nonce="[^"]*"/g, '')
      .replaceAll(/"nonce":"[^"]*"/g, '');
  expect((await bytes(inGermany)).length).toBe((await bytes({})).length);
  const visitor = async (headers: Record<string, string>) =>
    (await (await request.get(`${origin}/api/visitor?sitePath=gb`, { headers })).json()) as object;
  expect(await visitor({ ...inGermany, 'user-agent': crawler })).not.toHaveProperty('region');
  expect(await visitor(inGermany)).toHaveProperty('region.country', 'DE');
});
