import { addItems, getBag, getBasket } from '@touchline/contract/client/basket';
import { getOrder } from '@touchline/contract/client/order';
import { endAssociateSession, signInAssociate } from '@touchline/contract/client/associate';
import { getVisitor } from '@touchline/contract/client/visitor';
import { Forbidden, Unauthorised } from '@touchline/contract/errors';
import { readSessionChange, sessionHeader } from '@touchline/contract/sessionHeader';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, orderIn } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../order/testing/openCheckout.ts';
import { visitorRoutes } from '../../customers/visitor/visitorRoutes.ts';
import { associateRoutes } from './associateRoutes.ts';
import { emptyBagsOfAssociates } from './associates.ts';
import { registerDevice } from './registerDevice.ts';

const sku = 'TL4101_080';
const code = 'C0DE-7K4F-9Q2M-55XA';
const noor = { storeId: 'S12', storeName: 'Camden', employeeId: 'E7', name: 'Noor' };

/** A device of a store: a browser that keeps its session as the storefront's server does. */
function deviceOf({ fetch, shopperOver }: TestCheckout) {
  const session: { token?: string | undefined } = {};
  const shopper = shopperOver(async (request) => {
    if (session.token) request.headers.set(sessionHeader, `Bearer ${session.token}`);
    const answer = await fetch(request);
    const change = readSessionChange(answer.headers);
    if (change === 'ended') session.token = undefined;
    else if (typeof change === 'object') session.token = change.token;
    return answer;
  });
  return { ...shopper, session };
}

describeOnDatabases('A store associate', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let device: ReturnType<typeof deviceOf>;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    associateRoutes(checkout.router, checkout.shop);
    visitorRoutes(checkout.router, checkout.shop);
    device = deviceOf(checkout);
    await registerDevice(
      database.db,
      code,
      { ...noor, employees: [{ employeeId: 'E7', name: 'Noor' }] },
      checkout.clock.now(),
    );
  });
  afterEach(() => database.close());
  const signIn = () => signInAssociate(device.call, { deviceCode: code, employeeId: 'E7' });
  const seen = (orderId: string) =>
    getOrder(device.call, orderId).catch((error: unknown) => {
      if (!(error instanceof Unauthorised)) throw error;
    });
  const add = () => addItems(device.call, undefined, [{ productId: sku, quantity: 2 }]);

  it('signs in by the code of a device and a number, however they are spelled [C1.12]', async () => {
    expect(await signIn()).toMatchObject({ kind: 'signedIn', associate: noor });
    const spelled = { deviceCode: code.toLowerCase().replaceAll('-', ' '), employeeId: ' e7 ' };
    expect((await signInAssociate(deviceOf(checkout).call, spelled)).kind).toBe('signedIn');
    const visitor = await getVisitor(device.call);
    expect(visitor).toMatchObject({ identity: { kind: 'associate' }, associate: noor });
    expect(JSON.stringify(await checkout.rows('select * from store_devices'))).not.toContain('7K4F');
  });

  it('is refused for a wrong code or number alike, and after ten tries for a while', async () => {
    for (const wrong of [
      { deviceCode: 'other', employeeId: 'E7' },
      { deviceCode: code, employeeId: 'E8' },
    ])
      expect(await signInAssociate(device.call, wrong)).toEqual({ kind: 'wrong' });
    for (let tries = 2; tries < 10; tries += 1)
      await signInAssociate(device.call, { deviceCode: `guess ${tries}`, employeeId: 'E7' });
    expect(await signIn()).toMatchObject({ kind: 'tooMany' });
  });

  it('puts store, employee and session in the bag, which no call can claim for another store [C6.07]', async () => {
    await signIn();
    await add();
    expect((await getBag(device.call)).properties).toMatchObject({
      ...{ eaStoreID: 'S12', eaEmployeeID: 'E7', orderSource: 'store' },
      associateToken: expect.any(String) as string,
    });
  });

  it('has the order counted for the store [C6.07]', async () => {
    await signIn();
    const { outcome } = await buy(checkout, device);
    expect(outcome.kind).toBe('placed');
    const [order] = await checkout.rows<{ properties: object }>(
      `select data->'properties' as properties from orders`,
    );
    expect(order?.properties).toMatchObject({
      ...{ eaStoreID: 'S12', eaEmployeeID: 'E7', orderSource: 'store' },
    });
  });

  it('leaves nothing of a customer behind when the session ends', async () => {
    await signIn();
    await add();
    await endAssociateSession(device.call);
    expect(device.session.token).toBeUndefined();
    expect((await getBasket(device.call)).totalProductCount).toBe(0);
    expect(await checkout.rows(`select data->'lines' as lines, state from baskets`)).toEqual([
      { lines: [], state: 'closed' },
    ]);
  });

  it('nor after a quarter of an hour without a call, at once for the device and by the sweep for the shop', async () => {
    await signIn();
    await add();
    checkout.clock.set(new Date(checkout.clock.now().getTime() + 15 * 60_000));
    device.session.token = undefined;
    expect((await getBasket(device.call)).totalProductCount).toBe(0);
    expect((await add()).kind).toBe('done');
    expect((await getBag(device.call)).totalProductCount).toBe(2);
    expect(await emptyBagsOfAssociates(database.db, checkout.clock.now())).toBe(1);
    expect(await emptyBagsOfAssociates(database.db, checkout.clock.now())).toBe(0);
  });

  it.each([
    ['the session ends', () => endAssociateSession(device.call)],
    ['a quarter of an hour without a call', () => void (device.session.token = undefined)],
    ['somebody else signs in on the device', signIn],
  ])('sees what was ordered until %s: nobody does afterwards', async (_, end) => {
    await signIn();
    const { orderId } = orderIn((await buy(checkout, device)).outcome);
    expect(await seen(orderId)).toMatchObject({ orderId, status: 'new' });
    await end();
    expect(await seen(orderId)).toBeUndefined();
  });

  it('does not go on with what was in the bag before', async () => {
    await add();
    await signIn();
    expect((await getBasket(device.call)).totalProductCount).toBe(0);
    await add();
    expect((await getBag(device.call)).totalProductCount).toBe(2);
  });

  it('adds nothing by a page of a session that is over [C6.07]', async () => {
    const first = await signIn();
    await signIn();
    const adds = (associate: object) =>
      addItems(device.call, undefined, [{ productId: sku, quantity: 1 }], { ...noor, ...associate });
    const before = first.kind === 'signedIn' ? first.associate.token : undefined;
    expect(before).toBeDefined();
    await expect(adds({ token: before })).rejects.toThrow(Forbidden);
    const { associate } = await getVisitor(device.call);
    expect((await adds({ token: associate?.token })).kind).toBe('done');
  });
});
