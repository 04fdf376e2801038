import { getBag } from '@touchline/contract/client/basket';
import {
  addGiftCard,
  getGiftCards,
  getGiftCardBalance,
  removeGiftCard,
} from '@touchline/contract/client/giftCard';
import {
  applyPaymentMethod,
  getPaymentMethods,
  getOrder,
  placeOrder,
} from '@touchline/contract/client/order';
import type { Basket } from '@touchline/contract/basket/schema';
import { surfaces } from '@touchline/contract/endpoint';
import { RateLimited } from '@touchline/contract/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { cancelOrder } from '../order/cancelOrder.ts';
import { crashPoints, type CrashPoints } from '../order/CrashPoints.ts';
import { anyOrder } from '../order/loadOrder.ts';
import { settleVoided } from '../order/settlePlaced.ts';
import { cardFor, orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { refundShares, returnToGiftCards } from './returnToGiftCards.ts';
import { sentCard } from './testing/sentCard.ts';

describeOnDatabases('Paying by gift card', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());

  type Filled = Basket & { basketId: string };

  async function bagPaidBy(shopper: TestShopper, ...codes: string[]): Promise<Filled> {
    let basket: Filled = await readyBag(shopper);
    for (const code of codes) {
      const outcome = await addGiftCard(shopper.call, basket.basketId, code);
      if (outcome.kind !== 'done') throw new Error(outcome.kind);
      basket = { ...outcome.basket, basketId: basket.basketId };
    }
    return basket;
  }

  async function place(
    shopper: TestShopper,
    basket: Filled,
    number = cardFor('approve'),
    key: string = crypto.randomUUID(),
  ) {
    const { due, total: confirmedTotal } = basket.pricing;
    const confirmed = {
      basketId: basket.basketId,
      confirmedTotal,
      ...(due === undefined ? {} : { confirmedDue: due }),
    };
    if (due === 0) return placeOrder(shopper.call, { ...confirmed, paymentMethodId: 'ZERO_VALUE' }, key);
    const paid = await payment(checkout, shopper, basket.basketId, number);
    return placeOrder(shopper.call, { ...confirmed, ...paid, paymentMethodId: 'CREDIT_CARD' }, key);
  }

  const balances = async () =>
    checkout.rows<{ id: string; balance: number; entries: number }>(
      `select id, balance_minor::int as balance, (
         select sum(minor)::int from gift_card_entries e where e.card_id = g.id) as entries
       from gift_cards g order by id`,
    );
  const left = async () => {
    const rows = await balances();
    for (const { balance, entries } of rows) expect(entries).toBe(balance);
    return Object.fromEntries(rows.map(({ id, balance }) => [id, balance]));
  };
  /** What the shop has kept of each order: captured and spent, less what went back. */
  const kept = () =>
    checkout.rows<{ status: string; kept: number }>(
      `select o.status, (p.captured_minor - p.refunded_minor + p.gift_minor - p.gift_returned_minor)::int as kept
       from payments p join orders o on o.id = p.order_id order by o.created_at`,
    );

  it.each(surfaces)(
    'tells balance and expiry of a code on %s, however it is typed [C7.52]',
    async (surface) => {
      const expiresAt = new Date('2029-12-31T23:00:00Z');
      await sentCard(checkout, 'a1b2', 2_500, { expiresAt });
      const shopper = checkout.shopper();
      shopper.use(surface);
      expect(await getGiftCardBalance(shopper.call, '0000 0000 0000 0000 A1B2')).toEqual({
        ...{ lastDigits: 'A1B2', balance: 25, currency: 'GBP', expiresAt: expiresAt.toISOString() },
      });
    },
  );

  it('answers alike for a code that is unknown, spent, over, or of another market', async () => {
    const codes = [
      'ffff ffff',
      await sentCard(checkout, 'e1', 100, { expiresAt: new Date('2026-01-01') }),
      await sentCard(checkout, 'e2', 100, { market: 'us', currency: 'USD' }),
      await sentCard(checkout, 'e3', 100),
    ];
    await checkout.rows(`update gift_cards set balance_minor = 0 where id = 'e3'`);
    const answers = await Promise.all(
      codes.map(async (code) => {
        const answer = await checkout.shopper().raw('POST', '/payments/gift_certificate_balance', { code });
        const { errorCode, message, details } = (await answer.json()) as Record<string, unknown>;
        return [answer.status, errorCode, message, details];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
  });

  it('stops a hundred guesses by the eleventh, whichever call and basket they come by', async () => {
    const shopper = checkout.shopper();
    const { basketId } = await readyBag(shopper);
    const outcomes: string[] = [];
    for (let guess = 0; guess < 100; guess += 1) {
      const code = String(guess).padStart(20, '0');
      try {
        if (guess % 2 === 0) await getGiftCardBalance(checkout.shopper().call, code);
        else await addGiftCard(shopper.call, basketId, code);
        outcomes.push('answered');
      } catch (error) {
        outcomes.push(error instanceof RateLimited ? 'stopped' : String(error));
      }
    }
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(10);
    expect(outcomes.slice(10).every((outcome) => outcome === 'stopped')).toBe(true);
  });

  it.each(surfaces)('adds, shows and removes gift cards on %s [C7.48][C7.49][C7.50]', async (surface) => {
    const one = await sentCard(checkout, '0a01', 2_000);
    const two = await sentCard(checkout, '0a02', 20_000);
    const shopper = checkout.shopper();
    shopper.use(surface);
    const basket = await bagPaidBy(shopper, one, two, one);
    const { basketId } = basket;
    expect(basket.pricing).toMatchObject({ total: 130, due: 0 });
    expect(basket.giftCards).toEqual([
      { id: '0a01', lastDigits: '0A01', statusCode: 'APPLIED', amount: 20, left: 0 },
      { id: '0a02', lastDigits: '0A02', statusCode: 'APPLIED', amount: 110, left: 90 },
    ]);
    expect(basket.paymentInstrumentList).toEqual([
      { paymentMethodId: 'GIFT_CERTIFICATE', amount: 20, giftCard: { id: '0a01', lastDigits: '0A01' } },
      { paymentMethodId: 'GIFT_CERTIFICATE', amount: 110, giftCard: { id: '0a02', lastDigits: '0A02' } },
    ]);
    expect(await getGiftCards(shopper.call, basketId)).toMatchObject({
      due: 0,
      giftCards: [{ amount: 20 }, { amount: 110 }],
    });
    expect((await removeGiftCard(shopper.call, basketId, '0a02')).pricing).toMatchObject({ due: 110 });
    expect(await getGiftCards(shopper.call, basketId)).toMatchObject({
      due: 110,
      giftCards: [{ amount: 20 }],
    });
    const chosen = await applyPaymentMethod(shopper.call, basketId, 'CREDIT_CARD');
    expect(chosen.paymentInstrumentList.map(({ amount }) => amount)).toEqual([20, 110]);
    const none = await removeGiftCard(shopper.call, basketId, '0a01');
    expect(none.giftCards).toBeUndefined();
    expect(none.pricing.due).toBeUndefined();
  });

  it('pays a part by gift card and the rest by card, and each only what it was to pay', async () => {
    const code = await sentCard(checkout, '9f3a', 2_000);
    const shopper = checkout.shopper();
    const { orderId } = orderIn(await place(shopper, await bagPaidBy(shopper, code)));
    expect(await left()).toEqual({ '9f3a': 0 });
    const order = await getOrder(shopper.call, orderId);
    expect(order).toMatchObject({
      pricing: { total: 130, due: 110 },
      giftCards: [{ lastDigits: '9F3A', amount: 20 }],
    });
    const [paid] = await checkout.rows(
      'select amount_minor::int as amount, gift_minor::int as gift from payments',
    );
    expect(paid).toEqual({ amount: 11_000, gift: 2_000 });
  });

  it('needs no provider where gift cards pay everything [C3.19]', async () => {
    const codes = [await sentCard(checkout, '0b01', 5_000), await sentCard(checkout, '0b02', 10_000)];
    const shopper = checkout.shopper();
    const basket = await bagPaidBy(shopper, ...codes);
    const { paymentMethods, configuration } = await getPaymentMethods(shopper.call, basket.basketId, {});
    expect(paymentMethods.map(({ id, flow }) => [id, flow])).toEqual([['ZERO_VALUE', 'zeroValue']]);
    expect(configuration).toBeUndefined();
    const outcome = await place(shopper, basket);
    expect(outcome).toMatchObject({ kind: 'placed', order: { paymentStatus: 'paid', status: 'new' } });
    expect(await left()).toEqual({ '0b01': 0, '0b02': 2_000 });
    expect(await checkout.rows('select count(*)::int as count from sandbox_payment')).toEqual([{ count: 0 }]);
    expect(
      (await checkout.rows<{ count: number }>(`select count(*)::int as count from mails`))[0]?.count,
    ).toBe(1);
  });

  it('tells before paying that a card was spent meanwhile: nothing is charged that was not shown', async () => {
    const code = await sentCard(checkout, '0c01', 2_000);
    const [first, second] = [checkout.shopper(), checkout.shopper()];
    const waiting = await bagPaidBy(first, code);
    orderIn(await place(second, await bagPaidBy(second, code)));
    expect(await place(first, waiting)).toEqual({ kind: 'changed' });
    const shown = await getBag(first.call);
    expect(shown.giftCards).toMatchObject([{ statusCode: 'SPENT', amount: 0 }]);
    expect(shown.pricing).toMatchObject({ total: 130 });
    expect(shown.pricing.due).toBeUndefined();
    expect((await kept()).map((order) => order.kept)).toEqual([2_000]);
  });

  it('refuses to charge the whole total where a part was to be paid by gift card and nobody confirmed it', async () => {
    const code = await sentCard(checkout, '0c02', 2_000);
    const shopper = checkout.shopper();
    const { basketId, pricing } = await bagPaidBy(shopper, code);
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
    expect(
      await placeOrder(shopper.call, { ...body, checkoutId: 'x', paymentToken: 'x' }, 'a-key-of-mine'),
    ).toEqual({
      kind: 'changed',
    });
  });

  it('spends the last pound of a card once, in fifty tabs at once', async () => {
    const code = await sentCard(checkout, '0d01', 13_000);
    const tabs = [];
    for (let tab = 0; tab < 50; tab += 1) tabs.push(checkout.shopper(`tab ${tab}`));
    const baskets: Filled[] = [];
    await checkout.rows(`update stock set on_hand = 500 where sku = 'TL4101_080'`);
    for (const tab of tabs) baskets.push(await bagPaidBy(tab, code));
    const outcomes = await Promise.all(
      tabs.map((tab, at) => place(tab, baskets[at] as Filled).then(({ kind }) => kind)),
    );
    expect(outcomes.filter((kind) => kind === 'placed')).toHaveLength(1);
    expect(outcomes.filter((kind) => kind === 'changed')).toHaveLength(49);
    expect(await left()).toEqual({ '0d01': 0 });
    expect(await kept()).toEqual([{ status: 'new', kept: 13_000 }]);
  });

  it('places one order for a key that is sent twice', async () => {
    const code = await sentCard(checkout, '0d02', 20_000);
    const shopper = checkout.shopper();
    const basket = await bagPaidBy(shopper, code);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => place(shopper, basket, undefined, 'the-same-key')),
    );
    expect(new Set(outcomes.map((outcome) => orderIn(outcome).orderId)).size).toBe(1);
    expect(await left()).toEqual({ '0d02': 7_000 });
  });

  it.each(['decline', 'invalidSession'] as const)(
    'returns what it spent when the payment ends with %s',
    async (end) => {
      const code = await sentCard(checkout, '0e01', 2_000);
      const shopper = checkout.shopper();
      const basket = await bagPaidBy(shopper, code);
      const { total: confirmedTotal, due: confirmedDue } = basket.pricing;
      if (end === 'decline') await place(shopper, basket, cardFor('decline'));
      else
        await placeOrder(
          shopper.call,
          {
            ...{ basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal },
            confirmedDue: confirmedDue ?? 0,
            checkoutId: 'x',
            paymentToken: 'x',
          },
          'a-key-of-mine',
        );
      expect(await left()).toEqual({ '0e01': 2_000 });
      expect(await kept()).toEqual([{ status: 'failed', kept: 0 }]);
      const again = { ...(await getBag(shopper.call)), basketId: basket.basketId };
      orderIn(await place(shopper, again));
      expect(await left()).toEqual({ '0e01': 0 });
    },
  );

  it.each(crashPoints)(
    'is spent for an order or not at all when the process crashes at %s',
    async (point) => {
      const { clock } = checkout;
      for (const value of [2_000, 20_000]) {
        let tell: () => void = () => undefined;
        const died = new Promise<void>((resolve) => {
          tell = resolve;
        });
        const crash: CrashPoints = {
          reach: (at) => {
            if (at !== point) return Promise.resolve();
            tell();
            return new Promise<never>(() => undefined);
          },
        };
        checkout = await openCheckout(database, { clock, checkout: { crash } });
        const code = await sentCard(checkout, `0f${value}`, value);
        const shopper = checkout.shopper();
        const basket = await bagPaidBy(shopper, code);
        const placed = place(shopper, basket).catch(() => undefined);
        await Promise.race([died, placed]);
        checkout = await openCheckout(database, { clock });
        clock.advance(5 * 60_000);
        await checkout.jobs.reconcile();
        await checkout.jobs.reconcile();
      }
      await left();
      for (const { status, kept: amount } of await kept())
        expect(amount).toBe(status === 'failed' ? 0 : amount);
      const sums = await checkout.rows<{ open: number }>(
        `select count(*)::int as open from payments where state in ('asked', 'waiting', 'unknown')`,
      );
      expect(sums).toEqual([{ open: 0 }]);
    },
  );

  it('gives everything back when the order is cancelled: each to where it came from, once', async () => {
    const code = await sentCard(checkout, '1a01', 2_000, { expiresAt: new Date('2026-12-01') });
    const shopper = checkout.shopper();
    const { orderId } = orderIn(await place(shopper, await bagPaidBy(shopper, code)));
    const order = await anyOrder(database.db, orderId);
    if (!order) throw new Error('There is no order.');
    await cancelOrder(checkout.jobs.checkout, order, undefined);
    checkout.clock.advance(60_000);
    await checkout.jobs.reconcile();
    expect(await left()).toEqual({ '1a01': 2_000 });
    // Its time would be over soon.
    const [card] = await checkout.rows<{ until: string }>('select expires_at::text as until from gift_cards');
    expect(card?.until).toContain('2027-02-19');
    expect((await getOrder(shopper.call, orderId))?.refund?.amount).toBe(20);
    expect((await kept())[0]).toMatchObject({ status: 'cancelled' });
  });

  it('gives back what was spent when the provider voids the rest', async () => {
    const code = await sentCard(checkout, '1a02', 2_000);
    const shopper = checkout.shopper();
    const { orderId } = orderIn(await place(shopper, await bagPaidBy(shopper, code)));
    const order = await anyOrder(database.db, orderId);
    await settleVoided(database.db, order?.paymentId ?? '', checkout.clock.now());
    checkout.clock.advance(60_000);
    await checkout.jobs.reconcile();
    expect(await left()).toEqual({ '1a02': 2_000 });
  });

  it('returns parts to the cards, each key once, and never more than was spent', async () => {
    const codes = [await sentCard(checkout, '1b01', 2_000), await sentCard(checkout, '1b02', 3_000)];
    const shopper = checkout.shopper();
    const { orderId } = orderIn(await place(shopper, await bagPaidBy(shopper, ...codes)));
    const give = (minor: number, key: string) =>
      returnToGiftCards(database.db, { orderId, minor, key }, checkout.clock.now());
    expect(refundShares(9_500, { capturedMinor: 8_000, refundedMinor: 0 })).toEqual({
      providerMinor: 8_000,
      giftMinor: 1_500,
    });
    expect(await give(1_500, 'return-1')).toBe(1_500);
    expect(await give(1_500, 'return-1')).toBe(1_500);
    expect(Object.values(await left()).reduce((sum, balance) => sum + balance, 0)).toBe(1_500);
    const parts = await Promise.all(['a', 'b', 'c', 'd'].map((key) => give(2_000, key)));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(3_500);
    expect(await left()).toEqual({ '1b01': 2_000, '1b02': 3_000 });
  });

  it('is refused above ten cards, and to whom the basket is not', async () => {
    const shopper = checkout.shopper();
    const { basketId } = await readyBag(shopper);
    const other = checkout.shopper();
    await readyBag(other);
    const code = await sentCard(checkout, '1c01', 100);
    await expect(addGiftCard(other.call, basketId, code)).rejects.toMatchObject({ status: 404 });
    expect(await addGiftCard(shopper.call, basketId, 'ffff')).toEqual({ kind: 'refused' });
  });
});
