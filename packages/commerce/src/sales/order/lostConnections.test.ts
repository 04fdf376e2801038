import { ApiError } from '@touchline/contract/errors';
import { getPaymentMethods, placeOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../kernel/database/migrate.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { openPostgres } from '../../node/openPostgres.ts';
import { createOwnDatabase, type OwnDatabase } from '../../node/testing/ownDatabase.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { checkoutLimits } from './Checkout.ts';
import { orderIn, payment, readyBag } from './testing/buying.ts';
import { openCheckout, type TestCheckout } from './testing/openCheckout.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const onHand = 500;
const plenty = () => {
  const sample = sampleProduct();
  return { ...sample, variants: sample.variants.map((variant) => ({ ...variant, onHand })) };
};

/** Repeats a step after a short pause, as a shopper does on "try again in a moment". */
async function untilAnswered<Answer>(step: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || attempt === 40) throw error;
      await pause(25);
    }
  }
}

describe.skipIf(server === '')('Every connection to the database cut at once, during orders', () => {
  let own: OwnDatabase;
  let database: OpenDatabase;
  const escaped: unknown[] = [];
  const escape = (error: unknown) => void escaped.push(error);

  beforeEach(async () => {
    own = await createOwnDatabase(server);
    database = openPostgres(own.url, { size: 8 });
    await migrate(database.db);
    process.on('uncaughtException', escape);
  });
  afterEach(async () => {
    process.off('uncaughtException', escape);
    await database.close();
    await own.drop();
  });

  /** Places one order, with retries; returns the id shown to the shopper. */
  async function buyPatiently(checkout: TestCheckout, buyer: string): Promise<string> {
    const shopper = checkout.shopper(buyer);
    const { basketId, pricing } = await untilAnswered(() => readyBag(shopper));
    await untilAnswered(() => getPaymentMethods(shopper.call, basketId, {}));
    const paid = await untilAnswered(() => payment(checkout, shopper, basketId));
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...paid };
    const outcome = await untilAnswered(() => placeOrder(shopper.call, body, `order-of-${buyer}`));
    return orderIn(outcome).orderId;
  }

  it('four times: the process keeps running, the next call succeeds, and no confirmed order is lost', async () => {
    const checkout = await openCheckout(database, {
      products: [plenty()],
      checkout: {
        limits: { orders: { ...checkoutLimits.orders, max: 10_000 } },
        guard: { timeLimit: 10_000, retries: 1, breakAfter: 1_000 },
      },
    });
    const regular = checkout.shopper('regular');
    await readyBag(regular);
    const confirmed: string[] = [];
    for (const cut of [1, 2, 3, 4]) {
      const round = new AbortController();
      const buyers = Array.from({ length: 6 }, async (_, at) => {
        for (let turn = 0; !round.signal.aborted; turn += 1)
          await buyPatiently(checkout, `buyer-${cut}-${at}-${turn}`).then(
            (orderId) => confirmed.push(orderId),
            // A shopper whose basket could not be created starts again; confirmed orders stay.
            () => pause(50),
          );
      });
      await pause(400);
      await own.cut();
      const next = await regular.raw('GET', '/basket/bag');
      await pause(300);
      round.abort();
      await Promise.all(buyers);
      expect(next.status).toBe(200);
    }
    expect(escaped).toEqual([]);
    checkout.clock.advance(10 * 60_000);
    await checkout.jobs.reconcile();
    const rows = await checkout.rows<{ id: string; status: string }>('select id, status from orders');
    const placed = rows.filter(({ status }) => status === 'new').map(({ id }) => id);
    expect(confirmed.length).toBeGreaterThan(8);
    expect(confirmed.filter((id) => !placed.includes(id))).toEqual([]);
    const held = await checkout.rows<{ state: string }>('select state from sandbox_payment');
    expect(held.filter(({ state }) => state === 'authorised')).toHaveLength(placed.length);
  }, 60_000);
});
