import { addItems, getBag, sendApart } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import { NotFound } from '@touchline/contract/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Basket } from '@touchline/contract/basket/schema';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag, orderIn, payment } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

describeOnDatabases('A line that is sent apart', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let shopper: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    shopper = checkout.shopper();
  });
  afterEach(() => database.close());

  const shipments = ({ shipmentList }: Basket) =>
    shipmentList.map(({ shipmentId, shipmentType, productLineItemList }) => [
      shipmentId.replace(/^.*\./, ''),
      shipmentType,
      productLineItemList.map(({ productId, quantity }) => `${quantity} ${productId}`).join(),
    ]);

  /** A bag with two sizes. */
  async function twoLines() {
    const { basketId } = await fillBag(shopper, 1, 'TL4101_080');
    const outcome = await addItems(shopper.call, basketId, [{ productId: 'TL4101_090', quantity: 1 }]);
    if (outcome.kind !== 'done') throw new Error('Refused.');
    const [, line] = outcome.basket.shipmentList.flatMap(({ productLineItemList }) => productLineItemList);
    if (!line) throw new Error('No line.');
    return { basketId, line };
  }

  it('is a shipment of its own, and comes back to the others [C7.11]', async () => {
    const { basketId, line } = await twoLines();
    const apart = await sendApart(shopper.call, basketId, line, true);
    expect(apart.kind === 'done' && shipments(apart.basket)).toEqual([
      ['regular', 'regular', '1 TL4101_080'],
      ['separate', 'regular', '1 TL4101_090'],
    ]);
    const together = await sendApart(shopper.call, basketId, line, false);
    expect(together.kind === 'done' && shipments(together.basket)).toEqual([
      ['regular', 'regular', '1 TL4101_080,1 TL4101_090'],
    ]);
    await expect(sendApart(shopper.call, basketId, { ...line, itemId: 'gone' }, true)).rejects.toThrow(
      NotFound,
    );
  });

  it('may be new as well: the same size is then in both shipments, and one line again afterwards', async () => {
    const { basketId } = await fillBag(shopper, 1, 'TL4101_080');
    const answer = await shopper.raw('POST', `/baskets/${basketId}/items?orderType=multiShipping`, [
      { productId: 'TL4101_080', quantity: 2 },
    ]);
    const basket = (await answer.json()) as Basket;
    expect(shipments(basket)).toEqual([
      ['regular', 'regular', '1 TL4101_080'],
      ['separate', 'regular', '2 TL4101_080'],
    ]);
    const [line] = basket.shipmentList[1]?.productLineItemList ?? [];
    const together = line && (await sendApart(shopper.call, basketId, line, false));
    expect(together?.kind === 'done' && shipments(together.basket)).toEqual([
      ['regular', 'regular', '3 TL4101_080'],
    ]);
  });

  it('has a delivery of its own, which the order keeps', async () => {
    const { basketId, line } = await twoLines();
    await sendApart(shopper.call, basketId, line, true);
    await changeShipment(shopper.call, basketId, { shippingAddress: address });
    const options = await getShippingMethods(shopper.call, basketId);
    expect(new Set(options.map(({ shipmentId }) => shipmentId))).toEqual(
      new Set([`${basketId}.regular`, `${basketId}.separate`]),
    );
    for (const [of, shippingOptionId] of [
      ['regular', 'standard'],
      ['separate', 'express'],
    ] as const)
      await changeShipment(shopper.call, basketId, { shipmentId: `${basketId}.${of}`, shippingOptionId });
    const { pricing } = await getBag(shopper.call);
    const placed = await placeOrder(
      shopper.call,
      {
        ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total },
        ...(await payment(checkout, shopper, basketId)),
      },
      crypto.randomUUID(),
    );
    const order = await getOrder(shopper.call, orderIn(placed).orderId);
    expect(order?.shippingLineItemList.map(({ id, itemIds }) => [id, itemIds?.length])).toEqual([
      ['standard', 1],
      ['express', 1],
    ]);
  });

  it('is with the others once they are gone', async () => {
    const { basketId, line } = await twoLines();
    await sendApart(shopper.call, basketId, line, true);
    const [first] = (await getBag(shopper.call)).shipmentList;
    const other = first?.productLineItemList[0]?.itemId ?? '';
    await shopper.raw('DELETE', `/baskets/${basketId}/items/${other}`);
    expect(shipments(await getBag(shopper.call))).toEqual([['regular', 'regular', '1 TL4101_090']]);
  });
});
