import * as calls from '@touchline/contract/express/endpoints';
import { failOrder } from '@touchline/contract/order/endpoints';
import { startHostedPayment } from '@touchline/contract/payment/endpoints';
import { patchShipment } from '@touchline/contract/shipping/endpoints';
import type { ExpressQuote } from '@touchline/contract/express/schema';
import { describe, expect, it, vi } from 'vitest';
import { mayasOrder } from '../checkout/Checkout.fixtures.ts';
import { applePay, expressSession, googlePay, manchester, quote, shippedBasket } from './Express.fixtures.ts';
import { ExpressStore } from './ExpressStore.ts';

const describeQuote = ({ pricing, currency, options, optionId, problem }: ExpressQuote) => ({
  total: { label: 'Touchline', amount: { currency, value: String(pricing.due) } },
  items: [],
  options: options.map(({ id }) => ({
    ...{ id, label: id, selected: id === optionId },
    amount: { currency, value: '0' },
  })),
  error: problem,
});

function session() {
  const set = expressSession();
  const store = new ExpressStore(set.ports);
  const buy = (source = set.bag) => store.buy(applePay, source, describeQuote, 'failed');
  return { ...set, store, buy };
}

describe('the device', () => {
  it('is asked for the wallets of the market; those that it has are offered', async () => {
    const { offer, wallets } = session();
    wallets.payable = [googlePay.wallet.supportedMethods];
    await offer.look();
    expect(offer.wallets).toEqual([googlePay]);
  });
});

describe('buying at once', () => {
  it('quotes the address of the sheet, stores it when paid, and pays the total of the sheet', async () => {
    const { server, wallets, ports, buy } = session();
    await buy();
    expect(server.callsOf(calls.quoteExpress).map(({ body }) => body)).toEqual([
      { basketId: 'b-1' },
      {
        basketId: 'b-1',
        place: { country: 'GB', postalCode: 'M4 3AQ', city: 'Manchester', region: '' },
      },
    ]);
    expect(wallets.shown.at(-1)?.total.amount.value).toBe('134');
    expect(server.callsOf(patchShipment)[0]?.body).toMatchObject({
      shippingOptionId: 'standard',
      shippingAddress: {
        ...{ firstName: 'Maya', lastName: 'Okafor', line1: '12 Canal Street', line2: 'Flat 3' },
        ...{ emailAddress: 'maya@example.org', phoneNumber: '07700 900123', country: 'GB' },
      },
    });
    expect(server.callsOf(startHostedPayment)[0]?.body).toMatchObject({
      ...{ basketId: 'b-1', paymentMethodId: 'APPLE_PAY', confirmedTotal: 134, walletToken: 'wallet-token' },
    });
    expect(ports.visited).toEqual([`/confirmation?orderId=${mayasOrder.orderId}`]);
  });

  it('buys a product in a basket of its own', async () => {
    const { server, product, buy } = session();
    await buy(product);
    expect(server.callsOf(calls.startExpress)).toHaveLength(1);
    expect(server.callsOf(startHostedPayment)[0]?.body).toMatchObject({ basketId: 'express-1' });
    expect(server.callsOf(patchShipment)[0]?.url.pathname).toContain('express-1');
  });

  it('asks for a size first', async () => {
    const { server, buy } = session();
    await buy({ items: () => Promise.resolve(undefined) });
    expect(server.calls).toEqual([]);
  });

  it('changes nothing when the sheet is closed', async () => {
    const { server, wallets, store, ports, buy } = session();
    wallets.person = 'cancelled';
    wallets.choices = [manchester, 'express'];
    await buy();
    expect(server.calls.every(({ url }) => url.pathname.endsWith('/express/quote'))).toBe(true);
    expect(server.callsOf(calls.quoteExpress).at(-1)?.body).toMatchObject({
      ...{ shippingOptionId: 'express', place: { postalCode: 'M4 3AQ' } },
    });
    expect([store.notice, store.busyWith, ports.visited]).toEqual([undefined, undefined, []]);
  });

  it('does not pay another total than the one in the sheet', async () => {
    const { server, store, buy } = session();
    server.on(patchShipment, { answer: shippedBasket(139) });
    await buy();
    expect(store.notice).toEqual({ kind: 'changed', from: 134, to: 139 });
    expect(server.callsOf(startHostedPayment)).toHaveLength(0);
  });

  it('tells the sheet where nothing goes, and where the wallet may not pay', async () => {
    const { server, wallets, buy } = session();
    wallets.person = 'cancelled';
    server.on(calls.quoteExpress, { answer: quote() }, { answer: quote({ problem: 'unserviceable' }) });
    await buy();
    expect(wallets.shown.map(({ error }) => error)).toEqual([undefined, 'unserviceable']);
    server.on(calls.quoteExpress, { answer: quote({ wallets: [] }) });
    await buy();
    expect(wallets.shown.at(-1)?.error).toBe('notReady');
  });

  it.each([
    [
      {
        kind: 'declined' as const,
        error: {
          errorType: 'error' as const,
          errorCode: 'CardError',
          message: '',
          paymentMethodId: 'APPLE_PAY',
        },
      },
      'declined',
    ],
  ])('says why nothing was taken: %o', async (answer, kind) => {
    const { server, store, ports, buy } = session();
    server.on(startHostedPayment, { answer });
    await buy();
    expect(store.notice?.kind).toBe(kind);
    expect([store.busyWith, ports.visited]).toEqual([undefined, []]);
  });

  it.each([
    [409, 'ReservationFailure', 'soldOut'],
    [409, 'PersonLimitReached', 'limit'],
    [409, 'AmountMismatch', 'notReady'],
    [422, 'InvalidCheckoutIdError', 'over'],
    [428, 'BotCheckNeeded', 'check'],
    [503, 'Unavailable', 'failed'],
  ])('says why nothing was taken: %i %s', async (status, errorCode, kind) => {
    const { server, store, buy } = session();
    server.on(startHostedPayment, { status, error: { errorCode, message: '' } });
    await buy();
    expect(store.notice?.kind).toBe(kind);
  });

  it('says that the address is not complete, and that the sheet did not open', async () => {
    const { server, wallets, store, buy } = session();
    server.on(patchShipment, { status: 422, error: { errorCode: 'invalid_shipping_address', message: '' } });
    await buy();
    expect(store.notice?.kind).toBe('address');
    wallets.person = 'broken';
    await buy();
    expect(store.notice?.kind).toBe('noSheet');
    wallets.person = 'cancelled';
    server.on(calls.quoteExpress, 'offline');
    await buy();
    expect(wallets.shown.at(-1)?.error).toBe('failed');
  });

  it('cancels an order whose bank asks for a confirmation: the checkout can show it', async () => {
    const { server, store, buy } = session();
    const step = {
      kind: 'challenge' as const,
      orderId: 'TL-1',
      url: 'https://b.example/',
      origin: 'https://b.example',
    };
    server.on(startHostedPayment, { answer: step });
    server.on(failOrder, { answer: { ...mayasOrder, status: 'failed' } });
    await buy();
    expect(server.callsOf(failOrder)).toHaveLength(1);
    expect(store.notice?.kind).toBe('step');
  });

  it('sends the same request again after a lost answer, without another sheet', async () => {
    const { server, wallets, store, ports, buy } = session();
    server.on(startHostedPayment, 'offline', { answer: { kind: 'placed', order: mayasOrder } });
    await buy();
    expect(store.notice).toEqual({ kind: 'unknown' });
    const open = vi.spyOn(wallets, 'open');
    await buy();
    expect(open).not.toHaveBeenCalled();
    const [first, second] = server.callsOf(startHostedPayment);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
    expect(ports.visited).toHaveLength(1);
  });

  it('pays once when pressed twice', async () => {
    const { server, buy } = session();
    await Promise.all([buy(), buy()]);
    expect(server.callsOf(startHostedPayment)).toHaveLength(1);
  });
});
