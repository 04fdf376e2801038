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

test('a visitor abroad is asked once, before consent, and led to the region’s site or left there [A2.105, A2.113, A2.116, A2.117, A2.118]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(inGermany);
  const here = `${origin}/gb/track-order`;
  const dialog = page.getByRole('dialog', { name: title });
  const consent = page.getByRole('dialog', { name: 'Your data, your call' });
  const asNew = async () => {
    await page.context().clearCookies();
    await answerConsent(page.context(), origin);
    await page.goto(here);
  };

  await test.step('it comes before the question for consent, which follows', async () => {
    await page.context().clearCookies();
    await page.goto(here);
    await expect(dialog.getByRole('radio', { name: /Germany/ })).toBeChecked();
    await expect(dialog.getByRole('link', { name: 'All countries and languages' })).toHaveAttribute(
      'href',
      '/gb/location-selector.html',
    );
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  await test.step('it is asked once: on the next page the question for consent is the first', async () => {
    await page.reload();
    await hydrated(page);
    await expect(consent).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('confirming the current territory closes the dialog and changes nothing', async () => {
    await asNew();
    await dialog.getByRole('radio', { name: /United Kingdom/ }).check();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(here);
  });

  await test.step('confirming the other one leads to the region’s site, by keyboard', async () => {
    await asNew();
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(page).toHaveURL(`${origin}/en`);
    await expect(dialog).toBeHidden();
  });
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
