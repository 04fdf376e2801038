import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { serveElsewhere } from './support/otherOrigin.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// The built shop with a tag manager and a cookie consent of other origins, under its own content policy.
test.describe.configure({ mode: 'default' });

/** Asks in its own way, and tells the choice by an event. */
const cookieConsent = `
  customElements.define('group-consent', class extends HTMLElement {
    connectedCallback() {
      for (const [label, level] of [['Yes to all', 2], ['Only what is needed', 0]]) {
        const button = document.createElement('button');
        button.textContent = label;
        button.onclick = () => this.dispatchEvent(new CustomEvent('consentchosen', { detail: level }));
        this.append(button);
      }
    }
  });`;

/** Adds a script of its own, as tag managers do. */
const tagManager = (address: string) => `
  const script = document.createElement('script');
  script.src = '${address}';
  document.head.append(script);`;

const marketFile = new URL('../../packages/commerce/markets/gb.json', import.meta.url);

let origin = '';
let elsewhere: Awaited<ReturnType<typeof serveElsewhere>>;
let shop: ReturnType<typeof startShop>;
const folder = mkdtempSync(join(tmpdir(), 'touchline-remote-'));

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const files: Record<string, { text: string; failures?: number }> = {
    '/group-consent.js': { text: cookieConsent },
    '/tags/more.js': { text: 'window.tagsRan = (window.dataLayer ?? []).length;' },
  };
  elsewhere = await serveElsewhere(files);
  files['/tags/utag.js'] = { text: tagManager(`${elsewhere.origin}/tags/more.js`), failures: 1 };
  const config = {
    tealiumScriptUrl: `${elsewhere.origin}/tags/utag.js`,
    cookieConsentOrigin: elsewhere.origin,
    cookieConsentName: 'group-consent',
  };
  const britain = JSON.parse(readFileSync(marketFile, 'utf8')) as object;
  writeFileSync(join(folder, 'gb.json'), JSON.stringify({ ...britain, config }));
  shop = startShop({
    ...{ PORT: String(port), DATA_DIR: join(folder, 'data'), SHOP_ORIGIN: origin },
    ...{ MARKETS_DIR: folder, DEMO: 'off', ENVIRONMENT: 'stg' },
  });
  await shop.opened;
});
test.afterAll(async () => {
  shop.stop();
  await shop.ended;
  await elsewhere.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.use({ hasAnsweredConsent: false });

const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer);
const hasRun = (page: Page) => page.evaluate(() => 'tagsRan' in window);

test('the tag manager comes with the consent of another application [A7.54, A7.58, A9.55]', async ({
  page,
  context,
}) => {
  await test.step('the tag manager comes with the consent of another application, and is tried again', async () => {
    await page.goto(`${origin}/gb`);
    const dialog = page.getByRole('dialog', { name: 'Your data, your call' });
    await expect(dialog.getByRole('button', { name: 'Yes to all' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
    expect(elsewhere.requested).toEqual(['/group-consent.js']);
    expect(await dataLayer(page)).toBeUndefined();

    await dialog.getByRole('button', { name: 'Yes to all' }).press('Enter');
    await expect(dialog).toBeHidden();
    // It fails at first; the second time it adds a script, which the policy lets through.
    await expect.poll(() => hasRun(page)).toBe(true);
    expect(elsewhere.requested.slice(1)).toEqual(['/tags/utag.js', '/tags/utag.js', '/tags/more.js']);
    const [first, second] = (await dataLayer(page)) ?? [];
    expect(first).toMatchObject({
      appState: {
        ...{ environment: 'STG', language: 'en', country: 'GB' },
        ...{ config: { sitePath: 'gb', currency: 'GBP' }, translations: 'en', isSmartBannerClosed: false },
      },
    });
    expect(second).toMatchObject({ event: 'page', page: 'GlassHomePage' });
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('2');
  });

  await test.step('taking the consent back leaves the page that the tag manager runs in', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy settings' }).click();
    await page.getByRole('button', { name: 'Only what is needed' }).click();
    await expect.poll(() => hasRun(page).catch(() => true)).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await dataLayer(page)).toBeUndefined();
    elsewhere.requested.length = 0;
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(elsewhere.requested).toEqual([]);
  });
});

test('the tag manager is told of the device [A3.78, A9.41]', async ({ page }) => {
  await page.goto(`${origin}/gb`);
  await page.getByRole('button', { name: 'Yes to all' }).press('Enter');
  await expect.poll(() => hasRun(page)).toBe(true);
  expect((await dataLayer(page))?.[0]).toMatchObject({
    appState: { deviceType: 'other', deviceSize: 'EXTRALARGE' },
  });
});

test('where the other application is away, the shop asks by itself', async ({ page, complaints }) => {
  expect(complaints).toEqual([]);
  await page.route('**/group-consent.js', (route) => route.abort());
  await page.goto(`${origin}/gb/track-order`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It is reported to the shop's log.
  await expect.poll(() => complaints.join()).toContain('The remote consent could not be loaded');
  complaints.length = 0;
});

test('a shop that is not for shoppers yet is kept from crawlers [A9.54]', async ({ request }) => {
  const robots = await request.get(`${origin}/robots.txt`);
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await request.get(`${origin}/gb`)).headers()['x-robots-tag']).toBe('noindex');
});
