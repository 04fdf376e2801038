import { addItems } from '@touchline/contract/client/basket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

describeOnDatabases('Limits of a basket', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  it('limits the rate of writes, and returns the time to wait', async () => {
    const { basketId } = await fillBag(guest);
    const item = '/baskets/x/items/y';
    let answer = await guest.raw('DELETE', item);
    for (let tries = 0; tries < 130 && answer.status !== 429; tries += 1)
      answer = await guest.raw('DELETE', item);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(basketId).toBeTruthy();
  });

  it('limits the number of options of a personalised item', async () => {
    const selectedOptions = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`choice ${at}`, 'x']));
    const items = [{ productId: 'TL4101_080', quantity: 1, selectedOptions }];
    const answer = await guest.raw('POST', '/baskets/-/items', items);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errorCode: 'PERSONALIZATION_FAILED' },
    ]);
  });

  it('is full with fifty lines, and reports it [C8.23]', async () => {
    await checkout.rows('update stock set on_hand = 100');
    const wide = await openCheckout(database, { products: [], market: { maxQuantity: 100 } });
    const shopper = wide.shopper();
    const item = (number: number) => ({
      productId: 'TL4101_080',
      quantity: 1,
      selectedOptions: { number: String(number) },
    });
    let basketId: string | undefined;
    for (let at = 0; at < 50; at += 10) {
      const items = Array.from({ length: 10 }, (_, more) => item(at + more));
      const added = await addItems(shopper.call, basketId, items);
      if (added.kind !== 'done') throw new Error(added.reason);
      ({ basketId } = added.basket);
    }
    expect(await addItems(shopper.call, basketId, [item(50)])).toEqual({
      kind: 'refused',
      reason: 'BasketQuotaExceededException',
      max: 50,
    });
    expect((await addItems(shopper.call, basketId, [item(49)])).kind).toBe('done');
  });

  it('prevents one source from holding the stock of the shop repeatedly', async () => {
    await fillBag(guest);
    let answer = await guest.raw('GET', '/basket/start-checkout');
    expect(answer.status).toBe(200);
    for (let tries = 0; tries < 130 && answer.status !== 429; tries += 1)
      answer = await guest.raw('GET', '/basket/start-checkout');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
