import {
  finalizePayment,
  getPaymentMethods,
  placeOrder,
  startHostedPayment,
} from '@touchline/contract/client/order';
import { getOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import { silentLog } from '../../../kernel/ports/Log.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../testing/describeOnDatabases.ts';
import { orderIn, readyBag } from '../../../sales/order/testing/buying.ts';
import {
  noon,
  openCheckout,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from '../../../sales/order/testing/openCheckout.ts';
import { capturePayment, refundPayment } from '../../../sales/order/paymentOperations.ts';
import { ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import type { RealProvider } from '../../../sales/payment/ProviderSettings.ts';
import type { HarnessOptions, ProviderHarness, SentEvent, TestCardKind } from './ProviderHarness.ts';

const total = 13_000;
const sku = 'TL4101_080';

/** Whole orders with a provider that takes money, against a double of its interface. */
export function describeProvider(
  name: RealProvider,
  open: (options: HarnessOptions) => Promise<ProviderHarness>,
): void {
  describeOnDatabases(`Orders paid by ${name}`, (openDatabase) => {
    let database: OpenDatabase;
    let checkout: TestCheckout;
    let harness: ProviderHarness;
    let guest: TestShopper;
    beforeEach(async () => {
      database = await openDatabase();
      const clock = new SettableClock(noon);
      const now = () => clock.now();
      harness = await open({
        ledger: new ProviderLedger(database.db, name, now),
        shopOrigin,
        now,
        log: silentLog,
      });
      const { provider } = harness;
      checkout = await openCheckout(database, {
        clock,
        checkout: {
          ...{ provider: undefined, providers: { adyen: provider, aci: provider } },
          guard: { timeLimit: 8_000, retries: 0, breakAfter: 1_000 },
        },
      });
      guest = checkout.shopper();
    });
    afterEach(async () => {
      await harness.close();
      await database.close();
    });

    const pay = async (card: TestCardKind) => {
      const { basketId, pricing } = await readyBag(guest);
      const { configuration } = await getPaymentMethods(guest.call, basketId, {});
      const order = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
      const input = { checkoutId: configuration?.checkoutId ?? '', paymentToken: harness.token(card) };
      const outcome = await placeOrder(guest.call, { ...order, ...input }, crypto.randomUUID());
      return { basketId, outcome };
    };
    const openPage = async () => {
      const { basketId, pricing } = await readyBag(guest);
      const order = { basketId, paymentMethodId: 'CARD_PAGE', confirmedTotal: pricing.total };
      const outcome = await startHostedPayment(guest.call, order, crypto.randomUUID());
      if (outcome.kind !== 'redirect') throw new Error(`No page: ${outcome.kind}`);
      const [row] = await checkout.rows<{ id: string }>('select order_id as id from payments');
      return { basketId, url: outcome.url, orderId: row?.id ?? '' };
    };
    const send = async ({ body, headers }: SentEvent, at: string = name) => {
      const request = new Request(`${shopOrigin}/api/payment-events/${at}`, {
        method: 'POST',
        headers,
        body,
      });
      return (await checkout.fetch(request)).status;
    };
    const comeBack = (basketId: string, orderId: string, methodId = 'CREDIT_CARD') =>
      finalizePayment(guest.call, basketId, methodId, orderId);
    /** The shopper finds the page in another tab, after the order was given up. */
    const payTooLate = async () => {
      await harness.payPage('good').catch(() => undefined);
      for (const event of await harness.events()) await send(event);
      checkout.clock.advance(60_000);
      await checkout.jobs.reconcile();
      const { held, captured, refunded } = harness.books();
      expect([held, captured - refunded]).toEqual([0, 0]);
      expect(await orders()).toEqual([{ status: 'failed' }]);
    };
    const states = () => checkout.rows<{ state: string }>('select state from payments');
    const orders = () => checkout.rows<{ status: string }>('select status from orders');
    const onHand = async () => (await checkout.stock(sku)).onHand;

    it('succeed: one order, and the money is reserved until the parcel leaves', async () => {
      const { outcome } = await pay('good');
      expect(outcome).toMatchObject({
        kind: 'placed',
        order: { payment: { lastDigits: expect.stringMatching(/4242|1111/) as string } },
      });
      expect(harness.books()).toEqual({ held: total, captured: 0, refunded: 0 });
      expect(await onHand()).toBe(4);
    });

    it('are declined with the reason that the bank gave; the basket can be paid again', async () => {
      expect((await pay('poor')).outcome).toMatchObject({
        kind: 'declined',
        error: { errorCode: 'InsufficientFundsError' },
      });
      expect(await states()).toEqual([{ state: 'declined' }]);
      expect(harness.books()).toEqual({ held: 0, captured: 0, refunded: 0 });
      expect(await onHand()).toBe(5);
    });

    it('that the bank asks about are placed when it confirms, and not before', async () => {
      const { basketId, outcome } = await pay('asks');
      if (outcome.kind !== 'challenge') throw new Error(`No step: ${outcome.kind}`);
      expect(outcome).toMatchObject({ origin: shopOrigin });
      expect(await comeBack(basketId, outcome.orderId)).toMatchObject({ kind: 'challenge' });
      await harness.finishStep(outcome.url, true);
      expect(await comeBack(basketId, outcome.orderId)).toMatchObject({ kind: 'placed' });
      expect(harness.books()).toMatchObject({ held: total });
    });

    it('that the bank does not confirm fail, and say so', async () => {
      const { basketId, outcome } = await pay('asks');
      if (outcome.kind !== 'challenge') throw new Error(`No step: ${outcome.kind}`);
      await harness.finishStep(outcome.url, false);
      expect(await comeBack(basketId, outcome.orderId)).toMatchObject({
        kind: 'declined',
        error: { errorCode: 'SecurityAuthenticationError' },
      });
      expect(harness.books()).toMatchObject({ held: 0 });
      expect(await onHand()).toBe(5);
    });

    it('whose bank’s step is left are given up after half an hour, and can’t be paid any more', async () => {
      const { outcome } = await pay('asks');
      if (outcome.kind !== 'challenge') throw new Error(`No step: ${outcome.kind}`);
      checkout.clock.advance(31 * 60_000);
      await checkout.jobs.reconcile();
      expect(await orders()).toEqual([{ status: 'failed' }]);
      await harness.finishStep(outcome.url, true).catch(() => undefined);
      for (const event of await harness.events()) await send(event);
      await checkout.jobs.reconcile();
      expect(await orders()).toEqual([{ status: 'failed' }]);
      expect(harness.books()).toMatchObject({ held: 0 });
    });

    it('whose answer was lost are found when the shop asks, and once', async () => {
      harness.loseAnswer();
      const { outcome } = await pay('good');
      expect(outcome.kind).toBe('pending');
      for (const event of await harness.events()) await send(event);
      checkout.clock.advance(60_000);
      await checkout.jobs.reconcile();
      expect(await orders()).toEqual([{ status: 'new' }]);
      expect(harness.books()).toMatchObject({ held: total });
    });

    it('are refused while the provider is away, and nothing is taken', async () => {
      const { basketId, pricing } = await readyBag(guest);
      const { configuration } = await getPaymentMethods(guest.call, basketId, {});
      harness.goAway();
      const order = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
      const input = { checkoutId: configuration?.checkoutId ?? '', paymentToken: harness.token('good') };
      await placeOrder(guest.call, { ...order, ...input }, crypto.randomUUID()).catch(() => undefined);
      checkout.clock.advance(120_000);
      expect(await orders()).not.toEqual([{ status: 'new' }]);
      expect(harness.books()).toMatchObject({ held: 0 });
    });

    it('with a session of another basket are refused', async () => {
      const other = checkout.shopper('other');
      const { basketId: theirs } = await readyBag(other);
      const { configuration } = await getPaymentMethods(other.call, theirs, {});
      const { basketId, pricing } = await readyBag(guest);
      const order = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
      const input = { checkoutId: configuration?.checkoutId ?? '', paymentToken: harness.token('good') };
      const answer = await guest.raw(
        'POST',
        '/orders',
        { ...order, ...input },
        { 'idempotency-key': crypto.randomUUID() },
      );
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { errorCode: 'InvalidCheckoutIdError' },
      ]);
      expect(harness.books()).toMatchObject({ held: 0 });
    });

    it('on the provider’s page are placed by its event, also when the shopper never comes back', async () => {
      const { url } = await openPage();
      expect(url).toMatch(/^https?:/);
      await harness.payPage('good');
      const events = await harness.events();
      for (const event of events) expect(await send(event)).toBe(200);
      expect(await orders()).toEqual([{ status: 'new' }]);
      expect(harness.books()).toMatchObject({ captured: total });
    });

    it('on the provider’s page are placed when the shopper comes back before the event', async () => {
      const { basketId, orderId } = await openPage();
      await harness.payPage('good');
      await harness.comeBack();
      expect(await comeBack(basketId, orderId, 'CARD_PAGE')).toMatchObject({ kind: 'placed' });
      for (const event of await harness.events()) expect(await send(event)).toBe(200);
      expect(await onHand()).toBe(4);
    });

    it('refused on the provider’s page can be paid there with another card', async () => {
      const { basketId, orderId } = await openPage();
      await harness.payPage('poor');
      for (const event of await harness.events()) await send(event);
      expect(await states()).toEqual([{ state: 'waiting' }]);
      await harness.payPage('good');
      await harness.comeBack();
      expect(await comeBack(basketId, orderId, 'CARD_PAGE')).toMatchObject({ kind: 'placed' });
    });

    it('cancelled on the provider’s page fail at once, and money that comes all the same goes back', async () => {
      const { basketId, orderId } = await openPage();
      await harness.leavePage();
      expect(await comeBack(basketId, orderId, 'CARD_PAGE')).toMatchObject({
        kind: 'declined',
        error: { errorCode: 'PaymentInterrupted' },
      });
      expect(await onHand()).toBe(5);
      await payTooLate();
    });

    it('left on the provider’s page are given up, and money that comes all the same goes back', async () => {
      await openPage();
      checkout.clock.advance(31 * 60_000);
      await checkout.jobs.reconcile();
      expect(await orders()).toEqual([{ status: 'failed' }]);
      await payTooLate();
    });

    it('hear of one event once, twice at a time, and in any order', async () => {
      const { outcome } = await pay('good');
      const { orderId } = orderIn(outcome);
      const { providers } = checkout.jobs.checkout;
      await capturePayment(checkout.shop, providers, { orderId, minor: total, key: 'c1' });
      await refundPayment(checkout.shop, providers, { orderId, minor: 3_000, key: 'r1' });
      const events = (await harness.events()).reverse();
      for (const status of await Promise.all([...events, ...events].map((event) => send(event))))
        expect(status).toBe(200);
      expect(await getOrder(guest.call, orderId)).toMatchObject({ status: 'new', refund: { amount: 30 } });
      expect(harness.books()).toEqual({ held: 0, captured: total, refunded: 3_000 });
      expect(await onHand()).toBe(4);
    });

    it('are captured in parts as parcels leave, and refunded in part and in full; a repeated call takes effect once', async () => {
      const { outcome } = await pay('good');
      const { orderId } = orderIn(outcome);
      const { providers } = checkout.jobs.checkout;
      const capture = (minor: number, key: string) =>
        capturePayment(checkout.shop, providers, { orderId, minor, key });
      const refund = (minor: number, key: string) =>
        refundPayment(checkout.shop, providers, { orderId, minor, key });
      expect(await capture(8_000, 'c1')).toEqual({ kind: 'done' });
      expect(await capture(8_000, 'c1')).toEqual({ kind: 'done' });
      expect(await capture(5_000, 'c2')).toEqual({ kind: 'done' });
      expect(await capture(1, 'c3')).toMatchObject({ kind: 'refused' });
      expect(await refund(3_000, 'r1')).toEqual({ kind: 'done' });
      expect(await refund(3_000, 'r1')).toEqual({ kind: 'done' });
      expect(await refund(10_000, 'r2')).toEqual({ kind: 'done' });
      expect(await refund(1, 'r3')).toMatchObject({ kind: 'refused' });
      expect(harness.books()).toEqual({ held: 0, captured: total, refunded: total });
    });

    it('whose capture fails after it was accepted are not paid, however often that is told', async () => {
      const { orderId } = orderIn((await pay('good')).outcome);
      const { providers } = checkout.jobs.checkout;
      await capturePayment(checkout.shop, providers, { orderId, minor: total, key: 'c1' });
      for (const event of await harness.events()) await send(event);
      expect(await getOrder(guest.call, orderId)).toMatchObject({ paymentStatus: 'paid' });
      const failed = await harness.failOperation('capture');
      for (let times = 0; times < 2; times += 1) {
        expect(await send(failed)).toBe(200);
        expect(await getOrder(guest.call, orderId)).toMatchObject({
          status: 'new',
          paymentStatus: 'not_paid',
        });
      }
      expect(await checkout.rows('select captured_minor::int as captured from payments')).toEqual([
        { captured: harness.books().captured },
      ]);
      expect(checkout.shop.counters.get('captures_refused')).toBe(1);
    });

    it('whose refund fails after it was accepted owe it again, and refund it once more', async () => {
      const { orderId } = orderIn((await pay('good')).outcome);
      const { providers } = checkout.jobs.checkout;
      const refund = (key: string) => refundPayment(checkout.shop, providers, { orderId, minor: 3_000, key });
      await capturePayment(checkout.shop, providers, { orderId, minor: total, key: 'c1' });
      await refund('r1');
      for (const event of await harness.events()) await send(event);
      expect(await getOrder(guest.call, orderId)).toMatchObject({ refund: { amount: 30 } });
      const failed = await harness.failOperation('refund');
      for (const status of await Promise.all([send(failed), send(failed)])) expect(status).toBe(200);
      expect((await getOrder(guest.call, orderId))?.refund).toBeUndefined();
      expect(await refund('r1')).toMatchObject({ kind: 'refused' });
      expect(await refund('r2')).toEqual({ kind: 'done' });
      await send(failed);
      expect(await getOrder(guest.call, orderId)).toMatchObject({ refund: { amount: 30 } });
      expect(harness.books()).toEqual({ held: 0, captured: total, refunded: 3_000 });
    });

    it('give the money back when they are given up: void is told to the provider, and is final', async () => {
      await pay('good');
      const [row] = await checkout.rows<{ id: string }>('select id from payments');
      expect(await harness.provider.void(row?.id ?? '')).toEqual({ kind: 'done' });
      expect(harness.books()).toEqual({ held: 0, captured: 0, refunded: 0 });
      for (const event of await harness.events()) await send(event);
      expect(await orders()).toEqual([{ status: 'cancelled' }]);
      expect(await onHand()).toBe(5);
    });

    it('a payment that was voided before it was authorised is not authorised any more', async () => {
      expect(await harness.provider.void('never-heard')).toEqual({ kind: 'done' });
      const session = await harness.provider.createSession({
        ...{ reference: 'b', language: 'en', brand: 'x', amount: { minor: total, currency: 'GBP' } },
      });
      const answer = await harness.provider.authorise({
        ...{ paymentId: 'never-heard', orderId: 'o', reference: 'b', checkoutId: session.checkoutId },
        ...{ token: harness.token('good'), amount: { minor: total, currency: 'GBP' }, captureNow: false },
        ...{ language: 'en', processor: 'adyen' },
      });
      expect(answer).toEqual({ kind: 'declined', code: 'PaymentInterrupted' });
      expect(harness.books()).toMatchObject({ held: 0 });
    });

    it('believe no event with a signature of somebody else, none that was changed, and none at the address of nobody', async () => {
      await openPage();
      await harness.payPage('good');
      const event = (await harness.events()).at(-1);
      if (!event) throw new Error('There was no event.');
      expect(await send(await harness.forged())).toBe(400);
      expect(await send({ ...event, body: event.body.replaceAll('13000', '13001') })).toBe(400);
      expect(await send({ ...event, headers: {}, body: '{}' })).toBe(400);
      expect(await send(event, 'somebody')).toBe(404);
      expect(await states()).toEqual([{ state: 'waiting' }]);
    });
  });
}
