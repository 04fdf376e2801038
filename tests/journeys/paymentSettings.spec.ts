import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  bankFrame,
  cardFrame,
  cards,
  confirmed,
  fillCard,
  hostedPage,
  payButton,
  readyToPay,
} from './support/checkout.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

/** Runs a test with a shop of its own, whose payment provider has an origin of its own. */
const atOwnOrigin = test.extend<{ shopOrigin: string }>({
  shopOrigin: [
    async ({ browserName }, give) => {
      const folder = mkdtempSync(join(tmpdir(), `touchline-${browserName}-`));
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const shop = startShop({
        ...{ PORT: String(port), DATA_DIR: folder, SHOP_ORIGIN: origin },
        // The same process under another host name: to a browser a different origin.
        SANDBOX_ORIGIN: `http://127.0.0.1:${port}`,
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
    { timeout: 90_000 },
  ],
  baseURL: ({ shopOrigin }, give) => give(shopOrigin),
});

atOwnOrigin(
  'a guest pays at the provider’s own origin: with a card in its frame and the bank’s step, and on its page, which leads back to the shop',
  async ({ page }) => {
    await test.step('with a card in a frame, and its bank’s step', async () => {
      const { sku } = await plentyOf(page, 'RR5201');
      await beginBag(page, sku);
      await readyToPay(page, cards.step, { areDetailsKnown: true });
      const frame = await cardFrame(page).getByLabel('Card number').elementHandle();
      expect(new URL((await frame?.ownerFrame())?.url() ?? '').hostname).toBe('127.0.0.1');
      await payButton(page).click();
      await bankFrame(page).getByRole('button', { name: 'Yes, that is me' }).click();
      await confirmed(page);
    });

    await test.step('on the provider’s own page', async () => {
      await hostedPage(page, { areDetailsKnown: true });
      expect(new URL(page.url()).hostname).toBe('127.0.0.1');
      await fillCard(page, cards.approved);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await confirmed(page);
    });
  },
);
