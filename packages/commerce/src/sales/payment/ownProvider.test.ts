import { getPaymentMethods } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { createCommerce } from '../../app/createCommerce.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, readyBag } from '../order/testing/buying.ts';
import {
  openCheckout,
  paymentMethods,
  shopOrigin,
  type TestCheckout,
} from '../order/testing/openCheckout.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import type { AuthoriseRequest, PaymentProvider, ProviderPayment } from './PaymentProvider.ts';

/** A retailer's provider: approves everything, and trusts every event that names a payment. */
class OwnProvider implements PaymentProvider {
  readonly authorised: AuthoriseRequest[] = [];
  readonly payments = new Map<string, ProviderPayment>();
  isHanging = false;

  async createSession() {
    const frameOrigin = 'https://own.example';
    return {
      checkoutId: 'own-1',
      frameUrl: `${frameOrigin}/fields`,
      frameOrigin,
      expiresAt: '2026-11-21T12:30:00Z',
    };
  }
  async authorise(request: AuthoriseRequest) {
    if (this.isHanging) return new Promise<never>(() => undefined);
    this.authorised.push(request);
    const payment: ProviderPayment = {
      ...{ providerPaymentId: `own-${request.paymentId}`, paymentId: request.paymentId, state: 'authorised' },
      ...{ amount: request.amount, capturedMinor: 0, refundedMinor: 0 },
    };
    this.payments.set(request.paymentId, payment);
    return { kind: 'approved' as const, payment };
  }
  async createHostedPage() {
    return { providerPaymentId: 'own-page', url: 'https://own.example/pay' };
  }
  async find(paymentId: string) {
    return this.payments.get(paymentId);
  }
  async capture() {
    return { kind: 'done' as const };
  }
  async refund() {
    return { kind: 'done' as const };
  }
  async void() {
    return { kind: 'done' as const };
  }
  async readEvent(rawBody: string) {
    const payment = JSON.parse(rawBody) as ProviderPayment;
    return {
      id: 'own-event',
      type: 'payment.voided' as const,
      payment: { ...payment, state: 'voided' as const },
    };
  }
}

describeOnDatabases('A retailer’s own payment provider', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let own: OwnProvider;
  beforeEach(async () => {
    database = await open();
    own = new OwnProvider();
    // The card method of this market names the processor adyen, the provider's page aci.
    checkout = await openCheckout(database, {
      checkout: { providers: { adyen: own }, guard: { timeLimit: 200, retries: 0, breakAfter: 2 } },
    });
  });
  afterEach(() => database.close());

  const order = async () => {
    const guest = checkout.shopper();
    const { basketId, pricing } = await readyBag(guest);
    const { configuration } = await getPaymentMethods(guest.call, basketId, {});
    const answer = await guest.raw(
      'POST',
      '/orders',
      {
        ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total },
        ...{ checkoutId: configuration?.checkoutId, paymentToken: 'token' },
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
    return { configuration, status: answer.status, outcome: (await answer.json()) as { kind: string } };
  };

  it('opens the session and authorises the methods of its processor', async () => {
    const { configuration, outcome } = await order();
    expect(configuration).toMatchObject({ paymentProcessor: 'adyen', frameOrigin: 'https://own.example' });
    expect(outcome.kind).toBe('placed');
    expect(own.authorised).toMatchObject([{ token: 'token', processor: 'adyen', checkoutId: 'own-1' }]);
  });

  it('leaves the other processors to the sandbox', async () => {
    const guest = checkout.shopper();
    const { basketId, pricing } = await readyBag(guest);
    const answer = await guest.raw(
      'POST',
      '/payment/hpp',
      { basketId, paymentMethodId: 'CARD_PAGE', confirmedTotal: pricing.total },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(((await answer.json()) as { url: string }).url).toContain('https://sandbox.test/');
  });

  it('that hangs does not stop the other providers', async () => {
    own.isHanging = true;
    for (let time = 0; time < 3; time += 1) await order();
    expect(checkout.jobs.checkout.providers.of('adyen')).not.toBe(checkout.jobs.checkout.providers.of('aci'));
    const guest = checkout.shopper();
    const { basketId, pricing } = await readyBag(guest);
    const body = { basketId, paymentMethodId: 'CARD_PAGE', confirmedTotal: pricing.total };
    const answer = await guest.raw('POST', '/payment/hpp', body, { 'idempotency-key': crypto.randomUUID() });
    expect(answer.status).toBe(200);
  });

  it('can’t report a payment of another provider', async () => {
    const guest = checkout.shopper();
    const { basketId, pricing } = await readyBag(guest);
    const body = { basketId, paymentMethodId: 'CARD_PAGE', confirmedTotal: pricing.total };
    await guest.raw('POST', '/payment/hpp', body, { 'idempotency-key': crypto.randomUUID() });
    const [payment] = await checkout.rows<{ id: string; amount_minor: number }>(
      'select id, amount_minor from payments',
    );
    const event = (processor: string) =>
      checkout.fetch(
        new Request(`${shopOrigin}/api/payment-events/${processor}`, {
          method: 'POST',
          body: JSON.stringify({
            ...{ providerPaymentId: 'x', paymentId: payment?.id, capturedMinor: 0, refundedMinor: 0 },
            amount: { minor: payment?.amount_minor, currency: 'GBP' },
          }),
        }),
      );
    await event('adyen');
    expect((await event('unknown')).status).toBe(404);
    expect(await checkout.rows('select state from payments')).toEqual([{ state: 'waiting' }]);
  });

  it('is all a shop without the sandbox has: methods of other processors are not offered', async () => {
    await migrate(database.db);
    const commerce = createCommerce({
      ...{ database, markets: [testMarket({ paymentMethods })], origin: shopOrigin },
      ...{ secret: 'a secret for tests, long enough to be taken', paymentProvider: 'none' },
      paymentProviders: { adyen: own },
    });
    const site = commerce.shop.markets.site('gb');
    expect(site.market.paymentMethods.map(({ id }) => id)).toEqual(['CREDIT_CARD']);
  });

  it('pays what the sandbox pays elsewhere: the same purchase, the same order', async () => {
    const sandboxOnly = await openCheckout(database);
    const { outcome } = await buy(sandboxOnly, sandboxOnly.shopper());
    expect(outcome.kind).toBe('placed');
    expect((await order()).outcome.kind).toBe('placed');
  });
});
