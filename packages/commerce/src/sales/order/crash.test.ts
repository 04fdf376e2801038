import { getBasket } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { crashPoints, type CrashPoint } from './CrashPoints.ts';
import { payment, readyBag } from './testing/buying.ts';
import { dieAt } from './testing/dieAt.ts';
import { openCheckout, type TestCheckout } from './testing/openCheckout.ts';

describeOnDatabases('A process that crashes while placing an order', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** A shop that crashes while placing an order, and the same shop after a restart. */
  async function crashAndRestart(point: CrashPoint) {
    const { crash, died } = dieAt(point);
    const before = await openCheckout(database, { checkout: { crash } });
    const guest = before.shopper();
    const basket = await readyBag(guest);
    const body = {
      basketId: basket.basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: basket.pricing.total,
      ...(await payment(before, guest, basket.basketId)),
    };
    void placeOrder(guest.call, body, 'crash-key-01').catch(() => undefined);
    const orderId = await died;
    const { clock } = before;
    const [stock] = await before.rows<{ on_hand: number }>(
      "select on_hand from stock where sku = 'TL4101_080'",
    );
    const after = await openCheckout(database, { clock, products: [] });
    const again = after.shopper();
    again.token.current = guest.token.current;
    return { after, again, body, orderId, onHand: stock?.on_hand };
  }

  const sums = async (checkout: TestCheckout) => {
    const [row] = await checkout.rows<Record<string, number>>(`select
      (select count(*)::int from orders where status = 'new') as orders,
      (select count(*)::int from sandbox_payment where state in ('authorised', 'captured')) as reserved,
      (select count(*)::int from orders where status = 'created') as open`);
    return row;
  };

  it.each(crashPoints)('results in one order or in no charge when it crashes at %s', async (point) => {
    const { after, again, orderId, onHand } = await crashAndRestart(point);
    expect(onHand).toBe(4);
    after.clock.advance(5 * 60_000);
    await after.jobs.reconcile();
    await after.jobs.reconcile();
    const order = await getOrder(again.call, orderId);
    const isPlaced = point !== 'intent-written';
    expect(order?.status).toBe(isPlaced ? 'new' : 'failed');
    expect(await sums(after)).toEqual({ orders: isPlaced ? 1 : 0, reserved: isPlaced ? 1 : 0, open: 0 });
    expect(await after.stock('TL4101_080')).toEqual({ onHand: isPlaced ? 4 : 5, held: 0 });
    expect((await getBasket(again.call)).basketId === undefined).toBe(isPlaced);
    expect(await after.rows('select id from mails')).toHaveLength(isPlaced ? 1 : 0);
  });

  it('returns the order that the crashed process had started for the same key', async () => {
    const { after, again, body, orderId } = await crashAndRestart('authorised');
    after.clock.advance(60_000);
    await after.jobs.reconcile();
    const outcome = await placeOrder(again.call, body, 'crash-key-01');
    expect(outcome).toMatchObject({ kind: 'placed', order: { orderId } });
    expect(await after.rows('select id from sandbox_payment')).toHaveLength(1);
  });

  it('lets the shopper order again when nothing was charged', async () => {
    const { after, again, body } = await crashAndRestart('intent-written');
    after.clock.advance(5 * 60_000);
    await after.jobs.reconcile();
    const paid = await payment(after, again, body.basketId);
    expect((await placeOrder(again.call, { ...body, ...paid }, 'crash-key-02')).kind).toBe('placed');
  });

  it('rejects an authorisation that arrives after the order was abandoned', async () => {
    const { after } = await crashAndRestart('intent-written');
    after.clock.advance(5 * 60_000);
    await after.jobs.reconcile();
    expect(await after.rows('select state from sandbox_payment')).toEqual([{ state: 'voided' }]);
    expect(await after.rows('select state from payments')).toEqual([{ state: 'abandoned' }]);
  });
});
