import { login, logout } from '@touchline/contract/client/account';
import { addItems, changeItem, getBag } from '@touchline/contract/client/basket';
import { failOrder, getOrder } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, buy, cardFor, fillBag, orderIn, readyBag } from '../order/testing/buying.ts';

const maya = 'maya@example.org';
const nele = 'nele@example.org';
const enter = ({ call }: TestBrowser, user = maya) =>
  login(call, { user, password: goodPassword, persistentLogin: false, isMobile: false });

/** What lies in the bag: sizes and quantities. */
async function bagOf({ call }: TestBrowser): Promise<Record<string, number>> {
  const { shipmentList } = await getBag(call);
  return Object.fromEntries(
    shipmentList.flatMap(({ productLineItemList }) =>
      productLineItemList.map(({ productId, quantity }) => [productId, quantity] as const),
    ),
  );
}

describeOnDatabases('Signing in with a bag', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  it('keeps it: the account has it, on this device and the next [C4.49]', async () => {
    const browser = shop.browser();
    await fillBag(browser, 2);
    await registered(browser, maya);
    expect(await bagOf(browser)).toEqual({ TL4101_080: 2 });
    const other = shop.browser();
    await enter(other);
    expect(await bagOf(other)).toEqual({ TL4101_080: 2 });
    expect((await shop.rows('select owner_id from baskets where owner_id is null')).length).toBe(0);
  });

  it('adds it to what the account has: the same size is summed up, to the limit of an order', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await fillBag(browser, 2);
    await logout(browser.call, false);
    expect(await bagOf(browser)).toEqual({});
    await fillBag(browser, 1);
    await addItems(browser.call, (await getBag(browser.call)).basketId, [
      { productId: 'TL4101_090', quantity: 1 },
    ]);
    await enter(browser);
    expect(await bagOf(browser)).toEqual({ TL4101_080: 3, TL4101_090: 1 });
    await enter(browser);
    expect(await bagOf(browser)).toEqual({ TL4101_080: 3, TL4101_090: 1 });
  });

  it('adds it once, however often and however much at once the sign-in is repeated', async () => {
    const first = shop.browser();
    await registered(first, maya);
    await fillBag(first, 1);
    const browser = shop.browser();
    await fillBag(browser, 2);
    const { current } = browser.token;
    await Promise.all(Array.from({ length: 8 }, () => enter(browser)));
    browser.token.current = current;
    await enter(browser);
    expect(await bagOf(browser)).toEqual({ TL4101_080: 3 });
  });

  it('leaves one bag where several devices bring theirs, or make the first, at the same moment', async () => {
    const browsers = Array.from({ length: 6 }, () => shop.browser());
    await registered(shop.browser(), maya);
    await Promise.all(browsers.slice(0, 3).map((browser) => fillBag(browser, 1)));
    await Promise.all(browsers.map((browser) => enter(browser)));
    expect(await bagOf(browsers[5] as TestBrowser)).toEqual({ TL4101_080: 3 });
    expect(await shop.rows(`select id from baskets where state = 'open'`)).toHaveLength(1);

    await Promise.all([
      registered(browsers[0] as TestBrowser, nele),
      enter(browsers[1] as TestBrowser, nele),
    ]);
    const more = [shop.browser(), shop.browser(), shop.browser()];
    await Promise.all(more.map((browser) => enter(browser, nele)));
    await Promise.all(more.map((browser) => fillBag(browser, 1)));
    expect(await bagOf(more[0] as TestBrowser)).toEqual({ TL4101_080: 3 });
    expect(await shop.rows(`select id from baskets where state = 'open'`)).toHaveLength(2);
  });

  it('loses nothing that is added meanwhile, whichever call is answered first', async () => {
    const first = shop.browser();
    await registered(first, maya);
    for (let at = 0; at < 5; at += 1) {
      const browser = shop.browser();
      const { basketId } = await fillBag(browser, 1);
      const add = (id: string | undefined) =>
        addItems(browser.call, id, [{ productId: 'TL4101_090', quantity: 1 }]);
      const adds = [
        // Refused when the bag has just gone to the account: then it is added as to a new one.
        add(basketId).catch(() => add(undefined)),
        enter(browser),
      ];
      await Promise.all(adds);
      const bag = await bagOf(browser);
      expect(bag).toEqual({ TL4101_080: at + 1, TL4101_090: at + 1 });
    }
  });

  it('takes over a bag that a call under way made after the sign-in', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await fillBag(browser, 1);
    const late = shop.browser();
    await fillBag(late, 1, 'TL4101_090');
    browser.token.current = late.token.current;
    expect(await bagOf(browser)).toEqual({ TL4101_080: 1, TL4101_090: 1 });
    expect(await bagOf(browser)).toEqual({ TL4101_080: 1, TL4101_090: 1 });
  });

  it('shows the bag of the account where the token for it is over, and adds to that one', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await fillBag(browser, 1);
    browser.token.current = undefined;
    expect(await bagOf(browser)).toEqual({ TL4101_080: 1 });
    browser.token.current = undefined;
    await addItems(browser.call, undefined, [{ productId: 'TL4101_090', quantity: 1 }]);
    expect(await bagOf(browser)).toEqual({ TL4101_080: 1, TL4101_090: 1 });
  });

  it('keeps the typed address', async () => {
    const first = shop.browser();
    await registered(first, maya);
    await fillBag(first, 1);
    const browser = shop.browser();
    const { basketId } = await fillBag(browser, 1);
    await changeShipment(browser.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    await enter(browser);
    const bag = await getBag(browser.call);
    expect(bag.shippingAddress).toMatchObject({ address1: '12 Canal Street' });
  });

  it('has the same lines and the typed address after a payment that was broken off, by word or by silence', async () => {
    for (const ends of ['cancelled', 'never finished'] as const) {
      const browser = shop.browser();
      await registered(browser, `${ends.replace(' ', '-')}@example.org`);
      const { outcome } = await buy(shop, browser, cardFor('step'));
      if (outcome.kind !== 'challenge') throw new Error(outcome.kind);
      if (ends === 'cancelled') await failOrder(browser.call, outcome.orderId);
      else {
        shop.clock.advance(31 * 60_000);
        expect(await shop.jobs.reconcile()).toMatchObject({ failed: 1 });
      }
      expect(await bagOf(browser), ends).toEqual({ TL4101_080: 1 });
      expect((await getBag(browser.call)).shippingAddress, ends).toMatchObject({
        address1: '12 Canal Street',
      });
    }
  });

  it('leaves stock that it held to others', async () => {
    const first = shop.browser();
    await registered(first, maya);
    await fillBag(first, 1);
    const browser = shop.browser();
    await readyBag(browser, 2);
    await enter(browser);
    expect(
      await shop.rows(`select sku from stock_holds where expires_at > '${shop.clock.now().toISOString()}'`),
    ).toEqual([]);
  });

  it('moves nothing from one account to another in one browser', async () => {
    const browser = shop.browser();
    await registered(shop.browser(), nele);
    await registered(browser, maya);
    await fillBag(browser, 2);
    await enter(browser, nele);
    expect(await bagOf(browser)).toEqual({});
    await fillBag(browser, 1, 'TL4101_090');
    await enter(browser, maya);
    expect(await bagOf(browser)).toEqual({ TL4101_080: 2 });
  });

  it('is kept at sign-out without name and address, and not for the next account [C4.50]', async () => {
    const browser = shop.browser();
    await registered(shop.browser(), nele);
    await registered(browser, maya);
    const { basketId } = await fillBag(browser, 2);
    await changeShipment(browser.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    await logout(browser.call, true);
    expect(await bagOf(browser)).toEqual({ TL4101_080: 2 });
    expect(JSON.stringify(await getBag(browser.call))).not.toMatch(/Okafor|Canal|maya/i);
    const kept = browser.token.current;
    await enter(browser, nele);
    expect(await bagOf(browser)).toEqual({});
    const own = shop.browser();
    own.token.current = kept;
    await enter(own, maya);
    expect(await bagOf(own)).toEqual({ TL4101_080: 2 });
  });

  it('leaves the orders of a visitor with the visitor’s device, and closes them to it at sign-out', async () => {
    const browser = shop.browser();
    const { outcome } = await buy(shop, browser);
    const { orderId } = orderIn(outcome);
    await registered(browser, maya);
    expect((await getOrder(browser.call, orderId))?.orderId).toBe(orderId);
    await logout(browser.call, false);
    expect(await getOrder(browser.call, orderId)).toBeUndefined();
  });

  it('changes a bag in two tabs as one', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    const { basketId, shipmentList } = await fillBag(browser, 1);
    const other = shop.browser();
    await enter(other);
    const itemId = shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
    await changeItem(other.call, basketId, itemId, { quantity: 3 });
    expect(await bagOf(browser)).toEqual({ TL4101_080: 3 });
  });
});
