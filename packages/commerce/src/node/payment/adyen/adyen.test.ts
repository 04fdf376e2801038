import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { neutralDesign } from '../../../kernel/brand/BrandDesign.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { silentLog } from '../../../kernel/ports/Log.ts';
import { ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import { fromProviderMinor, toProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { describeOnOneDatabase } from '../../testing/describeOnDatabases.ts';
import { describeProvider } from '../testing/describeProvider.ts';
import type { HarnessOptions, ProviderHarness, TestCardKind } from '../testing/ProviderHarness.ts';
import { adyenDecline } from './adyenDecline.ts';
import { adyenDigits } from './adyenDigits.ts';
import type { AdyenProvider } from './AdyenProvider.ts';
import { openAdyen } from './openAdyen.ts';
import { AdyenDouble, doubleKeys } from './testing/AdyenDouble.ts';

const numbers: Readonly<Record<TestCardKind, string>> = {
  good: '4111111111111111',
  poor: '4111111111110012',
  asks: '4212345678901237',
};

async function openHarness(
  options: HarnessOptions,
): Promise<ProviderHarness & { double: AdyenDouble; address: string; provider: AdyenProvider }> {
  const double = new AdyenDouble();
  const address = await double.open();
  const provider = openAdyen({
    ...{
      ...options,
      settings: { ...doubleKeys, standIn: address },
      secret: 'the secret of the payment pages',
    },
    design: neutralDesign('shop'),
  });
  const visit = (url: string, init?: RequestInit) => provider.answer(new Request(url, init));
  const lastSession = () => [...double.sessions.keys()].at(-1) ?? '';
  let told = 0;
  return {
    ...{ double, address, provider },
    token: (card) => double.tokenFor(numbers[card]),
    async finishStep(url, isConfirmed) {
      const { hash } = new URL(url);
      const action = JSON.parse(atob(decodeURIComponent(hash.slice(1)))) as { token: string };
      const html = await (await visit(url)).text();
      const details = /"details":"([^"]+)"/.exec(html)?.[1];
      if (details === undefined) throw new Error('The page shows no step.');
      const body = JSON.stringify(double.finishStep(action.token, isConfirmed));
      await visit(`${options.shopOrigin}${details}`, { method: 'POST', body });
    },
    async payPage(card) {
      double.payPage(lastSession(), numbers[card]);
    },
    async comeBack() {
      await visit(double.backUrl(lastSession()));
    },
    async leavePage() {
      await visit(double.leavePage(lastSession()));
    },
    loseAnswer: () => (double.loses = /payments$/),
    goAway: () => (double.isAway = true),
    events: async () => {
      const fresh = double.notices.slice(told);
      told = double.notices.length;
      return fresh.map((item) => ({ body: double.signed(item), headers: {} }));
    },
    failOperation: async (kind) => {
      const item = double.notices.findLast(({ eventCode }) => eventCode === kind.toUpperCase()) ?? {};
      const payment = double.payments.get(String(item['originalReference']));
      const { value } = item['amount'] as { value: number };
      if (payment) payment[kind === 'capture' ? 'captured' : 'refunded'] -= value;
      const failed = { ...item, eventCode: `${kind.toUpperCase()}_FAILED`, success: 'true' };
      return { body: double.signed(failed), headers: {} };
    },
    forged: async () => {
      const item = double.notices.at(-1) ?? {};
      return { body: double.signed(item, { hmacKey: 'AB'.repeat(32) }), headers: {} };
    },
    books: () => {
      const all = [...double.payments.values()];
      const sum = (of: (payment: (typeof all)[number]) => number) =>
        all.reduce((total, each) => total + of(each), 0);
      return {
        held: sum(({ state, amount, captured }) => (state === 'authorised' ? amount.value - captured : 0)),
        captured: sum(({ captured }) => captured),
        refunded: sum(({ refunded }) => refunded),
      };
    },
    close: () => double.close(),
  };
}

describeProvider('adyen', openHarness);

describeOnOneDatabase('Adyen', (open) => {
  let database: OpenDatabase;
  let harness: Awaited<ReturnType<typeof openHarness>>;
  beforeEach(async () => {
    database = await open();
    const now = () => new Date('2026-11-21T12:00:00Z');
    harness = await openHarness({
      ...{
        ledger: new ProviderLedger(database.db, 'adyen', now),
        shopOrigin: 'https://shop.test',
        now,
        log: silentLog,
      },
    });
  });
  afterEach(async () => {
    await harness.close();
    await database.close();
  });

  const amount = { minor: 2_500, currency: 'EUR' };
  const payment = async (paymentId: string, more: object = {}) => {
    const { checkoutId } = await harness.provider.createSession({
      ...{ reference: 'b', language: 'de', brand: 'x', amount, country: 'DE' },
    });
    return harness.provider.authorise({
      ...{ paymentId, orderId: 'TL-1', reference: 'b', checkoutId, token: harness.token('good'), amount },
      ...{ captureNow: false, language: 'de', processor: 'pays', email: 'maya@example.org', ...more },
    });
  };
  const read = (item: Readonly<Record<string, unknown>>, signed = {}) =>
    harness.provider.readEvent(harness.double.signed(item, signed));
  const lastNotice = () => harness.double.notices.at(-1) ?? {};

  it('is asked with the payment’s own key: a repeated request authorises once', async () => {
    const token = harness.token('good');
    expect(await payment('p1', { token })).toMatchObject({
      kind: 'approved',
      payment: { lastDigits: '1111' },
    });
    expect(await payment('p1', { token })).toMatchObject({ kind: 'approved' });
    expect(harness.double.payments.size).toBe(1);
    expect(harness.double.calls.map(({ path, key }) => [path, key])).toEqual([
      ['/v72/payments', 'p1'],
      ['/v72/payments', 'p1'],
    ]);
  });

  it('gets the card encrypted, and nothing that the fields did not give', async () => {
    await payment('p1');
    const { body } = harness.double.calls[0] ?? {};
    expect(body).toMatchObject({
      merchantAccount: 'ShopECOM',
      reference: 'p1',
      shopperInteraction: 'Ecommerce',
    });
    expect(JSON.stringify(body)).not.toContain('4111');
    const forged = Buffer.from(JSON.stringify({ paymentMethod: { type: 'giftcard', number: '1' } })).toString(
      'base64',
    );
    for (const token of ['x', '{}', forged])
      expect(await payment('p2', { token })).toEqual({ kind: 'invalidSession' });
  });

  it('keeps a card for an account, which pays with it again until it is removed', async () => {
    const first = await payment('p1', { customer: 'reference', keeps: true });
    const registration = first.kind === 'approved' ? first.payment.registration : undefined;
    expect(registration).toMatchObject({ brand: 'VISA', lastDigits: '1111', expiry: '2030-03' });
    const again = { customer: 'reference', registration: registration?.id, checkoutId: '', token: '' };
    expect(await payment('p2', again)).toMatchObject({ kind: 'approved' });
    await harness.provider.removeRegistration(registration?.id ?? '');
    await harness.provider.removeRegistration(registration?.id ?? '');
    expect(harness.double.stored.size).toBe(0);
    const kept = await database.db.selectFrom('provider_payments').select('registration').execute();
    expect(kept.every((row) => row.registration === null)).toBe(true);
    expect((await payment('p3', again)).kind).not.toBe('approved');
  });

  it('is not believed for another account, in the other mode, or about what is no payment of the shop', async () => {
    await payment('p1');
    expect(await read(lastNotice())).toMatchObject({ type: 'payment.authorised', processor: 'pays' });
    expect(await read(lastNotice(), { live: 'true' })).toBe('other');
    expect(await read({ ...lastNotice(), merchantAccountCode: 'Another' })).toBe('other');
    expect(await read({ ...lastNotice(), merchantReference: 'x', pspReference: 'y' })).toBe('other');
    expect(await read({ ...lastNotice(), eventCode: 'REPORT_AVAILABLE' })).toBe('other');
    expect(await harness.provider.readEvent('{}')).toBe('unreadable');
  });

  it('tells of a capture that it accepted and could not do: it counts no more', async () => {
    const { providerPaymentId = '' } = ((await payment('p1')) as { payment: { providerPaymentId?: string } })
      .payment;
    await harness.provider.capture({ providerPaymentId, amount, idempotencyKey: 'c1' });
    expect(await harness.provider.find('p1')).toMatchObject({ state: 'captured', capturedMinor: 2_500 });
    await read({ ...lastNotice(), eventCode: 'CAPTURE_FAILED' });
    expect(await harness.provider.find('p1')).toMatchObject({ state: 'authorised', capturedMinor: 0 });
    await read(lastNotice());
    expect(await harness.provider.find('p1')).toMatchObject({ state: 'authorised', capturedMinor: 0 });
  });

  it('tells of a capture of its own that failed, whichever notification comes first', async () => {
    await payment('p1', { captureNow: true });
    expect(await harness.provider.find('p1')).toMatchObject({ state: 'captured', capturedMinor: 2_500 });
    const authorised = lastNotice();
    const failed = { ...authorised, eventCode: 'CAPTURE_FAILED', pspReference: 'other' };
    const about = { ...failed, originalReference: authorised['pspReference'] };
    for (const item of [about, authorised, about]) {
      const event = await read(item);
      const expected = item === about ? { kind: 'capture', minor: 2_500 } : undefined;
      expect(event).toMatchObject({ payment: { state: 'authorised', capturedMinor: 0 } });
      expect(typeof event === 'object' && event.failed).toEqual(expected);
    }
  });

  it('has not refused what it is still working on: the same request is asked for again, and made once', async () => {
    const { providerPaymentId = '' } = ((await payment('p1')) as { payment: { providerPaymentId?: string } })
      .payment;
    const operation = (idempotencyKey: string) => ({ providerPaymentId, amount, idempotencyKey });
    await harness.provider.capture(operation('c1'));
    harness.double.busy.add('r1');
    await expect(harness.provider.refund(operation('r1'))).rejects.toThrow('422 704');
    harness.double.busy.clear();
    expect(await harness.provider.refund(operation('r1'))).toEqual({ kind: 'done' });
    expect(harness.books()).toMatchObject({ captured: 2_500, refunded: 2_500 });
  });

  it('is asked to cancel by the shop’s own name when it has not answered', async () => {
    harness.double.loses = /payments$/;
    await expect(payment('p1')).rejects.toThrow('fetch failed');
    harness.double.loses = undefined;
    expect(await harness.provider.find('p1')).toBeUndefined();
    expect(await harness.provider.void('p1')).toEqual({ kind: 'done' });
    expect(harness.double.calls.at(-1)).toMatchObject({
      path: '/v72/cancels',
      body: { paymentReference: 'p1' },
    });
    expect(harness.books()).toMatchObject({ held: 0 });
  });

  it('shows its fields in a page of the shop that loads nothing else, with a policy of its own', async () => {
    const { frameUrl } = await harness.provider.createSession({
      ...{ reference: 'b', language: 'ar', brand: 'x', amount, country: 'AE' },
    });
    const answer = await harness.provider.answer(new Request(frameUrl));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('/checkoutshopper/sdk/6.45.2/adyen.js');
    expect(html).toContain('"value":2500,"currency":"EUR"');
    for (const secret of [doubleKeys.apiKey, doubleKeys.hmacKey]) expect(html).not.toContain(secret);
    const old = await harness.provider.answer(
      new Request('https://shop.test/payment-pages/adyen/step?token=x'),
    );
    expect(old.status).toBe(410);
  });

  it.each([
    ['/v72/payments', {}, 'amount is missing'],
    [
      '/v72/payments/P/captures',
      { merchantAccount: 'ShopECOM', amount: { currency: 'EUR', value: 1.5 } },
      'amount.value is wrong',
    ],
    [
      '/v72/payments/P/refunds',
      { merchantAccount: 'ShopECOM', amuont: 1, amount: { currency: 'EUR', value: 1 } },
      'amuont is unknown',
    ],
    ['/v72/cancels', { merchantAccount: 'ShopECOM' }, 'paymentReference is missing'],
  ])('its double refuses what the description refuses: %s %j', async (path, body, message) => {
    const headers = { 'x-api-key': doubleKeys.apiKey, 'idempotency-key': path };
    const answer = await fetch(`${harness.address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.json()]).toMatchObject([422, { message }]);
  });
});

describe('Amounts and reasons at Adyen', () => {
  it.each([
    ['EUR', 1_299, 1_299],
    ['CLP', 5_990, 599_000],
    ['ISK', 5_990, 599_000],
    ['IDR', 1_500_000, 15_000],
    ['KWD', 12_345, 12_345],
  ])('%s %i is sent as %i and read back', (currency, minor, theirs) => {
    expect(toProviderMinor({ minor, currency }, adyenDigits)).toBe(theirs);
    expect(fromProviderMinor(theirs, currency, adyenDigits)).toEqual({ minor, currency });
  });

  it('an amount that Adyen has no unit for is never rounded', () => {
    expect(() => toProviderMinor({ minor: 150_050, currency: 'IDR' }, adyenDigits)).toThrow(RangeError);
  });

  it.each([
    [{ resultCode: 'Refused', refusalReasonCode: '12' }, 'InsufficientFundsError'],
    [{ refusalReason: '12 : Not enough balance' }, 'InsufficientFundsError'],
    [{ resultCode: 'Refused', refusalReasonCode: '20', refusalReason: 'FRAUD' }, 'BankDeclinedError'],
    [{ resultCode: 'Refused', refusalReasonCode: '6' }, 'InformationError'],
    [{ resultCode: 'Refused', refusalReasonCode: '11' }, 'SecurityAuthenticationError'],
    [{ resultCode: 'Refused', refusalReasonCode: '32' }, 'InvalidAddressByAcquirer'],
    [{ resultCode: 'Error' }, 'TemporaryError'],
    [{ resultCode: 'Cancelled' }, 'PaymentInterrupted'],
    [{}, 'BankDeclinedError'],
  ])('%j is told as %s', (refusal, code) => {
    expect(adyenDecline(refusal)).toBe(code);
  });
});
