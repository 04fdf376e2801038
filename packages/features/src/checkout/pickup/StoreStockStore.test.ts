import * as calls from '@touchline/contract/pickup/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { stored } from '../../platform/storage/index.ts';
import { camden, camdenTown, covent } from './Pickup.fixtures.ts';
import { pointKey } from './PickupStore.ts';
import { chosenStore } from './storage.ts';
import { StoreStockStore } from './StoreStockStore.ts';

const { stock: _, lines: __, distance: ___, ...plain } = camden;
const inCamden = {
  store: plain,
  productId: 'TL1001_07',
  availableQuantity: 3,
  readyBy: '2026-11-21T12:00:00Z',
};

function atProduct() {
  const ports = testPorts();
  ports.server
    .on(calls.getCncAvailability, { answer: [inCamden] })
    .on(calls.searchPlaces, { answer: [camdenTown] });
  return { ports, store: new StoreStockStore(ports, 'GB') };
}

it('asks the store of the last visit about the chosen size [C7.37]', async () => {
  const { ports, store } = atProduct();
  stored(ports).write(chosenStore, { id: 'camden', name: 'Touchline Camden', country: 'GB' });
  store.begin();
  await store.follow(undefined);
  expect(store.stock.kind).toBe('idle');
  await store.follow('TL1001_07');
  const [call] = ports.server.callsOf(calls.getCncAvailability);
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
    ...{ productId: 'TL1001_07', storeId: 'camden' },
  });
  expect(store.stock).toEqual({ kind: 'known', availability: inCamden });
});

it('asks nothing about a store of another country', async () => {
  const { ports, store } = atProduct();
  stored(ports).write(chosenStore, { id: 'alex', name: 'Berlin', country: 'DE' });
  store.begin();
  await store.follow('TL1001_07');
  expect([store.stock.kind, ports.server.callsOf(calls.getCncAvailability)]).toEqual(['idle', []]);
});

it('lets another store be chosen, and keeps shop, shop id and coordinates for the next search [A3.81]', async () => {
  const { ports, store } = atProduct();
  await store.follow('TL1001_07');
  ports.server.on(
    calls.getCncAvailability,
    { answer: [{ ...inCamden, store: covent, availableQuantity: 0 }, inCamden] },
    { answer: [inCamden] },
  );
  store.chooser.open();
  await store.chooser.searchPlace(camdenTown);
  expect(store.chooser.points.map(({ stock }) => stock)).toEqual(['later', 'all']);
  store.chooser.pick(pointKey(camden));
  await store.chooser.choosePicked();
  expect(store.store?.name).toBe('Touchline Camden');
  expect(stored(ports).read(chosenStore)?.id).toBe('camden');
  expect(store.stock.kind).toBe('known');

  const { lat, lon, id, name } = camden;
  expect(stored(ports).read(chosenStore)).toEqual({ id, name, country: 'GB', coordinates: { lat, lon } });
  await store.chooseAnother();
  const near = ports.server.callsOf(calls.getCncAvailability).at(-1)?.url.searchParams;
  expect([near?.get('lat'), near?.get('lon')]).toEqual([String(lat), String(lon)]);
});

it('says when the store is gone or does not answer', async () => {
  const { ports, store } = atProduct();
  stored(ports).write(chosenStore, { id: 'camden', name: 'Touchline Camden', country: 'GB' });
  store.begin();
  ports.server.on(calls.getCncAvailability, { status: 404, error: { errorCode: 'NotFound', message: '' } });
  await store.follow('TL1001_07');
  expect(store.stock.kind).toBe('gone');
  ports.server.on(calls.getCncAvailability, 'offline');
  await store.follow('TL1001_08');
  expect(store.stock.kind).toBe('failed');
});
