import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { neutralDesign } from '../../../kernel/brand/BrandDesign.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { silentLog } from '../../../kernel/ports/Log.ts';
import { ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import { fromProviderMinor, toProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { describeOnOneDatabase } from '../../testing/describeOnDatabases.ts';
import { describeProvider } from '../testing/describeProvider.ts';
import type { HarnessOptions, ProviderHarness, TestCardKind } from '../testing/ProviderHarness.ts';
import { openStripe } from './openStripe.ts';
import { stripeDecline } from './stripeDecline.ts';
import { stripeDigits } from './stripeDigits.ts';
import type { StripeProvider } from './StripeProvider.ts';
import { doubleKeys, StripeDouble } from './testing/StripeDouble.ts';

const numbers: Readonly<Record<TestCardKind, string>> = {
  good: '4242424242424242',
  poor: '4000000000009995',
  asks: '4000000000003220',
};

async function openHarness(
  options: HarnessOptions,
): Promise<ProviderHarness & { double: StripeDouble; address: string; provider: StripeProvider }> {
  const double = new StripeDouble();
  const address = await double.open();
  const settings = { ...doubleKeys, standIn: address };
  const provider = openStripe({
    ...{ ...options, settings, secret: 'the secret of the payment pages' },
    design: neutralDesign('shop'),
  });
  const visit = (url: string) => provider.answer(new Request(url));
  const types = {
    requires_capture: 'amount_capturable_updated',
    succeeded: 'succeeded',
    canceled: 'canceled',
  };
  const eventOf = (secret?: string) => {
    const session = [...double.sessions.values()].at(-1);
    const intent = [...double.intents.values()].at(-1);
    const signed = { at: options.now(), ...(secret ? { secret } : {}) };
    if (!intent) return double.event(`checkout.session.${session?.status}`, session ?? {}, signed);
    const type = types[intent.status as keyof typeof types] ?? 'payment_failed';
    return double.event(`payment_intent.${type}`, intent, signed);
  };
  const books = () => {
    const intents = [...double.intents.values()];
    const sum = (of: (intent: (typeof intents)[number]) => number) =>
      intents.reduce((all, intent) => all + of(intent), 0);
    return {
      held: sum(({ amount_capturable: minor }) => minor),
      captured: sum(({ amount_received: minor }) => minor),
      refunded: sum(({ id }) => double.refundedOf(id)),
    };
  };
  return {
    ...{ double, address, provider, books },
    token: (card) => double.tokenFor(numbers[card]),
    async finishStep(url, isConfirmed) {
      const html = await (await visit(url)).text();
      const secret = /"secret":"(\w+)_secret_/.exec(html)?.[1];
      if (!secret) throw new Error('The page shows no step.');
      double.finishStep(secret, isConfirmed);
    },
    async payPage(card) {
      const [id] = [...double.sessions.keys()].slice(-1);
      double.payPage(id ?? '', numbers[card]);
    },
    // Stripe leads straight to the shop's own page.
    comeBack: async () => undefined,
    async leavePage() {
      const session = [...double.sessions.values()].at(-1);
      await visit(String(session?.['cancel_url']));
    },
    loseAnswer: () => (double.loses = /confirm$/),
    goAway: () => (double.isAway = true),
    events: async () => [await eventOf()],
    failOperation: async (kind) => {
      const signed = { at: options.now() };
      const refund = double.refunds.at(-1);
      if (kind === 'refund' && refund)
        return double.event('refund.failed', Object.assign(refund, { status: 'failed' }), signed);
      const [intent] = [...double.intents.values()].slice(-1);
      if (!intent) throw new Error('There was no payment.');
      Object.assign(intent, {
        ...{ status: 'requires_payment_method', amount_received: 0 },
        last_payment_error: { type: 'card_error', code: 'payment_intent_payment_attempt_failed' },
      });
      return double.event('payment_intent.payment_failed', intent, signed);
    },
    forged: () => eventOf('whsec_of_somebody_else'),
    close: () => double.close(),
  };
}

describeProvider('stripe', openHarness);

describeOnOneDatabase('Stripe', (open) => {
  let database: OpenDatabase;
  let harness: Awaited<ReturnType<typeof openHarness>>;
  const at = new Date('2026-11-21T12:00:00Z');
  beforeEach(async () => {
    database = await open();
    harness = await openHarness({
      ...{ ledger: new ProviderLedger(database.db, 'stripe', () => at), shopOrigin: 'https://shop.test' },
      ...{ now: () => at, log: silentLog },
    });
  });
  afterEach(async () => {
    await harness.close();
    await database.close();
  });

  const amount = { minor: 2_500, currency: 'EUR' };
  const payment = async (paymentId: string, more: object = {}) => {
    const { checkoutId } = await harness.provider.createSession({
      reference: 'b',
      language: 'de',
      brand: 'x',
      amount,
    });
    return harness.provider.authorise({
      ...{ paymentId, orderId: 'TL-1', reference: 'b', checkoutId, token: harness.token('good'), amount },
      ...{ captureNow: false, language: 'de', processor: 'pays', ...more },
    });
  };

  it('is sent a key with every write, the same when the shop repeats itself: nothing is authorised twice', async () => {
    const token = harness.token('good');
    expect(await payment('p1', { token })).toMatchObject({ kind: 'approved' });
    expect(await payment('p1', { token })).toMatchObject({ kind: 'approved' });
    expect(harness.double.intents.size).toBe(1);
    const writes = harness.double.calls.filter(({ method }) => method === 'POST');
    expect(writes.map(({ path, key }) => [path.replace(/pi_\d+/, 'PI'), key])).toEqual([
      ['/v1/payment_intents', 'p1:create'],
      ['/v1/payment_intents/PI/confirm', 'p1:confirm'],
      ['/v1/payment_intents/PI/confirm', 'p1:confirm'],
    ]);
  });

  it('gets a card, the order’s name and ours of the payment, and never a number', async () => {
    await payment('p1');
    expect(harness.double.calls[0]?.params).toMatchObject({
      ...{ amount: '2500', currency: 'eur', capture_method: 'manual' },
      metadata: { payment_id: 'p1', order_id: 'TL-1', processor: 'pays' },
    });
    expect(JSON.stringify(harness.double.calls)).not.toContain('4242');
  });

  it('keeps a card for an account, which pays with it again until it is removed', async () => {
    const first = await payment('p1', { customer: 'reference', keeps: true });
    const registration = first.kind === 'approved' ? first.payment.registration : undefined;
    expect(registration).toMatchObject({ brand: 'VISA', lastDigits: '4242', expiry: '2029-08' });
    const again = { registration: registration?.id, checkoutId: '', token: '' };
    expect(await payment('p2', again)).toMatchObject({ kind: 'approved' });
    await harness.provider.removeRegistration(registration?.id ?? '');
    await harness.provider.removeRegistration(registration?.id ?? '');
    expect(harness.double.customers.size).toBe(0);
    expect((await payment('p3', again)).kind).not.toBe('approved');
  });

  it('refuses more than was authorised or captured also where the shop does not', async () => {
    const { providerPaymentId = '' } = ((await payment('p1')) as { payment: { providerPaymentId?: string } })
      .payment;
    const operation = (minor: number, idempotencyKey: string) => ({
      ...{ providerPaymentId, idempotencyKey, amount: { minor, currency: 'EUR' } },
    });
    expect(await harness.provider.capture(operation(2_501, 'x1'))).toMatchObject({ kind: 'refused' });
    expect(await harness.provider.refund(operation(1, 'x2'))).toMatchObject({ kind: 'refused' });
  });

  it('tells the same card from another before paying', async () => {
    const of = (card: TestCardKind) =>
      harness.provider.fingerprint({ reference: 'b', token: harness.token(card) });
    expect(await of('good')).toBe(await of('good'));
    expect(await of('good')).not.toBe(await of('poor'));
  });

  it('is not believed when its signature is too old, and not asked about what is no payment of the shop', async () => {
    await payment('p1');
    const read = async (age: number, object = harness.double.lastIntent() as object, livemode = false) => {
      const signed = { at: new Date(at.getTime() - age * 1000), livemode };
      const { body, headers } = await harness.double.event(
        'payment_intent.succeeded',
        object as never,
        signed,
      );
      return harness.provider.readEvent(body, new Headers(headers));
    };
    expect(await read(301)).toBe('late');
    expect(await read(299)).toMatchObject({ type: 'payment.authorised', processor: 'pays' });
    expect(await read(0, { id: 'pi_of_another_shop', metadata: {} })).toBe('other');
    expect(await read(0, undefined, true)).toBe('other');
  });

  it('shows its fields in a page of the shop that loads nothing else, with a policy of its own', async () => {
    const { frameUrl } = await harness.provider.createSession({
      ...{ reference: 'b', language: 'de', brand: 'x', amount },
    });
    const answer = await harness.provider.answer(new Request(frameUrl));
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self' https://shop.test");
    expect(policy).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain('lang="de"');
    expect(html).toContain('/endive/stripe.js');
    expect(html).toContain('"amount":2500,"currency":"eur"');
    expect(html).not.toContain(doubleKeys.secretKey);
    const old = await harness.provider.answer(
      new Request('https://shop.test/payment-pages/stripe/card?session=x'),
    );
    expect(old.status).toBe(410);
  });

  it.each([
    ['POST', '/v1/payment_intents', 'amount=100', 'parameter_missing'],
    ['POST', '/v1/payment_intents', 'amount=100&currency=eur&amuont=1', 'parameter_unknown'],
    ['POST', '/v1/payment_intents', 'amount=1.5&currency=eur', 'parameter_invalid'],
    ['POST', '/v1/payment_intents', 'amount=100&currency=eur&capture_method=late', 'parameter_invalid'],
    [
      'POST',
      '/v1/payment_intents',
      'amount=100&currency=eur&allowed_payment_method_types[0]=shells',
      'parameter_invalid',
    ],
    ['POST', '/v1/refunds', 'payment_intent=pi_00000099', 'resource_missing'],
  ])('its double refuses what the description refuses: %s %s %s', async (method, path, body, code) => {
    const answer = await fetch(`${harness.address}${path}`, {
      ...{
        method,
        body,
        headers: { authorization: `Bearer ${doubleKeys.secretKey}`, 'idempotency-key': body },
      },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toMatchObject({ error: { code } });
  });
});

describe('Amounts and reasons at Stripe', () => {
  it.each([
    ['EUR', 1_299, 1_299],
    ['KRW', 89_000, 89_000],
    ['ISK', 5_990, 599_000],
    ['KWD', 12_340, 12_340],
  ])('%s %i is sent as %i and read back', (currency, minor, theirs) => {
    expect(toProviderMinor({ minor, currency }, stripeDigits)).toBe(theirs);
    expect(fromProviderMinor(theirs, currency, stripeDigits)).toEqual({ minor, currency });
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'InsufficientFundsError'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'BankDeclinedError'],
    [{ code: 'expired_card' }, 'InformationError'],
    [{ code: 'processing_error' }, 'TemporaryError'],
    [{ code: 'incorrect_zip' }, 'InvalidAddressByAcquirer'],
    [{ code: 'card_declined', decline_code: 'currency_not_supported' }, 'CountryError'],
    [{ code: 'payment_intent_authentication_failure' }, 'SecurityAuthenticationError'],
    [{ code: 'card_declined', decline_code: 'card_not_supported' }, 'CardError'],
    [{ code: 'something_new' }, 'BankDeclinedError'],
    [{}, 'BankDeclinedError'],
  ])('%j is told as %s', (error, code) => {
    expect(stripeDecline(error)).toBe(code);
  });
});
