import { addItems, getBag, restoreBasket } from '@touchline/contract/client/basket';
import { Refused } from '@touchline/contract/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

const sku = 'TL4101_080';
const link = (change: object = {}) => ({ pid: `${sku}_GB`, qty: '2', rid: '', prc: '', cry: '', ...change });

describeOnDatabases('Bringing a bag back', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());
  const baskets = () => checkout.rows('select id from baskets');

  it('takes the parameters of a link, without the suffix of a country, and makes a bag [C5.15, C7.18]', async () => {
    const { basket, lines } = await restoreBasket(guest.call, link());
    expect(lines).toEqual([{ productId: sku, outcome: 'added' }]);
    expect(basket.totalProductCount).toBe(2);
    expect((await getBag(guest.call)).basketId).toBe(basket.basketId);
  });

  it('takes stored lines too, and says of each what became of it', async () => {
    const { basket, lines } = await restoreBasket(guest.call, [
      { productId: 'GONE_1', quantity: 1 },
      { productId: sku, quantity: 1 },
      { productId: sku, quantity: 999 },
    ]);
    expect(lines).toEqual([
      { productId: 'GONE_1', outcome: 'refused', errorCode: 'UNKNOWN' },
      { productId: sku, outcome: 'added' },
      { productId: sku, outcome: 'refused', errorCode: 'QUANTITY_EXCEEDED' },
    ]);
    expect(basket.totalProductCount).toBe(1);
  });

  it('never takes the price of a link, and tells when it is another [C5.16]', async () => {
    const { pricing } = (await restoreBasket(guest.call, link({ qty: '1' }))).basket;
    const outcomeOf = async (change: object) =>
      (await restoreBasket(checkout.shopper().call, link({ qty: '1', ...change }))).lines[0]?.outcome;
    expect(await outcomeOf({ prc: pricing.price.toFixed(2), cry: 'GBP' })).toBe('added');
    expect(await outcomeOf({ prc: '0.01', cry: 'GBP' })).toBe('repriced');
    expect(await outcomeOf({ prc: pricing.price.toFixed(2), cry: 'EUR' })).toBe('repriced');
    expect(await outcomeOf({ prc: 'cheap', cry: 'GBP' })).toBe('repriced');
  });

  it('adds to a bag that is there, and keeps none in which nothing came', async () => {
    const nothing = await restoreBasket(guest.call, [{ productId: 'GONE_1', quantity: 1 }]);
    expect([nothing.basket.basketId, await baskets()]).toEqual([undefined, []]);
    await addItems(guest.call, undefined, [{ productId: sku, quantity: 1 }]);
    expect((await restoreBasket(guest.call, link())).basket.totalProductCount).toBe(3);
    expect(await baskets()).toHaveLength(1);
  });

  it('refuses parameters that are not those of a link', async () => {
    await expect(restoreBasket(guest.call, link({ qty: '1,1' }))).rejects.toBeInstanceOf(Refused);
  });
});
