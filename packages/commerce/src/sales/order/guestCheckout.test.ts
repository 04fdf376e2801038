import { placeOrder, startHostedPayment } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { payment, readyBag } from './testing/buying.ts';

describeOnDatabases('A site that sells to accounts only', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    const market = { features: { guestCheckout: false } };
    shop = await openAccounts(database, { market });
  });
  afterEach(() => database.close());

  const place = async (browser: TestBrowser) => {
    const { basketId, pricing } = await readyBag(browser);
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
    const token = await payment(shop, browser, basketId);
    return placeOrder(browser.call, { ...body, ...token }, crypto.randomUUID());
  };

  it('takes no order of a guest by any call, and one of an account [A6.10]', async () => {
    const refused = { status: 403, body: { errorCode: 'GuestCheckoutDisabled' } };
    const guest = shop.browser();
    await expect(place(guest)).rejects.toMatchObject(refused);
    const { basketId, pricing } = await readyBag(guest);
    const body = { basketId, paymentMethodId: 'CARD_PAGE', confirmedTotal: pricing.total };
    await expect(startHostedPayment(guest.call, body, crypto.randomUUID())).rejects.toMatchObject(refused);
    expect(await shop.rows('select id from orders')).toEqual([]);
    const maya = shop.browser();
    await registered(maya, 'maya@example.org');
    expect(await place(maya)).toMatchObject({ kind: 'placed' });
  });
});
