import { getBag, transferBasket } from '@touchline/contract/client/basket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag } from '../order/testing/buying.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';

describeOnDatabases('A guest’s basket', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, {
      products: [sampleProduct()],
    });
    maya = shop.browser();
    await registered(maya, 'maya@example.org');
  });
  afterEach(() => database.close());

  const guestWith = async (quantity: number) => {
    const guest = shop.browser();
    const { basketId } = await fillBag(guest, quantity);
    return { basketId, jwt: guest.token.current ?? '' };
  };
  const quantities = async () =>
    (await getBag(maya.call)).shipmentList.flatMap(({ productLineItemList }) =>
      productLineItemList.map(({ quantity }) => quantity),
    );

  it('is handed over by PATCH /customer with its id and token, and merged once however often [C6.02, C7.17]', async () => {
    await fillBag(maya, 1);
    const guest = await guestWith(2);
    const survivor = await transferBasket(maya.call, guest);
    expect(survivor).not.toBe(guest.basketId);
    expect(await quantities()).toEqual([3]);
    await transferBasket(maya.call, guest).catch(() => undefined);
    expect(await quantities()).toEqual([3]);
  });

  it('becomes the account’s where that has none', async () => {
    const guest = await guestWith(2);
    expect(await transferBasket(maya.call, guest)).toBe(guest.basketId);
    expect(await quantities()).toEqual([2]);
  });

  it('does not move without its own token, nor from another account', async () => {
    const guest = await guestWith(2);
    const other = await guestWith(1);
    for (const wrong of [
      { ...guest, jwt: other.jwt },
      { ...guest, jwt: 'forged' },
      { ...guest, basketId: other.basketId },
    ])
      await expect(transferBasket(maya.call, wrong)).rejects.toMatchObject({ status: 404 });
    const noah = shop.browser();
    await registered(noah, 'noah@example.org');
    const { basketId } = await fillBag(noah, 1);
    const theirs = { basketId, jwt: noah.token.current ?? '' };
    await expect(transferBasket(maya.call, theirs)).rejects.toMatchObject({ status: 404 });
    await expect(transferBasket(shop.browser().call, guest)).rejects.toMatchObject({ status: 401 });
    expect(await shop.rows(`select count(*)::int as n from baskets where state = 'open'`)).toEqual([
      { n: 3 },
    ]);
  });
});
