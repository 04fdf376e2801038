import { getOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { buy, orderIn } from '../sales/order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../sales/order/testing/openCheckout.ts';
import { runOrders } from './orders.ts';
import { describeOnDatabases } from './testing/describeOnDatabases.ts';

describeOnDatabases('npm run orders', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let orderId: string;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    owner = checkout.shopper();
    orderId = orderIn((await buy(checkout, owner)).outcome).orderId;
  });
  afterEach(() => database.close());

  const run = (...args: string[]) => runOrders(database, args, checkout.clock);

  it('lists what there is to pack, and shows one order with its goods', async () => {
    expect((await run('list'))?.text).toContain(`${orderId}\tnew\tnot_paid`);
    expect((await run('show', orderId.toLowerCase()))?.text).toMatch(
      /: new, not_paid\n {2}1 × .+\(TL4101_080\)/,
    );
    expect(await run('list', '--status', 'completed')).toEqual({
      text: 'No order is completed.\n',
      isGood: true,
    });
    expect(await run('show', 'TL-2026-NONE')).toMatchObject({ isGood: false });
  });

  it('tells that a parcel is sent, with its number, and that it is delivered', async () => {
    const sent = await run(
      'sent',
      orderId,
      '--carrier',
      'Royal Mail',
      '--tracking',
      'JD7',
      '--url',
      'https://c.example/JD7',
    );
    expect(sent).toEqual({ text: 'Done.\n', isGood: true });
    expect(await getOrder(owner.call, orderId)).toMatchObject({
      status: 'open',
      parcels: [{ carrier: 'Royal Mail', trackingNumber: 'JD7', trackingUrl: 'https://c.example/JD7' }],
    });
    expect(await run('ready', orderId)).toMatchObject({ isGood: false });
    expect(await run('delivered', orderId)).toMatchObject({ isGood: true });
    expect(await getOrder(owner.call, orderId)).toMatchObject({ status: 'completed' });
    expect((await run('show', orderId))?.text).toContain('delivered, Royal Mail, JD7');
  });

  it.each([
    [],
    ['sent'],
    ['list', 'x'],
    ['lost', 'TL-1'],
    ['list', '--status', 'failed'],
    ['sent', 'TL-1', '--parcel', '0'],
  ])('explains itself where it is called wrongly: %s', async (...args: string[]) => {
    expect(await run(...args)).toBeUndefined();
  });
});
