import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  bankFrame,
  cardFrame,
  cards,
  confirmed,
  delivery,
  fillCard,
  fillDetails,
  hostedPage,
  payButton,
  readyToPay,
} from './support/checkout.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// In one worker, so that tests with the same settings share a shop.
test.describe.configure({ mode: 'default' });

/** Runs tests with a shop of their own, which has these settings in addition to its port. */
const testWith = (settings: (port: number) => Record<string, string>) =>
  test.extend<object, { shopOrigin: string }>({
    shopOrigin: [
      async ({ browserName }, give) => {
        const folder = mkdtempSync(join(tmpdir(), `touchline-${browserName}-`));
        const port = await freePort();
        const origin = `http://localhost:${port}`;
        const shop = startShop({
          ...{ PORT: String(port), DATA_DIR: folder, SHOP_ORIGIN: origin },
          ...settings(port),
        });
        try {
          await shop.opened;
          await give(origin);
        } finally {
          shop.stop();
          await shop.ended;
          rmSync(folder, { recursive: true, force: true });
        }
      },
      // Starting a shop takes its time on a busy machine, and none of the test's.
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: ({ shopOrigin }, give) => give(shopOrigin),
  });

// The same process under another host name: to a browser a different origin.
const atOwnOrigin = testWith((port) => ({ SANDBOX_ORIGIN: `http://127.0.0.1:${port}` }));

const ready = async (page: Page, card: string): Promise<void> => {
  const { sku } = await plentyOf(page, 'RR5201');
  await beginBag(page, sku);
  await readyToPay(page, card);
};

atOwnOrigin(
  'a guest pays with a card in a frame of the provider’s own origin, and its bank’s step',
  async ({ page }) => {
    await ready(page, cards.step);
    const frame = await cardFrame(page).getByLabel('Card number').elementHandle();
    expect(new URL((await frame?.ownerFrame())?.url() ?? '').hostname).toBe('127.0.0.1');
    await payButton(page).click();
    await bankFrame(page).getByRole('button', { name: 'Yes, that is me' }).click();
    await confirmed(page);
  },
);

atOwnOrigin('a guest pays on the provider’s own page and comes back to the shop', async ({ page }) => {
  await hostedPage(page);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  await fillCard(page, cards.approved);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await confirmed(page);
});

testWith(() => ({ PAYMENT_PROVIDER: 'none' }))(
  'a shop in which nobody takes payments says so and cannot be bought from',
  async ({ page }) => {
    const { sku } = await plentyOf(page, 'RR5201');
    await beginBag(page, sku);
    await page.goto('/gb/checkout');
    await hydrated(page);
    await fillDetails(page);
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await expect(page.getByText('No payment method is available right now')).toBeVisible();
    await expect(page.getByTitle('Card details, from our payment provider')).toHaveCount(0);
    expect((await page.request.get('/sandbox/card')).status()).toBe(404);
  },
);
