import { getBag } from '@touchline/contract/client/basket';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { readDocument } from './basketDocument.ts';

describeOnDatabases('A stored basket', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  const stored = async () =>
    (await checkout.rows<{ data: Record<string, unknown> }>('select data from baskets'))[0]?.data;

  /** Writes the basket as version 1 of the shop stored it. */
  const makeOld = () =>
    sql`update baskets set data = (data - 'version' - 'instruments') || jsonb_build_object(
      'paymentMethodId', 'CARD_PAGE', 'delivery', jsonb_build_object('regular', 'express'))`.execute(
      database.db,
    );

  it('from an older version of the shop keeps its delivery and payment method', async () => {
    await readyBag(guest);
    await makeOld();
    const basket = await getBag(guest.call);
    expect(basket.shipmentList[0]?.shippingLineItem?.id).toBe('express');
    expect(basket.paymentInstrumentList.map(({ paymentMethodId }) => paymentMethodId)).toEqual(['CARD_PAGE']);
  });

  it('is written in the present version with the next change', async () => {
    const { basketId } = await readyBag(guest);
    await makeOld();
    await guest.raw('PATCH', `/baskets/${basketId}/payments/CREDIT_CARD/apply-payment-method`);
    expect(await stored()).toMatchObject({
      version: 2,
      delivery: { regular: { methodId: 'express' } },
      instruments: [{ methodId: 'CREDIT_CARD' }],
    });
    expect(await stored()).not.toHaveProperty('paymentMethodId');
  });

  it('names the kind of delivery of each shipment', async () => {
    await readyBag(guest);
    expect(await stored()).toMatchObject({ delivery: { regular: { methodId: 'standard', kind: 'home' } } });
  });

  it('from a newer version of the shop is left alone', async () => {
    await readyBag(guest);
    await sql`update baskets set data = jsonb_set(data, '{version}', '99')`.execute(database.db);
    expect((await guest.raw('GET', '/basket/bag')).status).toBe(503);
    expect(() => readDocument({ version: 99 })).toThrow('newer version');
  });

  it('shows the pick-up point of its delivery', async () => {
    await readyBag(guest);
    await sql`update baskets set data = jsonb_set(data, '{delivery,regular}',
      '{"methodId":"standard","kind":"pudo","point":{"id":"P-12"}}')`.execute(database.db);
    expect((await getBag(guest.call)).pickupPoint).toEqual({ pudoStore: { id: 'P-12' } });
  });
});
