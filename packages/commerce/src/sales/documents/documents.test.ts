import { cancelOrder, getOrder, placeOrder } from '@touchline/contract/client/order';
import { getReturnInvoice } from '@touchline/contract/client/documents';
import { createOrderLink } from '@touchline/contract/client/orderLink';
import { announceReturn } from '@touchline/contract/client/returns';
import type { CreditNote } from '@touchline/contract/order/returnSchema';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { parcelIdOf } from '../fulfilment/openParcels.ts';
import { refundPayment } from '../order/paymentOperations.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { receiveReturn } from '../returns/receiveReturn.ts';
import type { PrintedDocument } from './PrintedDocument.ts';

describeOnDatabases('Invoices and credit notes', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let printed: PrintedDocument[];

  beforeEach(async () => {
    database = await open();
    printed = [];
    checkout = await openCheckout(database, {
      market: { returnDays: 30 },
      printer: {
        print: async (document) => {
          printed.push(document);
          return new TextEncoder().encode('%PDF-1.7');
        },
      },
    });
    owner = checkout.shopper();
  });
  afterEach(() => database.close());

  async function order(shopper = owner, quantity = 3) {
    const basket = await readyBag(shopper, quantity);
    const placing = {
      ...{ basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: basket.pricing.total },
      ...(await payment(checkout, shopper, basket.basketId)),
    };
    return orderIn(await placeOrder(shopper.call, placing, crypto.randomUUID()));
  }
  let events = 0;
  const tell = (orderId: string, state: 'packed' | 'sent' | 'delivered') =>
    heardOf(checkout.shop, 'test', {
      ...{ eventId: `d${(events += 1)}`, parcelId: parcelIdOf(orderId, 0), state },
      at: checkout.clock.now().toISOString(),
    });
  const numbers = async (where = 'true') =>
    (
      await checkout.rows<{ number: string }>(`select number from documents where ${where} order by number`)
    ).map(({ number }) => number);
  const numbersUpTo = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `GB-2026-${letter}${String(at + 1).padStart(6, '0')}`);
  const giveBack = async (orderId: string, itemId: string, quantity: number) => {
    const lines = [{ itemId, quantity, reason: 'tooSmall' as const }];
    await announceReturn(
      owner.call,
      { orderId },
      { requestKey: crypto.randomUUID(), method: 'dropOff', lines },
    );
    const back = (await getOrder(owner.call, orderId))?.returns?.find(({ state }) => state === 'announced');
    await receiveReturn(checkout.shop, back?.returnId ?? '');
    await checkout.jobs.workFulfilment();
    return back?.returnId ?? '';
  };

  it('are there from when the goods leave, once, and not before', async () => {
    const { orderId } = await order();
    await tell(orderId, 'packed');
    expect(await numbers()).toEqual([]);
    await tell(orderId, 'sent');
    await checkout.jobs.workFulfilment();
    await tell(orderId, 'delivered');
    expect(await numbers()).toEqual(['GB-2026-I000001']);
    expect((await getOrder(owner.call, orderId))?.documents).toMatchObject([
      { kind: 'receipt' },
      { kind: 'invoice', number: 'GB-2026-I000001' },
    ]);
  });

  it('have numbers without gaps, whatever happens at once and whatever fails', async () => {
    const orders = [];
    for (let at = 0; at < 4; at += 1) orders.push(await order(checkout.shopper(`source ${at}`), 1));
    await Promise.all(
      orders.flatMap(({ orderId }, at) => [
        tell(orderId, 'sent'),
        tell(orderId, 'sent'),
        // A transaction that makes an invoice due, gets its number, and then dies.
        database.db
          .transaction()
          .execute(async (trx) => {
            await trx
              .updateTable('payments')
              .set({ state: 'captured', changed_at: checkout.clock.now() })
              .where('order_id', '=', orderId)
              .execute();
            await sql`set constraints all immediate`.execute(trx);
            if (at % 2 === 0) throw new Error('died');
          })
          .catch(() => undefined),
      ]),
    );
    expect(await numbers()).toEqual(numbersUpTo('I', 4));
  });

  it('make nobody wait but who makes one too', async () => {
    const { orderId } = await order();
    const locks = (state: 'captured' | 'refunded') =>
      database.db.transaction().execute(async (trx) => {
        await trx.updateTable('payments').set({ state }).where('order_id', '=', orderId).execute();
        await sql`set constraints all immediate`.execute(trx);
        const { rows } = await sql`
          select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(trx);
        return rows.length;
      });
    expect(await locks('captured')).toBe(1);
    expect(await locks('captured')).toBe(0);
    expect(await locks('refunded')).toBe(0);
    expect(await numbers()).toEqual(['GB-2026-I000001']);
  });

  it('begin again each year, and in each market', async () => {
    const first = await order();
    await tell(first.orderId, 'sent');
    checkout.clock.set(new Date('2027-01-02T12:00:00Z'));
    const later = await order(checkout.shopper('another'), 1);
    await checkout.rows(`update orders set market = 'ie' where id = '${later.orderId}'`);
    await tell(later.orderId, 'sent');
    expect(await numbers()).toEqual(['GB-2026-I000001', 'IE-2027-I000001']);
  });

  it('of returns add up to what was paid, with their tax', async () => {
    const { orderId, productLineItemList, pricing } = await order();
    await tell(orderId, 'delivered');
    await checkout.jobs.workFulfilment();
    const notes: (CreditNote | undefined)[] = [];
    for (let at = 0; at < 3; at += 1) {
      const returnId = await giveBack(orderId, productLineItemList[0]?.itemId ?? '', 1);
      notes.push(await getReturnInvoice(owner.call, returnId));
    }
    const sum = (of: 'total' | 'tax') =>
      Math.round(notes.reduce((all, note) => all + (note?.[of] ?? 0), 0) * 100) / 100;
    expect(notes.map((note) => note?.number)).toEqual(numbersUpTo('C', 3));
    expect([sum('total'), sum('tax')]).toEqual([pricing.total, pricing.tax]);
    expect(notes[0]).toMatchObject({ invoice: 'GB-2026-I000001', cause: 'return', taxRate: 20 });
    expect(await getReturnInvoice(owner.call, 'GB-2026-C000002')).toEqual(notes[1]);
  });

  it('of money that was given back without goods are for just that', async () => {
    const { orderId } = await order();
    await tell(orderId, 'sent');
    await checkout.jobs.workFulfilment();
    const { shop, providers } = checkout.jobs.checkout;
    for (const key of ['one', 'one', 'two']) {
      const done = await refundPayment(shop, providers, { orderId, minor: 500, key });
      expect(done).toEqual({ kind: 'done' });
    }
    expect(
      await checkout.rows(`select minor::int, return_id from documents where kind = 'creditNote'`),
    ).toEqual([
      { minor: 500, return_id: null },
      { minor: 500, return_id: null },
    ]);
    expect(await getReturnInvoice(owner.call, 'GB-2026-C000001')).toMatchObject({
      ...{ cause: 'refund', total: 5, lines: [] },
    });
  });

  it('of an order that is cancelled: none before it has an invoice, else one for all of it', async () => {
    const { orderId } = await order();
    await cancelOrder(owner.call, { orderId });
    await checkout.jobs.reconcile();
    expect(await numbers()).toEqual([]);
    const shopper = checkout.shopper('another');
    const basket = await readyBag(shopper, 1);
    const placing = {
      ...{ basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: basket.pricing.total },
      ...(await payment(checkout, shopper, basket.basketId)),
    };
    const second = orderIn(await placeOrder(shopper.call, placing, crypto.randomUUID()));
    await checkout.rows(
      `update payments set state = 'captured', captured_minor = amount_minor where order_id = '${second.orderId}'`,
    );
    expect(await numbers()).toEqual(['GB-2026-I000001']);
    await checkout.rows(`update orders set status = 'cancelled' where id = '${second.orderId}'`);
    expect(await checkout.rows(`select kind, minor::int from documents order by kind`)).toEqual([
      { kind: 'creditNote', minor: Math.round(second.pricing.total * 100) },
      { kind: 'invoice', minor: Math.round(second.pricing.total * 100) },
    ]);
  });

  it('are loaded by the addresses in the order, and by no others', async () => {
    const { orderId, productLineItemList } = await order();
    await tell(orderId, 'delivered');
    await checkout.jobs.workFulfilment();
    await announceReturn(
      owner.call,
      { orderId },
      {
        ...{ requestKey: crypto.randomUUID(), method: 'dropOff' },
        lines: [{ itemId: productLineItemList[0]?.itemId ?? '', quantity: 1, reason: 'tooSmall' }],
      },
    );
    const { documents = [] } = (await getOrder(owner.call, orderId)) ?? {};
    expect(documents.map(({ kind }) => kind)).toEqual(['receipt', 'invoice', 'returnLabel']);
    const load = (href: string) => checkout.fetch(new Request(`https://shop.test${href}`));
    for (const { href } of documents) {
      const answer = await load(href);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(await answer.text()).toBe('%PDF-1.7');
    }
    const [receipt, invoice, label] = printed;
    expect(receipt).toMatchObject({ title: 'Receipt', language: 'en-GB', direction: 'ltr' });
    expect(receipt?.facts).toContainEqual({ name: 'Payment method', value: 'Visa ending 4242' });
    expect(invoice).toMatchObject({
      ...{ title: 'Invoice', fileTitle: 'Invoice GB-2026-I000001' },
      issuer: ['[[name and address of the company]]', 'Tax number [[tax number]]'],
      lines: [{ cells: ['3', expect.any(String), expect.any(String)] }],
    });
    expect(invoice?.sums.map(({ name }) => name)).toEqual([
      ...['Items', 'Delivery', 'Total', 'Total without tax', 'VAT 20%'],
    ]);
    expect(label?.code).toMatch(/^R-/);
    expect((await load(`${documents[0]?.href ?? ''}x`)).status).toBe(404);
    checkout.clock.set(new Date(checkout.clock.now().getTime() + 31 * 86_400_000));
    expect((await load(documents[0]?.href ?? '')).status).toBe(404);
  });

  it('are shown to whoever has the session or the link of their order, and to nobody else [C7.60]', async () => {
    const { orderId, productLineItemList } = await order();
    await tell(orderId, 'delivered');
    await checkout.jobs.workFulfilment();
    const returnId = await giveBack(orderId, productLineItemList[0]?.itemId ?? '', 1);
    const { key } = await createOrderLink(owner.call, orderId);
    const stranger = checkout.shopper('stranger');
    const note = await getReturnInvoice(owner.call, returnId);
    expect(await getReturnInvoice(stranger.call, returnId, key)).toEqual(note);
    await order(stranger, 1);
    expect(await getReturnInvoice(stranger.call, returnId)).toBeUndefined();
    expect(await getReturnInvoice(stranger.call, returnId, 'wrong')).toBeUndefined();
    const own = await createOrderLink(stranger.call, (await order(stranger, 1)).orderId);
    expect(await getReturnInvoice(stranger.call, returnId, own.key)).toBeUndefined();
  });
});
