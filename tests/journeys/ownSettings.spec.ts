import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { writeHarbour } from '../../packages/storefront/src/server/testing/brandFolder.ts';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// A shop whose own data turns on what ours leaves off: a start curtain, the popup of the newsletter, and a region with a
// law of its own.

test.use({ hasAnsweredConsent: false });
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'touchline-own-settings-'));
const brandsDir = writeHarbour();
const marketsDir = join(folder, 'markets');
const ourBritain = new URL('../../packages/commerce/markets/gb.json', import.meta.url);
let origin = '';
let shop: ReturnType<typeof startShop>;

function writeData(): void {
  mkdirSync(marketsDir);
  const britain = JSON.parse(readFileSync(ourBritain, 'utf8')) as { features: object };
  const popup = {
    features: { ...britain.features, NEWSLETTER_POPUP_ENABLED: true },
    config: { showRegistrationModalAfterNumberOfVisits: 3 },
  };
  writeFileSync(join(marketsDir, 'gb.json'), JSON.stringify({ ...britain, ...popup }));
  writeFileSync(join(marketsDir, 'ca.json'), JSON.stringify({ extends: 'more/ca' }));
  const file = join(brandsDir, 'harbour', 'content.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as { home: Record<string, unknown> };
  content.home['curtain'] = {
    ...{ id: 'winter', lines: { en: ['Winter', 'is a season'] }, text: { en: 'By {brand}, out today.' } },
    ...{ link: { label: { en: 'See the collection' }, href: '/new' }, enter: { en: 'To the shop' } },
  };
  writeFileSync(file, JSON.stringify(content));
}

test.beforeAll(async () => {
  writeData();
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  shop = startShop({
    ...{ PORT: port, DATA_DIR: join(folder, 'data'), SHOP_ORIGIN: origin },
    ...{ BRAND: 'harbour', BRANDS_DIR: brandsDir, MARKETS_DIR: marketsDir },
    ...{ COUNTRY_HEADER: 'CF-IPCountry', REGION_HEADER: 'CF-Region-Code' },
  });
  await shop.opened;
});
test.afterAll(async () => {
  shop.stop();
  await shop.ended;
  rmSync(folder, { recursive: true });
  rmSync(join(brandsDir, '..'), { recursive: true });
});

const asked = (page: Page) => page.getByRole('dialog', { name: 'Your data, your call' });
const isMeasured = (page: Page) => page.evaluate(() => 'dataLayer' in window);

test('the start curtain covers the home page once a session, after the question for consent [A2.114]', async ({
  page,
}) => {
  await page.goto(`${origin}/gb`);
  const curtain = page.getByRole('dialog', { name: 'Winter is a season' });
  await asked(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(asked(page)).toHaveCount(0);
  await expect(curtain).toContainText('By Harbour & Sons, out today.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(curtain).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(curtain).toHaveCount(0);
});

test('the link of the start curtain leads on, and the curtain stays up on the way back', async ({ page }) => {
  await answerConsent(page.context(), origin);
  await page.goto(`${origin}/gb`);
  await page.getByRole('link', { name: 'See the collection' }).click();
  await expect(page).toHaveURL(`${origin}/gb/new`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/gb`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // It is the third visit: the popup of the newsletter may be open.
  await expect(page.getByRole('dialog', { name: 'Winter is a season' })).toHaveCount(0);
});

/** Opens a page that counts as a visit, and waits until it has counted. */
async function visit(page: Page, path: string, visits: number): Promise<void> {
  await page.goto(`${origin}/gb${path}`);
  await expect
    .poll(
      async () => (await page.context().cookies()).find(({ name }) => name === 'UserSignUpAndSave')?.value,
    )
    .toBe(String(visits));
}

test('the popup of the newsletter opens by itself on the third visit, and never again once closed [A4.68, A9.43]', async ({
  page,
}) => {
  await answerConsent(page.context(), origin);
  const popup = page.getByRole('dialog', { name: 'First to know' });
  await visit(page, '/search?q=tee', 1);
  await visit(page, '/track-order', 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Whoever signs in is not interrupted: the page does not count.
  await page.goto(`${origin}/gb/account/login`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, '/search?q=shoe', 3);
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await visit(page, '/track-order', 4);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the popup signs up and ends with its own message [A4.69]', async ({ page }) => {
  await answerConsent(page.context(), origin);
  await page.context().addCookies([{ url: origin, name: 'UserSignUpAndSave', value: '2' }]);
  await visit(page, '/search?q=tee', 3);
  const popup = page.getByRole('dialog', { name: 'First to know' });
  await popup.getByLabel('Email address').fill(`popup-${Date.now()}@example.com`);
  await popup.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Thanks, one more step' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().addCookies([{ url: origin, name: 'UserSignUpAndSave', value: '2' }]);
  await visit(page, '/track-order', 3);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { region, asks } of [
  { region: 'QC', asks: true },
  { region: 'ON', asks: false },
  { region: undefined, asks: true },
])
  test(`the law of the visitor’s region decides whether the shop asks: ${region ?? 'unknown'}`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({
      'cf-ipcountry': 'CA',
      ...(region === undefined ? {} : { 'cf-region-code': region }),
    });
    await page.goto(`${origin}/ca/track-order`);
    if (asks) {
      await expect(asked(page)).toBeVisible();
      expect(await isMeasured(page)).toBe(false);
      return;
    }
    await expect.poll(() => isMeasured(page)).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('without script the notice is shown only where the law of the region asks first', async ({
  browser,
}) => {
  for (const [region, isShown] of [
    ['QC', true],
    ['ON', false],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'cf-ipcountry': 'CA', 'cf-region-code': region },
    });
    const page = await context.newPage();
    await page.goto(`${origin}/ca/track-order`);
    await expect(page.getByRole('form', { name: 'Cookies' })).toBeVisible({ visible: isShown });
    await context.close();
  }
});
