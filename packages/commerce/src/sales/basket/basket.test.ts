import {
  acceptChanges,
  addItems,
  changeItem,
  getBag,
  getBasket,
  removeItem,
  setContact,
  startCheckout,
} from '@touchline/contract/client/basket';
import { changeShipment } from '@touchline/contract/client/shipping';
import { Basket } from '@touchline/contract/basket/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag, placeAs, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';

const sku = 'TL4101_080';

describeOnDatabases('Basket', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());
  const firstLine = (basket: Basket) => {
    const line = basket.shipmentList[0]?.productLineItemList[0];
    if (!line) throw new Error('The basket is empty.');
    return line;
  };
  const types = (basket: Basket) => basket.messageList.map(({ type }) => type);

  it('has no id at first, and gets one with the first item [C4.06, C1.09, C7.08]', async () => {
    expect(await getBasket(guest.call)).toMatchObject({ shipmentList: [], totalProductCount: 0 });
    expect((await getBasket(guest.call)).basketId).toBeUndefined();
    const basket = await fillBag(guest, 2);
    expect(basket).toMatchObject({
      currency: 'GBP',
      totalProductCount: 2,
      pricing: { price: 260, standardPrice: 260, saved: 0, total: 260, taxationPolicy: 'gross' },
      shipmentList: [{ shipmentType: 'regular' }],
    });
    expect(firstLine(basket)).toMatchObject({
      productId: sku,
      productName: 'Tempo 4',
      size: 'UK 8',
      quantity: 2,
      currency: 'GBP',
      pricing: { price: 130, total: 260 },
      availability_status: 'IN_STOCK',
      url: '/tempo-4/TL4101.html',
    });
    expect(await getBasket(guest.call)).toEqual(basket);
    expect(await getBasket(guest.call, 'checkout-continue')).toEqual(basket);
    expect(await getBag(guest.call)).toEqual(basket);
  });

  it('is the same on both back ends, so the flag can change during a session [C1.05, C7.07, C7.09]', async () => {
    const basket = await fillBag(guest);
    guest.use('bridge');
    expect(await getBag(guest.call)).toEqual(basket);
    const changed = await changeItem(guest.call, basket.basketId, firstLine(basket).itemId, { quantity: 3 });
    guest.use('chk');
    expect(changed).toMatchObject({ kind: 'done', basket: { totalProductCount: 3 } });
    expect((await getBag(guest.call)).totalProductCount).toBe(3);
  });

  it('ignores a price sent by the caller', async () => {
    const answer = await guest.raw('POST', '/baskets/-/items', [
      { productId: sku, quantity: 1, price: 0.01, pricing: { price: 0.01 } },
    ]);
    expect(Basket.parse(await answer.json()).pricing.total).toBe(130);
  });

  it('rejects an invalid quantity [C8.32]', async () => {
    for (const quantity of [0, -1, 1.5, 10_000, '2', null]) {
      const answer = await guest.raw('POST', '/baskets/-/items', [{ productId: sku, quantity }]);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errorCode: 'InvalidParameters' });
    }
  });

  it('adds several items at once, with a recipe or with personal options', async () => {
    const answer = await guest.raw('POST', '/baskets/-/items?orderType=multiShipping', [
      { productId: sku, quantity: 2, recipeId: 'r-1' },
      { productId: 'TL4101_090', quantity: 1, selectedOptions: { name: 'MAYA' } },
    ]);
    const { shipmentList } = Basket.parse(await answer.json());
    expect(shipmentList[0]?.productLineItemList).toMatchObject([
      { productId: sku, quantity: 2, recipeId: 'r-1' },
      { productId: 'TL4101_090', quantity: 1, recipe: { selectedOptions: { name: 'MAYA' } } },
    ]);
  });

  it('returns the reason why an item cannot be added', async () => {
    const add = (quantity: number, productId = sku) =>
      addItems(guest.call, undefined, [{ productId, quantity }]);
    expect(await add(7)).toEqual({ kind: 'refused', reason: 'QUANTITY_EXCEEDED', max: 6 });
    expect(await add(9_999)).toMatchObject({ reason: 'QUANTITY_EXCEEDED' });
    expect(await add(6)).toEqual({ kind: 'refused', reason: 'QUANTITY_UNAVAILABLE', left: 5 });
    expect(await add(1, 'nowhere_001')).toMatchObject({ reason: 'UNKNOWN' });
    await checkout.rows(`update stock set on_hand = 0 where sku = '${sku}'`);
    expect(await add(1)).toMatchObject({ reason: 'SIZE_OUT_OF_STOCK' });
    expect((await getBasket(guest.call)).basketId).toBeUndefined();
  });

  it('counts all lines of a size together, including personalised ones', async () => {
    const { basketId } = await fillBag(guest, 3);
    const personalised = { productId: sku, selectedOptions: { name: 'MAYA' } };
    const done = await addItems(guest.call, basketId, [{ ...personalised, quantity: 2 }]);
    if (done.kind !== 'done') throw new Error(done.reason);
    const lines = done.basket.shipmentList[0]?.productLineItemList ?? [];
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
    expect(lines[1]?.recipe).toEqual({ selectedOptions: { name: 'MAYA' } });
    expect(await addItems(guest.call, basketId, [{ ...personalised, quantity: 1 }])).toEqual({
      kind: 'refused',
      reason: 'QUANTITY_UNAVAILABLE',
      left: 5,
    });
  });

  it('changes the quantity and size of a line and removes it [C7.13, C7.14]', async () => {
    const basket = await fillBag(guest);
    const { itemId } = firstLine(basket);
    const more = await changeItem(guest.call, basket.basketId, itemId, { quantity: 4 });
    expect(more).toMatchObject({ kind: 'done', basket: { pricing: { price: 520 } } });
    expect(await changeItem(guest.call, basket.basketId, itemId, { quantity: 7 })).toMatchObject({ max: 6 });
    const other = await changeItem(guest.call, basket.basketId, itemId, { productId: 'TL4101_090' });
    if (other.kind !== 'done') throw new Error(other.reason);
    expect(firstLine(other.basket)).toMatchObject({ itemId, size: 'UK 9', quantity: 4 });
    const empty = await removeItem(guest.call, basket.basketId, itemId);
    expect(empty).toMatchObject({ totalProductCount: 0, shipmentList: [], pricing: { total: 0 } });
    await expect(removeItem(guest.call, basket.basketId, itemId)).rejects.toMatchObject({ status: 404 });
  });

  it('is not accessible to other shoppers', async () => {
    const { basketId, shipmentList } = await fillBag(guest);
    const itemId = shipmentList[0]?.productLineItemList[0]?.itemId ?? '';
    const thief = checkout.shopper();
    await fillBag(thief);
    const calls = [
      () => addItems(thief.call, basketId, [{ productId: sku, quantity: 1 }]),
      () => changeItem(thief.call, basketId, itemId, { quantity: 2 }),
      () => removeItem(thief.call, basketId, itemId),
      () => setContact(thief.call, basketId, 'thief@example.org'),
      () => changeShipment(thief.call, basketId, { shippingOptionId: 'standard' }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
    const paths = ['payment_methods', 'shipping_methods', 'shipment'];
    for (const path of paths) {
      expect((await thief.raw('GET', `/baskets/${basketId}/${path}`)).status).toBe(404);
    }
    expect((await thief.raw('POST', `/basket/${basketId}/payment_status`)).status).toBe(404);
    expect((await thief.raw('POST', `/baskets/${basketId}/anonymize`)).status).toBe(404);
    expect((await getBag(guest.call)).customer.email).toBeUndefined();
  });

  it('rejects a forged or expired token, and calls without a token', async () => {
    const { basketId } = await fillBag(guest);
    const [head, body] = (guest.token.current ?? '').split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of [`${head}.${body}.AAAA`, `${none}.${body}.`, 'nonsense']) {
      const headers = { 'x-checkout-authorization': `Bearer ${token}` };
      expect((await guest.raw('GET', '/basket/bag', undefined, headers)).status).toBe(401);
    }
    checkout.clock.advance(2 * 3_600_000 + 1_000);
    await expect(getBag(guest.call)).rejects.toMatchObject({ status: 401 });
    const stranger = checkout.shopper();
    await expect(changeItem(stranger.call, basketId, 'x', { quantity: 1 })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('expires two hours after the last call; responses renew the token [C6.04, C6.05, C9.07]', async () => {
    await fillBag(guest);
    const first = guest.token.current;
    for (let hour = 0; hour < 4; hour += 1) {
      checkout.clock.advance(3_600_000);
      expect((await getBag(guest.call)).totalProductCount).toBe(1);
    }
    expect(guest.token.current).not.toBe(first);
    checkout.clock.advance(7_199_000);
    expect((await getBag(guest.call)).totalProductCount).toBe(1);
    checkout.clock.advance(7_201_000);
    await expect(getBag(guest.call)).rejects.toMatchObject({ status: 401 });
  });

  it('shows a changed price with the previous one until the shopper accepts it', async () => {
    const { basketId } = await fillBag(guest);
    await checkout.rows('update prices set sale = 9900');
    const changed = await getBag(guest.call);
    expect(changed.pricing).toMatchObject({ price: 99, standardPrice: 130, saved: 31 });
    expect(firstLine(changed).pricing).toMatchObject({ price: 99, standardPrice: 130, previousPrice: 130 });
    expect(changed.messageList).toContainEqual({
      type: 'PriceChanged',
      details: { productId: sku, productName: 'Tempo 4', previousPrice: 130, price: 99 },
    });
    const accepted = await acceptChanges(guest.call, basketId);
    expect(types(accepted)).not.toContain('PriceChanged');
    expect(firstLine(accepted).pricing.previousPrice).toBeUndefined();
  });

  it('stores properties, instalments and accepted changes [C7.12]', async () => {
    const { basketId } = await fillBag(guest);
    await checkout.rows('update prices set sale = 9900');
    const answer = await guest.raw('PATCH', `/baskets/${basketId}`, {
      ...{ properties: { giftNote: 'Hello' }, installments: 3, confirmedChangingBasket: true },
    });
    const changed = Basket.parse(await answer.json());
    expect(changed.properties).toEqual({ giftNote: 'Hello' });
    expect(changed.pricing.numberOfPayments).toBe(3);
    expect(types(changed)).not.toContain('PriceChanged');
    expect(await getBag(guest.call)).toMatchObject({
      properties: { giftNote: 'Hello' },
      pricing: { numberOfPayments: 3 },
    });
  });

  it('reports items that are no longer available, and the quantity left [C8.25, C8.26, C8.27]', async () => {
    const { basketId } = await fillBag(guest, 3);
    await checkout.rows('update stock set on_hand = 1');
    const short = await getBag(guest.call);
    expect(short.messageList).toContainEqual({
      type: 'ProductItemNotAvailable',
      details: { productId: sku, productName: 'Tempo 4', availableQuantity: 1 },
    });
    expect(firstLine(short).availableQuantity).toBe(1);
    expect(short.errorCode).toBe('FulfillmentFailedProductNotAvailable');
    const less = await changeItem(guest.call, basketId, firstLine(short).itemId, { quantity: 1 });
    expect(less.kind).toBe('done');
    const stricter = await openCheckout(database, { market: { maxQuantity: 0 }, products: [] });
    const same = stricter.shopper();
    same.token.current = guest.token.current;
    expect(types(await getBag(same.call))).toContain('ProductMaxQuantityExceeded');
    await checkout.rows('delete from prices');
    const unpriced = await getBag(guest.call);
    expect(types(unpriced)).toContain('ProductItemWithoutPrice');
    expect(unpriced.pricing.total).toBe(0);
  });

  it('lists what is still missing for an order [C7.43, C8.16]', async () => {
    const { basketId, ...bag } = await fillBag(guest);
    expect(types({ ...bag, basketId })).toEqual([
      'ShippingAddressRequired',
      'BillingAddressRequired',
      'ShippingMethodRequired',
      'PaymentMethodRequired',
    ]);
    const done = await changeShipment(guest.call, basketId, {
      shippingAddress: address,
      shippingOptionId: 'standard',
    });
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(types(done.basket)).toEqual(['PaymentMethodRequired']);
    const paid = await guest.raw('PATCH', `/baskets/${basketId}/payments/CREDIT_CARD/apply-payment-method`);
    const basket = Basket.parse(await paid.json());
    expect(types(basket)).toEqual([]);
    expect(basket.paymentInstrumentList).toEqual([{ paymentMethodId: 'CREDIT_CARD', amount: 130 }]);
  });

  it('returns the amount missing for free delivery', async () => {
    await checkout.rows('update prices set standard = 4505');
    const { basketId, pricing } = await fillBag(guest);
    expect(pricing).toMatchObject({ missingForFreeShipping: 4.95, shippingFrom: 3.95 });
    const done = await changeShipment(guest.call, basketId, { shippingOptionId: 'standard' });
    expect(done).toMatchObject({
      kind: 'done',
      basket: { pricing: { shipping: 3.95, total: 49, tax: 8.17 } },
    });
    const undecided = await addItems(checkout.shopper().call, undefined, [{ productId: sku, quantity: 2 }]);
    expect(undecided).toMatchObject({ basket: { pricing: { shippingFrom: 0, total: 90.1 } } });
    const more = await addItems(guest.call, basketId, [{ productId: sku, quantity: 1 }]);
    expect(more).toMatchObject({
      kind: 'done',
      basket: { pricing: { missingForFreeShipping: 0, shipping: 0, total: 90.1 } },
    });
  });

  it('adds tax by region where prices are net, and marks it as unknown before there is an address', async () => {
    const net = await openCheckout(database, {
      products: [],
      market: {
        taxation: { policy: 'net', rates: { '*': 0, NY: 8.875 } },
        addressFields: [{ name: 'region', required: true, maxLength: 2, autoComplete: 'address-level1' }],
      },
    });
    const shopper = net.shopper();
    const { basketId, ...bag } = await fillBag(shopper);
    expect(bag).toMatchObject({ taxCalculationMissing: true, pricing: { tax: 0, total: 130 } });
    const done = await changeShipment(shopper.call, basketId, {
      shippingAddress: { ...address, region: 'NY' },
      shippingOptionId: 'standard',
    });
    expect(done).toMatchObject({
      kind: 'done',
      basket: { taxCalculationMissing: false, pricing: { tax: 11.54, total: 141.54, taxationPolicy: 'net' } },
    });
  });

  it('reports when the tax of an address cannot be calculated, and accepts no order there [C8.28]', async () => {
    const net = await openCheckout(database, {
      products: [],
      market: {
        taxation: { policy: 'net', rates: { NY: 8.875 } },
        addressFields: [{ name: 'region', required: true, maxLength: 2, autoComplete: 'address-level1' }],
      },
    });
    const shopper = net.shopper();
    const { basketId, messageList } = await fillBag(shopper);
    expect(messageList.map(({ type }) => type)).not.toContain('TaxCalculationFailure');
    const shippingAddress = { ...address, region: 'ZZ' };
    const change = { shippingAddress, shippingOptionId: 'standard' };
    const done = await changeShipment(shopper.call, basketId, change);
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(done.basket).toMatchObject({ taxCalculationMissing: true });
    expect(types(done.basket)).toContain('TaxCalculationFailure');
    const placed = await placeAs(shopper, done.basket);
    expect([placed.status, await placed.json()]).toMatchObject([
      422,
      { details: { messageList: [{ type: 'TaxCalculationFailure' }] } },
    ]);
  });

  it('accepts goods up to the maximum order value, and reports when it is exceeded [C8.22]', async () => {
    const careful = await openCheckout(database, { products: [], market: { maxProductsTotal: 260 } });
    const shopper = careful.shopper();
    const { basketId, ...two } = await fillBag(shopper, 2);
    expect(types({ basketId, ...two })).not.toContain('InvalidProductsTotal');
    const three = await addItems(shopper.call, basketId, [{ productId: sku, quantity: 1 }]);
    if (three.kind !== 'done') throw new Error(three.kind);
    const message = { type: 'InvalidProductsTotal', details: { maxProductsTotal: 260 } };
    expect(three.basket.messageList).toContainEqual(message);
    const placed = await placeAs(shopper, three.basket);
    expect(placed.status).toBe(422);
    expect(await placed.json()).toMatchObject({
      details: { messageList: expect.arrayContaining([message]) },
    });
  });

  it('cannot contain a preview; puts pre-orders and back-orders in separate shipments', async () => {
    const coming = new Date('2026-12-10T08:00:00Z');
    const special = (id: string, selling: 'preview' | 'preorder' | 'backorder') => {
      const product = sampleProduct({ id, model: id });
      const variants = product.variants.map((variant) => ({ ...variant, selling, availableFrom: coming }));
      return { ...product, variants };
    };
    checkout = await openCheckout(database, {
      products: [special('PV1', 'preview'), special('PO1', 'preorder'), special('BO1', 'backorder')],
    });
    const { basketId } = await fillBag(guest);
    const add = (productId: string) => addItems(guest.call, basketId, [{ productId, quantity: 1 }]);
    expect(await add('PV1_080')).toMatchObject({ reason: 'SIZE_OUT_OF_STOCK' });
    await add('PO1_080');
    await add('BO1_080');
    const done = await changeShipment(guest.call, basketId, { shippingOptionId: 'express' });
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(
      done.basket.shipmentList.map(({ shipmentType, shippingLineItem }) => [
        shipmentType,
        shippingLineItem?.pricing.price,
        shippingLineItem?.deliveryPeriod?.from,
      ]),
    ).toEqual([
      ['regular', 7.95, '2026-11-24'],
      ['preorder', 7.95, '2026-12-11'],
      ['backorder', 7.95, '2026-12-11'],
    ]);
    expect(done.basket.pricing.shipping).toBe(23.85);
  });

  it('holds the stock when checkout starts, and names what it could not hold [C7.10, C4.46, C8.08]', async () => {
    await fillBag(guest, 2);
    const held = await startCheckout(guest.call);
    expect(held).toMatchObject({ kind: 'held', basket: { reservedUntil: '2026-11-21T12:15:00.000Z' } });
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 2 });
    expect((await startCheckout(guest.call)).kind).toBe('held');
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 2 });
    await checkout.rows('update stock set on_hand = 1, held = 0');
    await checkout.rows('delete from stock_holds');
    expect(await startCheckout(guest.call)).toEqual({ kind: 'notHeld', productIds: [sku] });
    const refused = await guest.raw('GET', '/basket/start-checkout');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      errorCode: 'ReservationFailure',
      details: { productIds: [sku] },
    });
  });

  it('releases its stock hold when its lines change', async () => {
    const basket = await readyBag(guest, 2);
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 2 });
    const changed = await removeItem(guest.call, basket.basketId, firstLine(basket).itemId);
    expect(changed.reservedUntil).toBeUndefined();
    expect(await checkout.stock(sku)).toEqual({ onHand: 5, held: 0 });
  });
});
