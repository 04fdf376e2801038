import { getBasket } from '@touchline/contract/client/basket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

describeOnDatabases('A basket for a last look before paying', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());
  const held = () => checkout.rows<{ quantity: number }>('select quantity from stock_holds');

  it('comes with its stock held, as at the start of a checkout; another look at it holds nothing [C2.21]', async () => {
    await fillBag(guest, 2);
    expect((await getBasket(guest.call, 'checkout-continue')).reservedUntil).toBeUndefined();
    expect(await held()).toEqual([]);
    const basket = await getBasket(guest.call, 'review-and-pay');
    expect(basket.reservedUntil).toBe('2026-11-21T12:15:00.000Z');
    expect(basket.pricing.total).toBeGreaterThan(0);
    expect(await held()).toEqual([{ quantity: 2 }]);
  });

  it('holds the stock anew where the hold has lapsed', async () => {
    await readyBag(guest);
    checkout.clock.set(new Date('2026-11-21T13:40:00Z'));
    const { reservedUntil } = await getBasket(guest.call, 'review-and-pay');
    expect(reservedUntil).toBe('2026-11-21T13:55:00.000Z');
  });

  it('says what is sold out meanwhile, and has the prices of now', async () => {
    const { basketId } = await readyBag(guest);
    await checkout.rows(`delete from stock_holds where basket_id = '${basketId}'`);
    await checkout.rows(`update stock set on_hand = 0, held = 0 where sku = 'TL4101_080'`);
    await checkout.rows(`update baskets set reserved_until = null where id = '${basketId}'`);
    const basket = await getBasket(guest.call, 'review-and-pay');
    expect(basket.messageList.map(({ type }) => type)).toContain('ProductItemNotAvailable');
    expect(basket.shipmentList[0]?.errorCode).toBe('FulfillmentFailedProductNotAvailable');
    expect(basket.reservedUntil).toBeUndefined();
  });

  it('is a new one for a visitor who has none', async () => {
    expect((await getBasket(guest.call, 'review-and-pay')).basketId).toBeUndefined();
  });
});
