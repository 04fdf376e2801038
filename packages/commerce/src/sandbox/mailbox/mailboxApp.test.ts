import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, orderIn } from '../../sales/order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../../sales/order/testing/openCheckout.ts';
import { mailboxApp } from './mailboxApp.ts';

describeOnDatabases('The development mailbox', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());

  const get = async (path: string) => {
    const answer = await mailboxApp(checkout.shop).fetch(new Request(`https://shop.test${path}`));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('lists the mails of the shop and shows each as it would be sent', async () => {
    expect((await get('/mailbox')).text).toContain('No mail yet');
    const { orderId } = orderIn((await buy(checkout, checkout.shopper())).outcome);
    expect((await get('/mailbox')).text).toContain(encodeURIComponent(`order-placed:${orderId}`));
    const path = `/mailbox/${encodeURIComponent(`order-placed:${orderId}`)}`;
    expect((await get(path)).text).toContain(`Your order ${orderId}`);
    const { text, headers } = await get(`${path}/html`);
    expect(text).toContain('View your order');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get('/mailbox/nothing')).status).toBe(404);
  });

  it('does not exist unless the shop is told so', async () => {
    expect((await checkout.fetch(new Request('https://shop.test/mailbox'))).status).toBe(404);
  });
});
