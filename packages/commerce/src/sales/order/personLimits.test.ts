import { getBag, startCheckout } from '@touchline/contract/client/basket';
import { placeOrder, type OrderOutcome } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import type { Address } from '@touchline/contract/shipping/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { doorOf } from './personLimits.ts';
import { address, cardFor, fillBag, orderIn, payment } from './testing/buying.ts';
import type { TestShopper } from './testing/openCheckout.ts';

const visa = cardFor('approve');
/** Another card of the brand that the market takes. */
const other = '4012888888881881';

interface Buying {
  quantity?: number;
  sku?: string;
  email?: string;
  line1?: string;
  line2?: string;
  postalCode?: string;
  card?: string;
}

describeOnDatabases('A limit per person', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    const product = sampleProduct({ maxPerPerson: 2 });
    shop = await openAccounts(database, {
      products: [{ ...product, variants: product.variants.map((one) => ({ ...one, onHand: 50 })) }],
      checkout: {
        limits: { orders: { what: 'orders', max: 1_000, seconds: 60 }, sourceDeclinesUntilCheck: 1_000 },
      },
    });
  });
  afterEach(() => database.close());

  let people = 0;
  /** Another person, unless told otherwise, orders. */
  async function buys(shopper: TestShopper, buying: Buying = {}): Promise<OrderOutcome> {
    people += 1;
    const { quantity = 1, sku = 'TL4101_080', card = visa } = buying;
    const { basketId } = await fillBag(shopper, quantity, sku);
    const shippingAddress: Address = {
      ...address,
      emailAddress: buying.email ?? `person${people}@example.org`,
      line1: buying.line1 ?? `${people} Canal Street`,
      postalCode: buying.postalCode ?? address.postalCode,
      ...(buying.line2 === undefined ? {} : { line2: buying.line2 }),
    };
    await changeShipment(shopper.call, basketId, { shippingAddress, shippingOptionId: 'standard' });
    await startCheckout(shopper.call);
    const { pricing } = await getBag(shopper.call);
    const order = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
    const paid = await payment(shop, shopper, basketId, card);
    return placeOrder(shopper.call, { ...order, ...paid }, crypto.randomUUID());
  }
  let networks = 0;
  const anybody = () => shop.shopper(`network ${(networks += 1)}`);

  it('counts a mailbox, however it is spelled, over all sizes and sessions, and says how many are left', async () => {
    expect((await buys(anybody(), { email: 'maya@example.org' })).kind).toBe('placed');
    expect(
      await buys(anybody(), { email: 'Maya+1@example.org', quantity: 2, card: other, sku: 'TL4101_090' }),
    ).toMatchObject({
      ...{ kind: 'personLimit', max: 2, left: 1 },
    });
    expect((await buys(anybody(), { email: 'maya+2@example.org', card: other })).kind).toBe('placed');
    expect(await buys(anybody(), { email: 'maya+3@example.org', card: cardFor('approve') })).toMatchObject({
      ...{ kind: 'personLimit', left: 0 },
    });
  });

  it('counts a door, a card and an account, of guests and members together', async () => {
    expect((await buys(anybody(), { quantity: 2, line1: '9 Mill Lane', card: visa })).kind).toBe('placed');
    expect((await buys(anybody(), { line1: ' 9, mill lane.', postalCode: 'm43aq', card: other })).kind).toBe(
      'personLimit',
    );
    expect((await buys(anybody(), { line1: '10 Mill Lane', card: visa })).kind).toBe('personLimit');
    const member: TestBrowser = shop.browser();
    await registered(member, 'nele@example.org');
    expect((await buys(member, { quantity: 2, email: 'one@example.org', card: other })).kind).toBe('placed');
    expect((await buys(member, { email: 'two@example.org', card: '4111111111111111' })).kind).toBe(
      'personLimit',
    );
  });

  it('gives back what is cancelled', async () => {
    const same = { email: 'maya@example.org', quantity: 2 };
    const { orderId } = orderIn(await buys(anybody(), same));
    expect((await buys(anybody(), { ...same, card: other })).kind).toBe('personLimit');
    await database.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', orderId).execute();
    expect((await buys(anybody(), same)).kind).toBe('placed');
  });

  it('holds for orders at the same moment', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        buys(anybody(), { email: `maya+${at}@example.org`, line1: '1 A Street' }),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(2);
    expect(outcomes.filter(({ kind }) => kind === 'personLimit')).toHaveLength(4);
  });

  it('is known before: more than a person may buy does not fit into a bag', async () => {
    await expect(fillBag(anybody(), 3)).rejects.toThrow('QUANTITY_EXCEEDED');
  });
});

describe('A door', () => {
  const door = (address1: string, address2 = '') =>
    doorOf({ country: 'GB', zipcode: 'M4 3AQ', address1, address2 });

  it.each([
    ['12 Canal Street', '12, CANAL STREET.'],
    ['12 Rue de l’Élan', '12 rue de l elan'],
  ])('is the same as %s and %s', (one, same) => expect(door(one)).toBe(door(same)));

  it('is one for each flat, whatever a flat is called', () => {
    expect(door('12 Canal Street', 'Flat 3')).toBe(door('12 Canal Street', 'apt. 3'));
    expect(door('12 Canal Street', 'Flat 3')).not.toBe(door('12 Canal Street', 'Flat 4'));
  });
});
