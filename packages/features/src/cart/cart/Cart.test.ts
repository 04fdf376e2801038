import * as calls from '@touchline/contract/basket/endpoints';
import { checkInventory } from '@touchline/contract/delivery/endpoints';
import { maxWishlistItems } from '@touchline/contract/wishlist/constants';
import { describe, expect, it } from 'vitest';
import { basketOf, fullBasket, line, newBasket, strike, tee, tempo } from '../basket/Basket.fixtures.ts';
import { BasketStore } from '../basket/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { savedProducts } from '../../wishlist/Wishlist.fixtures.ts';
import { CartStore } from './CartStore.ts';
import { readCartForm, type CartChange } from './readCartForm.ts';

function bag(basket = fullBasket()) {
  const ports = testPorts();
  ports.server.on(calls.getBag, { answer: basket });
  const saved = savedProducts({ ports });
  const store = new CartStore(ports, new BasketStore(ports), () => saved);
  return { ...ports, store, saved };
}
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readCartForm(data);
};

describe('a gift card in the bag', () => {
  const gift = { recipientName: 'Ada', recipientEmail: 'ada@example.org', senderName: 'Maya' };
  const typed = {
    ...{ action: 'gift', itemId: 'line-1', 'gift.recipientName': 'Ada', 'gift.senderName': 'Maya' },
    'gift.recipientEmail': 'ada@example.org',
  };

  const posted = (fields: Record<string, string>): CartChange => form(fields) ?? { action: 'accept' };

  it('is for somebody else by a form, whose empty fields the bag judges', async () => {
    const { store, server } = bag();
    await store.enter();
    const empty = { action: 'gift', itemId: 'line-1' };
    expect(form(empty)).toEqual({
      ...{ action: 'gift', itemId: 'line-1' },
      gift: { recipientName: '', recipientEmail: '', senderName: '' },
    });
    expect(form({ ...typed, itemId: '' })).toBeUndefined();
    server.on(calls.patchItem, { answer: fullBasket() });
    expect(await store.applyForm(posted(typed))).toBe(true);
    expect(server.callsOf(calls.patchItem).map(({ body }) => body)).toEqual([{ gift }]);
    expect(store.toSnapshot()).toEqual({});
  });

  it('stays as it was when the bag refuses it, and what was typed stays in the page', async () => {
    const { store, server } = bag();
    await store.enter();
    const fields = [{ field: 'message', errorCode: 'profanity' }];
    const error = { errorCode: 'GIFT_REFUSED', message: '', details: { fields } };
    server.on(calls.patchItem, { status: 422, error });
    expect(await store.applyForm(posted(typed))).toBe(false);
    expect(store.basket.refusal).toMatchObject({
      ...{ itemId: 'line-1', outcome: { kind: 'refused', reason: 'GIFT_REFUSED', fields } },
    });
    expect(store.toSnapshot()).toEqual({ refusedGift: { itemId: 'line-1', gift } });
  });

  it('stays as it was without a connection', async () => {
    const { store, server } = bag();
    await store.enter();
    server.on(calls.patchItem, 'offline');
    expect((await store.basket.changeGift('line-1', gift)).kind).toBe('failed');
    expect(store.basket.refusal).toEqual({
      ...{ itemId: 'line-1', outcome: { kind: 'failed', reason: 'offline' } },
    });
  });
});

describe('opening the bag', () => {
  it('loads basket and bag with current prices and stock [C2.03, C7.09]', async () => {
    const { store, server } = bag();
    await store.enter();
    expect(store.lines).toHaveLength(3);
    expect(store.productCount).toBe(3);
    expect(server.callsOf(calls.getBag)).toHaveLength(1);
  });

  it('reloads each time, except when returning from a payment [C2.04]', async () => {
    const { store, server } = bag();
    await store.enter();
    await store.enter({ isFromPayment: true });
    expect(server.callsOf(calls.getBag)).toHaveLength(1);
    await store.enter();
    expect(server.callsOf(calls.getBag)).toHaveLength(2);
  });

  it('is loaded again on return when less is left than it shows, by one question for all lines [C7.36]', async () => {
    const { store, server } = bag();
    await store.enter();
    const same = store.lines.map(({ line: { productId, quantity, availableQuantity } }) => ({
      ...{ productId, requestedQuantity: quantity, availableQuantity },
      availability_status: 'IN_STOCK' as const,
    }));
    const less = same.map((found, at) => (at === 0 ? { ...found, availableQuantity: 0 } : found));
    server.on(checkInventory, { answer: same }, 'offline', { answer: less });
    await store.checkStock();
    await store.checkStock();
    expect(server.callsOf(calls.getBag)).toHaveLength(1);
    const soldOut = basketOf([{ ...tempo, availableQuantity: 0 }, strike]);
    server.on(calls.getBag, { answer: soldOut });
    await store.checkStock();
    expect(server.callsOf(checkInventory)).toHaveLength(3);
    expect(store.problems.map(({ notice }) => notice?.kind)).toEqual(['outOfStock']);
  });

  it('calls an empty bag EMPTY CART in analytics, and a filled one nothing [A9.59]', async () => {
    const empty = bag(newBasket()).store;
    expect(empty.pageFacts).toEqual({});
    await empty.enter();
    expect(empty.pageFacts).toEqual({ category: 'EMPTY CART' });
    const filled = bag().store;
    await filled.enter();
    expect(filled.pageFacts).toEqual({});
  });
});

describe('what prevents the checkout', () => {
  const soldOut = line({ availableQuantity: 0 });

  it('lists sold-out lines and quantities that are too high, not a changed price', async () => {
    const dearer = { ...strike, pricing: { ...strike.pricing, previousPrice: 90 } };
    const { store } = bag(basketOf([soldOut, dearer, { ...tee, quantity: 3, availableQuantity: 2 }]));
    await store.enter();
    expect(store.problems.map(({ line }) => line.itemId)).toEqual(['line-1', 'line-3']);
    expect(store.outOfStockProducts).toEqual([tempo.productId]);
    expect(store.hasPriceChanges).toBe(true);
  });

  it('can be removed in one step', async () => {
    const { store, server } = bag(basketOf([soldOut, strike]));
    server.on(calls.deleteItem, { answer: basketOf([strike]) });
    await store.enter();
    const removing = store.removeSoldOut();
    expect(store.isRemovingSoldOut).toBe(true);
    await removing;
    expect(store.isRemovingSoldOut).toBe(false);
    expect(store.problems).toEqual([]);
  });

  it('names what sold out while the order was being placed [C4.46]', async () => {
    const { store } = bag();
    await store.enter();
    store.basket.reservationFailed([tee.productId]);
    expect(store.lostNames).toEqual(['Home & Away Tee']);
  });

  it('includes goods that exceed the maximum of one order [C8.22]', async () => {
    const messageList = [{ type: 'InvalidProductsTotal' as const, details: { maxProductsTotal: 200 } }];
    const { store } = bag(fullBasket({ messageList }));
    await store.enter();
    expect(store.exceededTotal).toBe(200);
  });

  it('includes an expired reservation', async () => {
    const { store } = bag(fullBasket({ reservedUntil: '2026-11-21T09:59:00Z' }));
    await store.enter();
    expect(store.isReservationOver).toBe(true);
  });
});

describe('the wishlist', () => {
  it('takes a product from the bag, and gives it back with the undo [C3.26]', async () => {
    const { store, server, saved } = bag();
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    server.on(calls.addItems, { answer: fullBasket() });
    await store.enter();
    expect(await store.moveToWishlist('line-1')).toBe(true);
    expect(store.lines).toHaveLength(2);
    expect(store.productsMovedToWishlist).toEqual(['TL4101']);
    expect(saved.ids).toEqual(['TL4101']);
    await store.undo();
    expect(store.lines).toHaveLength(3);
    expect(store.productsMovedToWishlist).toEqual([]);
    expect(saved.ids).toEqual([]);
  });

  it('keeps a product after the undo that it had before', async () => {
    const { store, server, saved } = bag();
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    server.on(calls.addItems, { answer: fullBasket() });
    await saved.toggle('TL4101');
    await store.enter();
    await store.moveToWishlist('line-1');
    await store.undo();
    expect(saved.ids).toEqual(['TL4101']);
  });

  it('that is full takes nothing: the bag keeps its line, and the line says why', async () => {
    const { store, saved, server } = bag();
    for (let at = 0; at < maxWishlistItems; at += 1) await saved.toggle(`TL${at}`);
    await store.enter();
    expect(await store.moveToWishlist('line-1')).toBe(false);
    expect(store.moveRefusal).toEqual({ itemId: 'line-1', kind: 'full' });
    expect(server.callsOf(calls.deleteItem)).toHaveLength(0);
    expect(store.toSnapshot()).toEqual({ moveRefusal: { itemId: 'line-1', kind: 'full' } });
  });

  it('takes everything that is sold out, in one step, and nothing is offered to be put back [C3.26]', async () => {
    const soldOut = line({ availableQuantity: 0 });
    const { store, server, saved } = bag(basketOf([soldOut, strike]));
    server.on(calls.deleteItem, { answer: basketOf([strike]) });
    await store.enter();
    expect(store.outOfStockProducts).toEqual([tempo.productId]);
    const moving = store.moveSoldOut();
    expect(store.isRemovingSoldOut).toBe(true);
    expect(await moving).toBe(true);
    expect(store.isRemovingSoldOut).toBe(false);
    expect(saved.ids).toEqual(['TL4101']);
    expect(store.problems).toEqual([]);
    expect(store.basket.removed).toBeUndefined();
  });

  it('takes and gives back by forms as well', async () => {
    const { store, server, saved } = bag();
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    server.on(calls.addItems, { answer: fullBasket() });
    await store.enter();
    expect(await store.applyForm({ action: 'save', itemId: 'line-1' })).toBe(true);
    expect(saved.ids).toEqual(['TL4101']);
    const item = { productId: 'TL4101_0810', quantity: 1 };
    const undo = form({ action: 'undo', productId: 'TL4101_0810', quantity: '1', unsave: 'TL4101' });
    expect(undo).toEqual({ action: 'undo', item, unsave: 'TL4101' });
    if (undo) expect(await store.applyForm(undo)).toBe(true);
    expect(saved.ids).toEqual([]);
  });
});

describe('a flash sale', () => {
  const dearer = { ...strike, pricing: { ...strike.pricing, previousPrice: 70 } };

  it('that has ended can be taken out in one step, and only that [C3.26]', async () => {
    const { store, server } = bag(basketOf([dearer, tee], { flashTimeLeft: 0 }));
    server.on(calls.deleteItem, { answer: basketOf([tee]) });
    await store.enter();
    expect(await store.removeEndedFlash()).toBe(true);
    expect(store.removedFlashProducts).toEqual([strike.productId]);
    expect(store.lines.map(({ line: { itemId } }) => itemId)).toEqual([tee.itemId]);
  });

  it('that is on, or that never was, offers nothing', async () => {
    for (const flashTimeLeft of [60, undefined]) {
      const { store } = bag(basketOf([dearer], flashTimeLeft === undefined ? {} : { flashTimeLeft }));
      await store.enter();
      expect(store.endedFlashLines).toEqual([]);
    }
  });
});

it('says while a quantity is being changed [C3.26]', async () => {
  const { store, server } = bag();
  server.on(calls.patchItem, { answer: fullBasket() });
  await store.enter();
  const changing = store.basket.change('line-1', 2);
  expect(store.isCartQuantityUpdating).toBe(true);
  await changing;
  expect(store.isCartQuantityUpdating).toBe(false);
});

describe('a form of the bag', () => {
  it('changes, removes, restores, accepts', () => {
    expect(form({ action: 'change', itemId: 'line-1', quantity: '2' })).toEqual({
      ...{ action: 'change', itemId: 'line-1', quantity: 2 },
    });
    expect(form({ action: 'change', itemId: 'line-1', quantity: '0' })).toEqual({
      action: 'remove',
      itemId: 'line-1',
    });
    expect(form({ action: 'remove', itemId: 'line-1' })).toEqual({ action: 'remove', itemId: 'line-1' });
    expect(form({ action: 'undo', productId: 'TL1', quantity: '2' })).toEqual({
      ...{ action: 'undo', item: { productId: 'TL1', quantity: 2 } },
    });
    expect(form({ action: 'accept' })).toEqual({ action: 'accept' });
  });

  it.each(['-1', '1.5', '10000', 'two', '', '1e3', ' 1'])('does not accept the quantity %j', (quantity) => {
    expect(form({ action: 'change', itemId: 'line-1', quantity })).toBeUndefined();
  });

  it('is ignored when it is not a known change, and never sets a price', () => {
    expect(form({ action: 'free' })).toBeUndefined();
    expect(form({ action: 'remove' })).toBeUndefined();
    expect(form({ action: 'undo', productId: 'TL1', quantity: '1', price: '0.01' })).toEqual({
      ...{ action: 'undo', item: { productId: 'TL1', quantity: 1 } },
    });
  });

  it('does the same as the buttons, and says when the basket refuses [C7.13, C7.14]', async () => {
    const { store, server } = bag();
    await store.enter();
    server.on(calls.patchItem, { status: 422, error: { errorCode: 'QUANTITY_EXCEEDED', message: '' } });
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    server.on(calls.addItems, { answer: fullBasket() });
    expect(await store.applyForm({ action: 'change', itemId: 'line-1', quantity: 11 })).toBe(false);
    expect(await store.applyForm({ action: 'remove', itemId: 'line-1' })).toBe(true);
    expect(store.lines).toHaveLength(2);
    expect(await store.applyForm({ action: 'undo', item: { productId: 'TL4101_0810', quantity: 1 } })).toBe(
      true,
    );
    expect(store.lines).toHaveLength(3);
  });
});

describe('a line that is sent apart', () => {
  const apart = () => bagWith({ multiShipping: true });
  function bagWith(flags: Record<string, boolean>) {
    const ports = testPorts({ flags });
    const saved = savedProducts({ ports });
    ports.server.on(calls.getBag, { answer: fullBasket() }).on(calls.addItems, { answer: fullBasket() });
    const store = new CartStore(ports, new BasketStore(ports), () => saved);
    return { store, server: ports.server };
  }

  it('goes to the shipment of its own by one call, and back by another [C7.11]', async () => {
    const { store, server } = apart();
    await store.enter();
    expect(store.mayBeApart(strike.itemId)).toBe(true);
    const { itemId, productId, quantity } = strike;
    expect(await store.applyForm({ action: 'apart', itemId })).toBe(true);
    expect(await store.applyForm({ action: 'together', itemId })).toBe(true);
    const sent = server.callsOf(calls.addItems);
    expect(sent.map(({ url }) => url.searchParams.get('orderType'))).toEqual(['multiShipping', null]);
    expect(sent.map(({ body }) => body)).toEqual([
      [{ itemId, productId, quantity }],
      [{ itemId, productId, quantity }],
    ]);
  });

  it('is offered where the market says so, and where there is something to be apart from', async () => {
    const { store } = bagWith({});
    await store.enter();
    expect(store.mayBeApart(strike.itemId)).toBe(false);
    const alone = apart();
    alone.server.on(calls.getBag, { answer: basketOf([strike]) });
    await alone.store.enter();
    expect(alone.store.mayBeApart(strike.itemId)).toBe(false);
  });

  it('says at the line why it could not be', async () => {
    const { store, server } = apart();
    await store.enter();
    server.on(calls.addItems, 'offline');
    expect(await store.applyForm({ action: 'apart', itemId: strike.itemId })).toBe(false);
    expect(store.basket.refusal).toMatchObject({ itemId: strike.itemId, outcome: { kind: 'failed' } });
  });

  it('is read from a form', () => {
    expect(form({ action: 'apart', itemId: 'a' })).toEqual({ action: 'apart', itemId: 'a' });
    expect(form({ action: 'together' })).toBeUndefined();
  });
});
