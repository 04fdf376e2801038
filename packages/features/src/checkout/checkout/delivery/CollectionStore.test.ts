import * as orders from '@touchline/contract/order/endpoints';
import * as points from '@touchline/contract/pickup/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import { describe, expect, it } from 'vitest';
import { stored } from '../../../platform/storage/index.ts';
import { camden, camdenTown, covent, locker, parcelShop } from '../../pickup/Pickup.fixtures.ts';
import { chosenStore, pointKey } from '../../pickup/index.ts';
import { readyBasket } from '../CheckoutSession.fixtures.ts';
import { collectedBasket, collectingSession } from '../CheckoutCollection.fixtures.ts';
import { typed } from '../Checkout.fixtures.ts';
import { CheckoutStore } from '../CheckoutStore.ts';
import { readCheckoutForm } from '../readCheckoutForm.ts';
import { fieldIds } from '../stepProblems.ts';
import { submitCheckoutForm } from '../submitCheckoutForm.ts';

/** The bodies with which the shipment was changed. */
const changesOf = ({ server }: ReturnType<typeof collectingSession>) =>
  server.callsOf(shipping.patchShipment).map(({ body }) => body as Record<string, unknown>);

const answer = (reason: string) => ({
  status: 422,
  error: { errorCode: 'PudoException', message: reason, details: { reason } },
});

async function atTheStep(...given: Parameters<typeof collectingSession>) {
  const session = collectingSession(...given);
  await session.store.load();
  return session;
}

/** The chooser after a search, with a point picked. */
async function picked(...given: Parameters<typeof collectingSession>) {
  const session = await atTheStep(...given);
  await session.store.chooseKind('cnc');
  const { chooser } = session.store.collection;
  session.store.collection.openChooser();
  await chooser.searchPlace(camdenTown);
  chooser.pick(pointKey(camden));
  return session;
}

describe('how goods reach the shopper', () => {
  it('is asked where a market has more than one way', async () => {
    const { store } = await atTheStep();
    expect(store.details.kinds).toEqual(['home', 'cnc', 'pudo']);
    expect(store.details.asksAddress).toBe(true);
    await store.chooseKind('pudo');
    expect([store.details.asksAddress, store.details.isCollected]).toEqual([false, true]);
  });

  it('keeps what was typed for another way', async () => {
    const session = await atTheStep();
    const { store } = session;
    session.fillIn();
    await store.chooseKind('cnc');
    expect(store.details.shipping.asked.map(({ name }) => name)).toEqual(['firstName', 'lastName']);
    await store.chooseKind('home');
    expect(store.details.shipping.fields.value('line1')).toBe(typed.shipping.line1);
  });

  it('is kept with the draft of this tab', async () => {
    const { store, ports, basket } = await atTheStep();
    await store.chooseKind('pudo');
    const copy = new CheckoutStore(ports, basket);
    copy.details.restoreDraft();
    expect(copy.details.kind).toBe('pudo');
  });
});

describe('collecting in a store', () => {
  it('finds the stores near a place, with what they have of the basket [C7.29]', async () => {
    const { store, server } = await picked();
    const [call] = server.callsOf(points.getPickupPoints);
    expect(call?.url.pathname).toMatch(/\/pickup_points\/cnc$/);
    expect(call?.url.searchParams.get('lat')).toBe('51.539');
    expect(call?.url.searchParams.get('lon')).toBe('-0.1426');
    expect(store.delivery.cncStores.map(({ id }) => id)).toContain('camden');
    expect(store.delivery.pudoStores).toEqual([]);
  });

  it('sends the point with the way of delivery, and shows its options only', async () => {
    const session = await picked();
    const { store } = session;
    expect(store.delivery.choices).toEqual([]);
    expect(await store.collection.chooser.choosePicked()).toBe(true);
    expect(changesOf(session)[0]).toEqual({
      ...{ shipmentId: 's-1', shippingOptionId: 'cnc' },
      pickupPoint: { id: 'camden', type: 'cnc' },
    });
    expect(store.delivery.selectedCnCStoreV2?.id).toBe('camden');
    expect(store.delivery.choices[0]?.options.map(({ id }) => id)).toEqual(['cnc']);
    expect(store.delivery.isComplete).toBe(true);
  });

  it('sends who collects instead of an address', async () => {
    const session = await picked();
    session.fillIn();
    await session.store.collection.chooser.choosePicked();
    expect(await session.store.showDelivery()).toBe(true);
    const changes = changesOf(session);
    expect(changes.some((change) => 'shippingAddress' in change)).toBe(false);
    expect(changes.at(-1)).toMatchObject({ contact: { firstName: 'Maya', phoneNumber: '+447700900142' } });
  });

  it('does not go on without a store', async () => {
    const session = await atTheStep();
    session.fillIn();
    session.server.on(shipping.patchShipment, { answer: readyBasket() });
    await session.store.chooseKind('cnc');
    expect(await session.store.showDelivery()).toBe(false);
    expect(session.store.problems[0]?.problem.key).toBe('pickup.missing.cnc');
  });

  it('tells that a store has filled up before it was chosen, and keeps the chooser open', async () => {
    const { store } = await picked({}, ({ server }) => server.on(shipping.patchShipment, answer('full')));
    expect(await store.collection.chooser.choosePicked()).toBe(false);
    expect(store.collection.chooser.problem).toEqual({ kind: 'refused', reason: 'full' });
    expect(store.collection.point).toBeUndefined();
  });

  it('tells that the chosen point can no longer be had', async () => {
    const { store, server } = await picked();
    await store.collection.chooser.choosePicked();
    server.on(shipping.patchShipment, answer('closed'));
    await store.delivery.select('s-1', 'cnc');
    expect(store.problems.map(({ problem }) => problem.key)).toContain('pickup.closed');
  });

  it('is chosen from a list without JavaScript', async () => {
    const session = await atTheStep();
    const post = async (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries({ deliveryKind: 'cnc', 'place-cnc': 'nw1', ...fields }))
        data.set(name, value);
      const change = readCheckoutForm(data);
      if (!change) throw new Error('not read');
      return submitCheckoutForm(session.store, change);
    };
    expect(await post({ action: 'place', email: 'maya@example.com' })).toBe('found');
    expect(session.store.collection.chooser.points).toHaveLength(4);
    expect(session.store.details.contact.value('email')).toBe('maya@example.com');
    const { chooser } = CheckoutStore.fromSnapshot(
      session.ports,
      session.basket,
      session.store.toSnapshot(),
    ).collection;
    expect(chooser.points).toHaveLength(4);
    expect(await post({ action: 'point', pickupPoint: 'cnc:croydon' })).toBe('refused');
    expect(await post({ action: 'point', pickupPoint: pointKey(camden) })).toBe('done');
    expect(changesOf(session).at(-1)).toMatchObject({ pickupPoint: { id: 'camden', type: 'cnc' } });
  });

  it('is forgotten when it is sent after all', async () => {
    const session = await picked();
    const { store, server } = session;
    await store.collection.chooser.choosePicked();
    server.on(shipping.patchShipment, { answer: readyBasket() });
    await store.chooseKind('home');
    expect(changesOf(session).at(-1)).toEqual({ shipmentId: 's-1', shippingOptionId: 'standard' });
    expect([store.collection.point, store.delivery.selectedCnCStoreV2]).toEqual([undefined, undefined]);
    expect(store.delivery.choices[0]?.options.map(({ id }) => id)).toEqual(['express', 'standard']);
  });

  it('is found in the basket on the next visit of the page', async () => {
    const { store } = await atTheStep({ basket: collectedBasket() });
    expect([store.details.kind, store.collection.point?.id]).toEqual(['cnc', 'camden']);
    expect(store.details.shipping.fields.value('lastName')).toBe('Okafor');
    expect(store.details.shipping.fields.value('line1')).toBe('');
    expect(store.delivery.isComplete).toBe(true);
  });
});

describe('the store of the last visit', () => {
  it('is kept, and suggested [C7.30]', async () => {
    const first = await picked();
    await first.store.collection.chooser.choosePicked();
    const kept = stored(first.ports).read(chosenStore);
    expect(kept).toMatchObject({ id: 'camden', name: 'Touchline Camden', country: 'GB' });

    const next = await atTheStep();
    stored(next.ports).write(chosenStore, kept ?? { id: '', name: '', country: '' });
    await next.store.chooseKind('cnc');
    expect(next.server.callsOf(points.getPickupPoint)[0]?.url.pathname).toMatch(
      /\/pickuppoint\/camden\/cnc$/,
    );
    expect(next.store.collection.point?.id).toBe('camden');
  });

  it('of another country is not', async () => {
    const session = await atTheStep();
    stored(session.ports).write(chosenStore, { id: 'alex', name: 'Berlin', country: 'DE' });
    await session.store.chooseKind('cnc');
    expect(session.server.callsOf(points.getPickupPoint)).toHaveLength(0);
  });

  it.each([
    [true, 'covent'],
    [false, undefined],
  ])('does not exist: with cncGeolocationPreselect %s the nearest is %s', async (flag, expected) => {
    const session = collectingSession({ flags: { cncGeolocationPreselect: flag } }, ({ ports, server }) => {
      ports.locate = async () => ({ kind: 'known', at: { lat: 51.51, lon: -0.12 } });
      server.on(points.getPickupPoints, { answer: [{ ...camden, unavailable: 'full' }, covent] });
      server.on(shipping.patchShipment, { answer: collectedBasket(covent) });
    });
    // The store has taken its ports when it was made.
    const store = new CheckoutStore(session.ports, session.basket);
    await store.load();
    await store.chooseKind('cnc');
    expect(store.collection.point?.id).toBe(expected);
  });
});

describe('collecting at a carrier', () => {
  it('finds parcel shops and lockers together, nearest first', async () => {
    const { store, server } = await atTheStep();
    server.on(points.getPickupPoints, { answer: [parcelShop] }, { answer: [locker] });
    await store.chooseKind('pudo');
    await store.collection.chooser.searchPlace(camdenTown);
    expect(server.callsOf(points.getPickupPoints).map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      ...['parcelShop', 'locker'],
    ]);
    expect(store.delivery.pudoStores.map(({ id }) => id)).toEqual([locker.id, parcelShop.id]);
  });

  it('sends the number that the carrier wants at a locker [C3.25]', async () => {
    const session = await atTheStep();
    const { store, server } = session;
    server.on(points.getPickupPoints, { answer: [] }, { answer: [locker] });
    server.on(shipping.patchShipment, { answer: collectedBasket(locker) });
    await store.chooseKind('pudo');
    const { chooser } = store.collection;
    await chooser.searchPlace(camdenTown);
    chooser.pick(pointKey(locker));
    expect(chooser.asksConsumerId).toBe(true);
    chooser.typeConsumerId('123450');
    await chooser.choosePicked();
    expect(changesOf(session)[0]).toMatchObject({
      pickupPoint: { id: '145', type: 'locker', consumerId: '0000123450' },
    });
    expect(store.delivery.selectedPudoStoreV2?.id).toBe('145');
    expect(stored(session.ports).read(chosenStore)).toBeUndefined();
  });
});

describe('a point that fills or closes while the shopper pays', () => {
  it.each(['full', 'closed', 'unknown'] as const)('is told at the chooser: %s [C8.29]', async (reason) => {
    const session = await atTheStep({ basket: collectedBasket() });
    const { store, server } = session;
    session.fillIn();
    server.on(orders.placeOrder, answer(reason));
    await store.pay();
    expect(store.placing.notice).toMatchObject({ kind: 'pointGone', reason });
    expect(store.problems).toEqual([{ fieldId: fieldIds.pickup, problem: { key: `pickup.${reason}` } }]);
  });
});
