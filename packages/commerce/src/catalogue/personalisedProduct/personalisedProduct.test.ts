import { addItems, getBag, startCheckout } from '@touchline/contract/client/basket';
import { getProduct } from '@touchline/contract/client/catalogue';
import { checkPersonalisation } from '@touchline/contract/client/personalisedProduct';
import { NotFound } from '@touchline/contract/errors';
import { personalisationKeys, ProfanityResult } from '@touchline/contract/personalisedProduct/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AddItem } from '@touchline/contract/basket/schema';
import { mergeBaskets } from '../../sales/basket/mergeBaskets.ts';
import { emptyBasket } from '../../sales/basket/BasketData.ts';
import { catalogueRoutes } from '../products/routes.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { sampleSite } from '../../mail/mailSamples.ts';
import { orderPlaced } from '../../mail/kinds/orderPlaced.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../../sales/order/testing/openCheckout.ts';
import { sampleProduct } from '../products/testing/sampleProduct.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { checkOptions, isProfane } from './checkOptions.ts';
import { personalisedProductRoutes } from './personalisedProductRoutes.ts';
import { recipeIdOf } from './recipe.ts';
import { fieldsOf } from '../products/personalisation.ts';

describe('a name, number or text', () => {
  it('has one of the keys of the document, each on some product, with a label in every language [A3.74]', () => {
    const templates = ['jersey', 'apparel', 'shoes', 'bottle', 'bag'];
    const keys = templates.flatMap((name) => fieldsOf(name, 'en').map(({ key }) => key));
    expect([...new Set(keys)].sort()).toEqual([...personalisationKeys].sort());
    for (const language of ['de', 'fr', 'ko', 'ar'])
      for (const name of templates)
        for (const { label } of fieldsOf(name, language)) expect(label, `${name} ${language}`).not.toBe('');
  });

  it.each(['fuck', 'F U C K', 'fuuuck', 'sh1t', 'Arschloch', 'HURENSOHN', 'Enculé', '병신', 'dick'])(
    'is refused where it is an insult, also in disguise: %s',
    (text) => expect(isProfane(text)).toBe(true),
  );

  it.each([
    'Maya',
    'Cassandra',
    'Dickens',
    'Scunny',
    'Bassett',
    'Sussex',
    '김마야',
    'Zoë',
    'O’Neill',
    'مايا',
  ])('is accepted where it only contains the letters of one: %s', (text) =>
    expect(isProfane(text)).toBe(false),
  );

  it('is answered as valid or not, with its value and the filter that it matches [A3.71]', () => {
    const results = checkOptions('jersey', {
      ...{ pNumber: '1O', badges: 'captain', pName: '  Maya   Okafor ' },
      ...{ text: 'Hi', apparelText: '' },
    });
    for (const result of results) expect(ProfanityResult.safeParse(result).success).toBe(true);
    expect(results).toEqual([
      { key: 'text', value: 'Hi', valid: false, matchedFilter: 'unknown' },
      { key: 'pName', value: 'Maya Okafor', valid: true },
      { key: 'pNumber', value: '1O', valid: false, matchedFilter: 'characters' },
      { key: 'badges', value: 'captain', valid: true },
    ]);
    expect(checkOptions('jersey', { pName: 'Konstantinopel', badges: 'x' })).toMatchObject([
      { matchedFilter: 'length' },
      { matchedFilter: 'unknown' },
    ]);
    expect(checkOptions('bottle', { text: '<b>' })[0]?.matchedFilter).toBe('characters');
    expect(checkOptions('bottle', { text: 'shit' })[0]?.matchedFilter).toBe('profanity');
  });
});

describeOnDatabases('Personalised products', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, {
      market: { personalisationPrice: 6 },
      products: [sampleProduct({ personalisation: 'jersey' }), sampleProduct({ id: 'TL42', model: 'TL42' })],
    });
    personalisedProductRoutes(checkout.router, checkout.shop);
    catalogueRoutes(checkout.router, checkout.shop);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  const maya = { pName: 'Maya', pNumber: '10' };
  const add = (selectedOptions?: Record<string, string>, productId = 'TL4101_080') =>
    addItems(guest.call, undefined, [
      { productId, quantity: 1, ...(selectedOptions ? { selectedOptions } : {}) },
    ]);
  const again = async (...items: AddItem[]) => {
    const { basketId } = await getBag(guest.call);
    return addItems(guest.call, basketId, items);
  };

  it('are offered with fields and price where the market has one [A3.74]', async () => {
    const product = await getProduct(guest.call, 'TL4101');
    expect(product?.attribute_list.personalizable).toBe(true);
    expect(product?.personalisation).toMatchObject({
      pricePerField: 6,
      fields: [{ key: 'pName', label: 'Name' }, { key: 'pNumber' }, { key: 'badges' }],
    });
    expect((await getProduct(guest.call, 'TL42'))?.personalisation).toBeUndefined();
    const none = await openCheckout(database, { products: [] });
    catalogueRoutes(none.router, none.shop);
    expect((await getProduct(none.shopper().call, 'TL4101'))?.personalisation).toBeUndefined();
  });

  it('are checked before they are added: each field answered, a recipe and a price where all are accepted [A3.71]', async () => {
    expect(await checkPersonalisation(guest.call, 'TL4101', maya)).toEqual({
      results: [
        { key: 'pName', value: 'Maya', valid: true },
        { key: 'pNumber', value: '10', valid: true },
      ],
      recipeId: recipeIdOf(maya),
      price: 12,
    });
    const refused = await checkPersonalisation(guest.call, 'TL4101', { pName: 'sh1t' });
    expect(refused.results).toEqual([
      { key: 'pName', value: 'sh1t', valid: false, matchedFilter: 'profanity' },
    ]);
    expect(refused).not.toHaveProperty('recipeId');
    await expect(checkPersonalisation(guest.call, 'TL42', maya)).rejects.toThrow(NotFound);
  });

  it.each(['chk', 'bridge'] as const)(
    'are lines of their own with their price and texts, one for each recipe, on %s',
    async (surface) => {
      guest.use(surface);
      expect((await add()).kind).toBe('done');
      await again({
        productId: 'TL4101_080',
        quantity: 1,
        selectedOptions: { pNumber: '10', pName: ' Maya ' },
      });
      await again({ productId: 'TL4101_080', quantity: 1, selectedOptions: maya });
      await again({ productId: 'TL4101_080', quantity: 1, selectedOptions: { pName: 'Zoë' } });
      const { shipmentList, pricing } = await getBag(guest.call);
      const lines = shipmentList.flatMap(({ productLineItemList }) => productLineItemList);
      expect(
        lines.map(({ quantity, pricing: { price }, recipe }) => [quantity, price, recipe?.selectedOptions]),
      ).toEqual([
        [1, 130, undefined],
        [2, 142, maya],
        [1, 136, { pName: 'Zoë' }],
      ]);
      expect(lines[1]?.recipeId).toBe(recipeIdOf(maya));
      expect(lines[1]?.personalisation).toEqual([
        { key: 'pName', label: 'Name', value: 'Maya' },
        { key: 'pNumber', label: 'Number', value: '10' },
      ]);
      expect(lines.every((line) => line.pricing.previousPrice === undefined)).toBe(true);
      expect(pricing.price).toBe(130 + 2 * 142 + 136);
    },
  );

  it('are refused where the product takes no such text, whatever the browser has checked', async () => {
    const refused = { kind: 'refused', reason: 'PERSONALIZATION_FAILED' };
    expect(await add({ pName: 'fuck' })).toMatchObject(refused);
    expect(await add({ text: 'Hi' })).toMatchObject(refused);
    expect(await add(maya, 'TL42_080')).toMatchObject(refused);
    expect((await getBag(guest.call)).totalProductCount).toBe(0);
  });

  it('whose recipe is no longer offered are told of, and are neither held nor sold [C8.31]', async () => {
    await add(maya);
    await checkout.rows(`update products set personalisation = null`);
    const { messageList } = await getBag(guest.call);
    expect(messageList.map(({ type, details }) => [type, details.productId])).toContainEqual([
      'InvalidProductItemException',
      'TL4101_080',
    ]);
    expect(await startCheckout(guest.call)).toEqual({ kind: 'notHeld', productIds: ['TL4101_080'] });
  });

  it('are told in the mail of the order', async () => {
    await add(maya);
    const [line] = (await getBag(guest.call)).shipmentList.flatMap(
      (shipment) => shipment.productLineItemList,
    );
    const address = {
      ...{
        firstName: 'Maya',
        lastName: 'Okafor',
        address1: 'Canal Street',
        address2: '',
        city: 'Manchester',
      },
      ...{ stateCode: '', zipcode: 'M4', country: 'GB', phoneNumber: '' },
    };
    const data = {
      ...{
        productLineItemList: line ? [line] : [],
        shippingLineItemList: [],
        stock: [],
        taxationPolicy: 'gross' as const,
      },
      ...{
        shippingAddress: address,
        billingAddress: address,
        payment: { paymentMethodId: 'x', name: 'Card' },
      },
      pricing: { price: 142, standardPrice: 142, saved: 0, shipping: 0, tax: 0, total: 142 },
    };
    const mail = await orderPlaced(
      { id: 'TL-1', currency: 'GBP', data },
      sampleSite('en'),
      'https://shop.test/',
    );
    expect(JSON.stringify(mail.blocks)).toContain('Name: Maya, Number: 10');
  });
});

it('keeps the recipes of both bags when a guest signs in: the same one is summed, another is a line of its own', () => {
  const line = (id: string, selectedOptions?: Record<string, string>) => ({
    ...{ id, sku: 'TL4101_080', quantity: 1, seen: { market: 'gb', price: 1 } },
    ...(selectedOptions ? { recipeId: recipeIdOf(selectedOptions), selectedOptions } : {}),
  });
  const empty = emptyBasket('gb');
  const { lines } = mergeBaskets(
    { ...empty, lines: [line('1', { pName: 'Maya' })] },
    { ...empty, lines: [line('2', { pName: 'Maya' }), line('3', { pName: 'Zoë' }), line('4')] },
    testMarket({ maxQuantity: 10 }),
  );
  expect(lines.map(({ quantity, selectedOptions }) => [quantity, selectedOptions?.['pName']])).toEqual([
    [2, 'Maya'],
    [1, 'Zoë'],
    [1, undefined],
  ]);
});
