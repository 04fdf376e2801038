import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { writeHarbour } from '../../packages/storefront/src/server/testing/brandFolder.ts';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { newEmail } from './support/account.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// The built shop in a brand that was not there when it was built, whose own data turns on what ours leaves off: a start
// curtain, the popup of the newsletter, and a region with a law of its own.

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
  expect((await shop.ended).code).toBe(0);
  rmSync(folder, { recursive: true });
  rmSync(join(brandsDir, '..'), { recursive: true });
});

const asked = (page: Page) => page.getByRole('dialog', { name: 'Your data, your call' });
const isMeasured = (page: Page) => page.evaluate(() => 'dataLayer' in window);

test('the start curtain covers the home page once a session, after the consent [A2.114]', async ({
  page,
  context,
}) => {
  const curtain = page.getByRole('dialog', { name: 'Winter is a season' });

  await test.step('it covers the home page once a session, after the question for consent', async () => {
    await page.goto(`${origin}/gb`);
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

  await test.step('the shop is one of another brand: name, logo, colours, fonts', async () => {
    await expect(page).toHaveTitle(/^Harbour & Sons on the quay/);
    const home = page.getByRole('banner').getByRole('link', { name: 'Harbour & Sons home page' });
    await expect(home).toHaveText('HARBOUR');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 253, 246)');
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Harbour Text"/);
    expect(await page.evaluate(() => document.fonts.check('16px "Harbour Text"'))).toBe(true);
    // Drawn by the browser, too: the drawer comes with the script.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').or(page.locator('[popover]:popover-open'))).toContainText(
      'HARBOUR',
    );
  });

  await test.step('its link leads on, and it stays up on the way back', async () => {
    // A tab of its own is a session of its own.
    const tab = await context.newPage();
    await context.clearCookies({ name: 'UserSignUpAndSave' });
    await tab.goto(`${origin}/gb`);
    await tab.getByRole('link', { name: 'See the collection' }).click();
    await expect(tab).toHaveURL(`${origin}/gb/new`);
    await tab.goBack();
    await expect(tab).toHaveURL(`${origin}/gb`);
    await hydrated(tab);
    await tab.waitForLoadState('networkidle');
    // It is the third visit: the popup of the newsletter may be open.
    await expect(tab.getByRole('dialog', { name: 'Winter is a season' })).toHaveCount(0);
  });
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

test('the newsletter’s popup opens on the third visit, and never once closed [A4.68, A4.69, A9.43]', async ({
  page,
}) => {
  await answerConsent(page.context(), origin);
  const popup = page.getByRole('dialog', { name: 'First to know' });

  await test.step('it opens by itself on the third visit', async () => {
    await visit(page, '/help/terms', 1);
    await visit(page, '/track-order', 2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Whoever signs in is not interrupted: the page does not count.
    await page.goto(`${origin}/gb/account/login`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await visit(page, '/search?q=shoe', 3);
    await expect(popup).toBeVisible();
  });

  await test.step('it never opens again once closed', async () => {
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await visit(page, '/track-order', 4);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('it signs up and ends with its own message', async () => {
    // Another visitor.
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await answerConsent(page.context(), origin);
    await page.context().addCookies([{ url: origin, name: 'UserSignUpAndSave', value: '2' }]);
    await visit(page, '/help/terms', 3);
    await popup.getByLabel('Email address').fill(newEmail());
    await popup.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('dialog', { name: 'Thanks, one more step' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.context().addCookies([{ url: origin, name: 'UserSignUpAndSave', value: '2' }]);
    await visit(page, '/track-order', 3);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

const fromCanada = (region: string | undefined) => ({
  'cf-ipcountry': 'CA',
  ...(region === undefined ? {} : { 'cf-region-code': region }),
});

test('the law of the visitor’s region decides whether the shop asks, with script and without', async ({
  page,
  browser,
}) => {
  for (const region of ['QC', undefined])
    await test.step(`it asks: ${region ?? 'unknown'}`, async () => {
      await page.setExtraHTTPHeaders(fromCanada(region));
      await page.goto(`${origin}/ca/track-order`);
      await expect(asked(page)).toBeVisible();
      expect(await isMeasured(page)).toBe(false);
    });

  await test.step('it does not ask: ON', async () => {
    await page.setExtraHTTPHeaders(fromCanada('ON'));
    await page.goto(`${origin}/ca/track-order`);
    await expect.poll(() => isMeasured(page)).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('without script the notice is shown only where the law of the region asks first', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const [region, isShown] of [
      ['QC', true],
      ['ON', false],
    ] as const) {
      await plain.setExtraHTTPHeaders(fromCanada(region));
      await plain.goto(`${origin}/ca/track-order`);
      await expect(plain.getByRole('form', { name: 'Cookies' })).toBeVisible({ visible: isShown });
    }
    await context.close();
  });
});
