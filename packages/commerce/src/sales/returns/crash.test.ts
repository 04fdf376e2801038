import { addGiftCard } from '@touchline/contract/client/giftCard';
import { getBag } from '@touchline/contract/client/basket';
import { placeOrder } from '@touchline/contract/client/order';
import { announceReturn } from '@touchline/contract/client/returns';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { parcelIdOf } from '../fulfilment/openParcels.ts';
import { sentCard } from '../giftCard/testing/sentCard.ts';
import { refundCrashPoints } from '../order/CrashPoints.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { dieAt } from '../order/testing/dieAt.ts';
import { openCheckout, type TestCheckout } from '../order/testing/openCheckout.ts';
import { receiveReturn } from './receiveReturn.ts';

const giftMinor = 20_000;
const market = { returnDays: 30 };
/** A process that dies during the provider's call does not go on when the time of the call is over. */
const guard = { timeLimit: 600_000, retries: 0, breakAfter: 1_000 };
/** During the provider's call: before it has taken effect, and after it has. */
const callPoints = ['call-unsent', 'answer-lost'] as const;

describeOnDatabases('A process that crashes while giving back the money of a return', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** Two pieces, paid by a gift card and a card, are delivered; returns the id of a return of one with each call. */
  async function deliver(checkout: TestCheckout): Promise<() => Promise<string>> {
    const shopper = checkout.shopper();
    const { call } = shopper;
    const { basketId } = await readyBag(shopper, 2);
    const code = await sentCard(checkout, 'ca01', giftMinor);
    expect((await addGiftCard(call, basketId, code)).kind).toBe('done');
    const { pricing } = await getBag(call);
    const body = {
      ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total },
      ...(pricing.due === undefined ? {} : { confirmedDue: pricing.due }),
      ...(await payment(checkout, shopper, basketId)),
    };
    const { orderId, productLineItemList } = orderIn(await placeOrder(call, body, crypto.randomUUID()));
    const [line] = productLineItemList;
    await checkout.jobs.workFulfilment();
    await heardOf(checkout.shop, 'test', {
      ...{ eventId: 'e1', parcelId: parcelIdOf(orderId, 0), state: 'delivered' },
      at: checkout.clock.now().toISOString(),
    });
    await checkout.jobs.workFulfilment();
    return async () => {
      const lines = [{ itemId: line?.itemId ?? '', quantity: 1, reason: 'tooSmall' as const }];
      const request = { requestKey: crypto.randomUUID(), method: 'dropOff' as const, lines };
      const outcome = await announceReturn(call, { orderId }, request);
      if (outcome.kind !== 'announced') throw new Error(outcome.kind);
      const announced = (outcome.order.returns ?? []).find(({ state }) => state === 'announced');
      return announced?.returnId ?? '';
    };
  }
  const books = async ({ rows }: TestCheckout) => {
    const [row] = await rows(
      `select p.refunded_minor::int as refunded, p.gift_returned_minor::int as gift,
         (select sum(refunded_minor)::int from sandbox_payment) as provider,
         (select balance_minor::int from gift_cards) as balance,
         (select count(*)::int from refunds where state = 'done') as done,
         (select count(*)::int from mails where kind = 'return-refunded') as mails
       from payments p`,
    );
    return row;
  };

  it.each([...refundCrashPoints, ...callPoints])(
    'gives each part back once when it crashes at %s',
    async (point) => {
      const { crash, died } = dieAt(point);
      const before = await openCheckout(database, { market, checkout: { crash, guard } });
      const announce = await deliver(before);
      const { provider } = before.sandbox;
      const { refund } = provider;
      provider.refund = async (asked) => {
        await crash.reach('call-unsent', '');
        const done = await refund.call(provider, asked);
        await crash.reach('answer-lost', '');
        return done;
      };
      await receiveReturn(before.shop, await announce());
      void before.jobs.workFulfilment();
      await died;

      const after = await openCheckout(database, { market, clock: before.clock, products: [] });
      // The card has paid 60.00, which goes back first; the rest is the gift card's.
      const first = { refunded: 6_000, gift: 7_000, provider: 6_000, balance: 7_000, done: 1, mails: 1 };
      for (let run = 0; run < 2; run += 1) {
        await after.jobs.workFulfilment();
        expect(await books(after)).toEqual(first);
      }
      await receiveReturn(after.shop, await announce());
      await after.jobs.workFulfilment();
      expect(await books(after)).toEqual({ ...first, gift: 20_000, balance: 20_000, done: 2, mails: 2 });
      expect(after.shop.counters.get('refunds_refused')).toBe(0);
    },
  );
});
