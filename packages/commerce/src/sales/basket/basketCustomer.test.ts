import { getBag, setContact } from '@touchline/contract/client/basket';
import { Basket } from '@touchline/contract/basket/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { signIn } from '../../kernel/identity/testing/signIn.ts';
import { fillBag, readyBag, withId } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

const sku = 'TL4101_080';

describeOnDatabases('Shopper data in a basket', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  it('deletes all personal data and keeps its lines [C7.15, C7.16]', async () => {
    const { basketId, shipmentList } = await readyBag(guest);
    const shipment = shipmentList[0]?.shipmentId ?? '';
    const bare = Basket.parse(
      await (await guest.raw('DELETE', `/baskets/${basketId}/shipping/${shipment}/address`)).json(),
    );
    expect(bare.shippingAddress).toBeUndefined();
    expect(bare.customer.email).toBe('maya@example.org');
    const anonymous = Basket.parse(await (await guest.raw('POST', `/baskets/${basketId}/anonymize`)).json());
    expect(anonymous.customer.email).toBeUndefined();
    expect(anonymous.totalProductCount).toBe(1);
    expect(await checkout.rows<{ data: object }>('select data from baskets')).not.toMatchObject([
      { data: { email: 'maya@example.org' } },
    ]);
  });

  it('accepts the contact of a guest only with a valid email address [C8.34]', async () => {
    const { basketId } = await fillBag(guest);
    expect((await setContact(guest.call, basketId, ' maya@example.org ')).customer.email).toBe(
      'maya@example.org',
    );
    for (const email of ['maya', 'maya@', 'a b@c.de', `${'m'.repeat(40)}@example.org`]) {
      await expect(setContact(guest.call, basketId, email)).rejects.toMatchObject({ status: 422 });
    }
    for (const email of ['maya', 'maya@', 'a b@c.de']) {
      const refused = await guest.raw('PATCH', `/baskets/${basketId}`, { customer: { email } });
      expect(await refused.json()).toMatchObject({ errorCode: 'InvalidDataException' });
    }
    expect(withId(await getBag(guest.call)).customer.email).toBe('maya@example.org');
  });

  it('knows a store associate beside guests, light and full accounts, and keeps store, employee and session of what they add', async () => {
    const addBy = async (headers: Record<string, string>) => {
      const request = new Request(
        'https://shop.test/api/chk/baskets/-/items?sitePath=gb&eaStoreID=S12&eaEmployeeID=E7',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify([{ productId: sku, quantity: 1 }]),
        },
      );
      return Basket.parse(await (await checkout.fetch(request)).json());
    };
    const { shop } = checkout;
    const associate = await signIn(shop, { kind: 'associate' });
    expect((await addBy(associate.headers)).properties).toEqual({
      ...{ eaStoreID: 'S12', eaEmployeeID: 'E7', orderSource: 'store', associateToken: associate.id },
    });
    for (const headers of [{}, (await signIn(shop, { kind: 'light' })).headers, (await signIn(shop)).headers])
      expect((await addBy(headers)).properties ?? {}).toEqual({});
  });

  it('gives a guest an encrypted id of the email address where guests are authenticated [C5.20]', async () => {
    const { basketId } = await fillBag(guest);
    const before = await setContact(guest.call, basketId, 'maya@example.org');
    expect(before.customer.customerEUCI).toBeUndefined();
    const market = { features: { guestCheckout: true, guestAuthentication: true } };
    await database.close();
    const authenticating = await openCheckout(await open(), { market });
    const known = authenticating.shopper();
    const bag = await fillBag(known);
    expect(bag.customer.customerEUCI).toBeUndefined();
    const idFor = async (email: string) =>
      (await setContact(known.call, bag.basketId, email)).customer.customerEUCI;
    const id = await idFor('maya@example.org');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await idFor('noor@example.org')).not.toBe(id);
    expect(await idFor('Maya@Example.org')).toBe(id);
    expect((await getBag(known.call)).customer.customerEUCI).toBe(id);
    const anonymous = await known.raw('POST', `/baskets/${bag.basketId}/anonymize`);
    expect(Basket.parse(await anonymous.json()).customer.customerEUCI).toBeUndefined();
  });

  it('stores known properties only', async () => {
    const answer = await guest.raw('POST', '/baskets/-/items', [{ productId: sku, quantity: 1 }]);
    guest.token.current = answer.headers.get('authorization')?.replace('Bearer ', '');
    const basket = Basket.parse(await answer.json());
    const body = JSON.stringify({ properties: { giftNote: 'Hello' }, shopperId: 'x', version: 99 });
    const patched = await guest.raw('PATCH', `/baskets/${basket.basketId ?? ''}`, JSON.parse(body) as object);
    expect(Basket.parse(await patched.json()).properties).toMatchObject({ giftNote: 'Hello' });
    const strange = await checkout.fetch(
      new Request(`https://shop.test/api/chk/baskets/${basket.basketId ?? ''}?sitePath=gb`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          'x-checkout-authorization': `Bearer ${guest.token.current ?? ''}`,
        },
        body: '{"properties":{"__proto__":"polluted"}}',
      }),
    );
    expect(strange.status).toBeLessThan(500);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});
