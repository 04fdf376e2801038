import {
  AdyenDouble,
  doubleKeys as adyenKeys,
} from '../../packages/commerce/src/node/payment/adyen/testing/AdyenDouble.ts';
import {
  StripeDouble,
  doubleKeys as stripeKeys,
} from '../../packages/commerce/src/node/payment/stripe/testing/StripeDouble.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import {
  bankFrame,
  byCard,
  cardFrame,
  confirmed,
  field,
  hosted,
  payButton,
  saveDetails,
} from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// The built shop takes money by a real provider, for whose interface, script and bank a double stands in.

interface Double {
  open(): Promise<string>;
  close(): Promise<void>;
}

/** Runs a test with a double of a provider, and a shop of its own that takes money by it. */
const paidBy = <Kind extends Double>(
  make: () => Kind,
  settings: (standIn: string) => Readonly<Record<string, string>>,
) =>
  test.extend<{ double: Kind; standIn: string; shopOrigin: string }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed.
    double: async ({}, give) => {
      const double = make();
      await give(double);
      await double.close();
    },
    standIn: async ({ double }, give) => give(await double.open()),
    shopOrigin: [
      async ({ standIn }, give) => {
        const folder = mkdtempSync(join(tmpdir(), 'touchline-provider-'));
        const port = await freePort();
        const origin = `http://localhost:${port}`;
        const shop = startShop({
          ...{ PORT: String(port), DATA_DIR: folder, SHOP_ORIGIN: origin },
          ...settings(standIn),
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

const byStripe = paidBy(
  () => new StripeDouble(),
  (standIn) => ({
    ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_STAND_IN: standIn, STRIPE_SECRET_KEY: stripeKeys.secretKey },
    ...{ STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey, STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret },
  }),
);
const byAdyen = paidBy(
  () => new AdyenDouble(),
  (standIn) => ({
    ...{ PAYMENT_PROVIDER: 'adyen', ADYEN_STAND_IN: standIn, ADYEN_API_KEY: adyenKeys.apiKey },
    ...{ ADYEN_CLIENT_KEY: adyenKeys.clientKey, ADYEN_MERCHANT_ACCOUNT: adyenKeys.merchantAccount },
    ADYEN_HMAC_KEY: adyenKeys.hmacKey,
  }),
);

const cardNumber = (page: Page) => cardFrame(page).frameLocator('iframe').getByLabel('Card number');

/** The checkout of a guest with a full bag whose details are known. */
async function openCheckout(page: Page): Promise<void> {
  const { sku } = await plentyOf(page, 'RR5201');
  await beginBag(page, sku);
  await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
}

/** The same, who has chosen to pay by card. */
async function readyToPay(page: Page): Promise<void> {
  await openCheckout(page);
  await byCard(page).check();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the provider's own page. */
async function leaveToPay(page: Page, provider: string): Promise<void> {
  await hosted(page).check();
  await payButton(page).click();
  await expect(heading(page)).toHaveText(`Pay at ${provider}`);
}

/** The payment did not go through: says why, and leads back to the checkout as it was. */
async function backToPayment(page: Page, why: string): Promise<void> {
  await expect(heading(page)).toHaveText('That did not go through');
  await expect(page.getByText(why)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await hydrated(page);
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
}

/** Back from the provider's page: the checkout as it was. */
async function goBackToCheckout(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.getByText('Nothing was taken.')).toBeVisible();
  await hydrated(page);
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
}

byStripe(
  'a guest pays by Stripe: declined, then with the bank’s step, and the event that follows counts once',
  async ({ page, double, standIn }) => {
    await readyToPay(page);
    await test.step('what is typed is in a frame of Stripe’s, and its script on no page of the checkout', async () => {
      await cardNumber(page).fill('4000 0000 0000 9995');
      const sources = await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''));
      expect(sources.filter((source) => source.startsWith(standIn))).toEqual([]);
      const policy = (await page.request.get('/gb/checkout')).headers()['content-security-policy'];
      expect(policy).toContain(`form-action 'self' ${standIn}`);
      expect(policy?.split(standIn)).toHaveLength(2);
    });
    await test.step('the bank has too little money', async () => {
      await payButton(page).click();
      await expect(page.getByText('The bank said no.')).toBeVisible();
      expect(double.lastIntent().status).toBe('canceled');
    });
    await test.step('another card, which the bank asks about', async () => {
      await cardNumber(page).fill('4000 0000 0000 3220');
      await payButton(page).click();
      await bankFrame(page).frameLocator('iframe').getByRole('button', { name: 'Yes, it is me' }).click();
      await confirmed(page);
    });
    await test.step('Stripe’s event is believed by its signature alone', async () => {
      const origin = await originOf(page);
      const type = 'payment_intent.amount_capturable_updated';
      const { body, headers } = await double.event(type, double.lastIntent());
      const send = async (signature: string) => {
        const sent = { 'content-type': 'application/json', 'stripe-signature': signature };
        const answer = await fetch(`${origin}/api/payment-events/stripe`, {
          method: 'POST',
          body,
          headers: sent,
        });
        return answer.status;
      };
      expect(await send(headers['stripe-signature'] ?? '')).toBe(200);
      expect(await send('t=1,v1=00')).toBe(400);
      expect(double.lastIntent()).toMatchObject({ status: 'requires_capture', amount_received: 0 });
    });
    await test.step('there is no sandbox, whose test cards anybody could pay with', async () => {
      for (const path of ['card', 'pay/x', 'identity/x', 'wallet/x'])
        expect((await page.request.get(`/sandbox/${path}`)).status(), path).toBe(404);
    });
  },
);

byAdyen('a guest pays by Adyen, whose notification changes nothing any more', async ({ page, double }) => {
  await readyToPay(page);
  await cardNumber(page).fill('4212 3456 7890 1237');
  await payButton(page).click();
  await bankFrame(page).getByRole('button', { name: 'Yes, it is me' }).click();
  await confirmed(page);
  const address = `${await originOf(page)}/api/payment-events/adyen`;
  for (const notice of double.notices) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', body: double.signed(notice), headers });
    expect(answer.status).toBe(200);
  }
  const books = [...double.payments.values()].map(({ state, captured }) => [state, captured]);
  expect(books).toEqual([['authorised', 0]]);
});

byStripe(
  'Stripe’s own page pays, after a decline there, its way back, and Back',
  async ({ page, double, standIn }) => {
    double.pageOrigin = standIn;
    await openCheckout(page);
    await leaveToPay(page, 'Stripe');
    await page.getByRole('button', { name: 'Pay by a card that is declined' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await backToPayment(page, 'The payment was stopped before the end.');
    await leaveToPay(page, 'Stripe');
    const left = page.url();
    await goBackToCheckout(page);
    // Nobody pays there any more.
    expect(await (await page.request.get(left)).text()).toContain('This page is over');
    await leaveToPay(page, 'Stripe');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await confirmed(page);
    const paid = [...double.intents.values()].filter(({ status }) => status === 'requires_capture');
    expect(paid).toHaveLength(1);
  },
);

byAdyen(
  'Adyen’s own page pays, after a decline there, its way back, and Back',
  async ({ page, double, standIn }) => {
    double.pageOrigin = standIn;
    await openCheckout(page);
    await leaveToPay(page, 'Adyen');
    await page.getByRole('button', { name: 'Pay by a card that is declined' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await backToPayment(page, 'The payment was stopped before the end.');
    await leaveToPay(page, 'Adyen');
    await goBackToCheckout(page);
    await leaveToPay(page, 'Adyen');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await confirmed(page);
    const paid = [...double.payments.values()].filter(({ state }) => state === 'authorised');
    expect(paid).toHaveLength(1);
  },
);
