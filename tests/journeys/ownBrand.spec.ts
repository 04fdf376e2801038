import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { writeHarbour } from '../../packages/storefront/src/server/testing/brandFolder.ts';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { answerConsent } from './support/consent.ts';
import { startShop } from './support/shopProcess.ts';

// The built shop in a brand that was not there when it was built.

const brandsDir = writeHarbour();
const data = mkdtempSync(join(tmpdir(), 'touchline-own-brand-'));
test.afterAll(() => {
  rmSync(join(brandsDir, '..'), { recursive: true });
  rmSync(data, { recursive: true });
});

test('a folder makes the built shop a shop of another brand: name, logo, colours, fonts', async ({
  page,
}) => {
  const port = String(await freePort());
  const shop = startShop({ PORT: port, DATA_DIR: data, BRAND: 'harbour', BRANDS_DIR: brandsDir });
  await shop.opened;
  await answerConsent(page.context(), `http://localhost:${port}`);
  await page.goto(`http://localhost:${port}/gb`);
  await expect(page).toHaveTitle(/^Harbour & Sons on the quay/);
  const home = page.getByRole('banner').getByRole('link', { name: 'Harbour & Sons home page' });
  await expect(home).toHaveText('HARBOUR');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 253, 246)');
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Harbour Text"/);
  expect(await page.evaluate(() => document.fonts.check('16px "Harbour Text"'))).toBe(true);
  // Drawn by the browser, too: the drawer comes with the script.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').or(page.locator('[popover]:popover-open'))).toContainText('HARBOUR');
  shop.stop();
  expect((await shop.ended).code).toBe(0);
});
