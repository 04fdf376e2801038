import { Offline } from '@touchline/contract/errors';
import * as calls from '@touchline/contract/pickup/endpoints';
import { describe, expect, it } from 'vitest';
import {
  camden,
  camdenTown,
  covent,
  croydon,
  locker,
  londonStores,
  pickupStoreWith,
} from './Pickup.fixtures.ts';
import { rounded } from './position.ts';
import { pointKey } from './PickupStore.ts';

describe('looking for a store', () => {
  it('finds the stores near what was typed', async () => {
    const near: unknown[] = [];
    const { store, ports } = pickupStoreWith([], {
      find: async (at) => {
        near.push(at);
        return londonStores;
      },
    });
    store.type(' nw1 ');
    const searching = store.searchTyped();
    expect(store.status).toEqual({ kind: 'searching' });
    await searching;
    expect(ports.server.callsOf(calls.searchPlaces)[0]?.url.searchParams.get('text')).toBe('nw1');
    expect(near).toEqual([camdenTown]);
    expect([store.status.kind, store.text]).toEqual(['found', 'Camden Town, London NW1']);
    expect(store.points).toBe(londonStores);
  });

  it('asks nothing as long as nothing is typed', async () => {
    const { store, ports } = pickupStoreWith();
    await store.searchTyped();
    expect(store.status.kind).toBe('idle');
    expect(ports.server.callsOf(calls.searchPlaces)).toHaveLength(0);
  });

  it('tells a place that nobody knows from one without a store', async () => {
    const { store, ports } = pickupStoreWith([]);
    store.type('Camden');
    await store.searchTyped();
    expect([store.status.kind, store.place?.name]).toEqual(['none', camdenTown.name]);
    ports.server.on(calls.searchPlaces, { answer: [] });
    store.type('Nowhere');
    await store.searchTyped();
    expect([store.status.kind, store.place]).toEqual(['none', undefined]);
  });

  it('shows what the last search found, not the one that answers last', async () => {
    const answers: ((points: typeof londonStores) => void)[] = [];
    const { store } = pickupStoreWith([], { find: () => new Promise((resolve) => answers.push(resolve)) });
    const first = store.searchPlace(camdenTown);
    const second = store.searchPlace({ ...camdenTown, name: 'Covent Garden' });
    answers[1]?.([covent]);
    await second;
    answers[0]?.([camden]);
    await first;
    expect(store.points).toEqual([covent]);
    expect(store.status.kind).toBe('found');
  });

  it('says why it failed, and tries again', async () => {
    let isOffline = true;
    const near: unknown[] = [];
    const { store, ports } = pickupStoreWith([], {
      find: async (at) => {
        near.push(at);
        if (isOffline) throw new Offline('away');
        return londonStores;
      },
    });
    await store.searchPlace(camdenTown);
    expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
    isOffline = false;
    await store.retry();
    expect(store.status.kind).toBe('found');
    expect(near).toEqual([camdenTown, camdenTown]);
    const limited = { status: 429, error: { errorCode: 'RateLimited', message: '' } };
    ports.server.on(calls.searchPlaces, { ...limited, headers: { 'retry-after': '7' } });
    store.type('Elsewhere');
    await store.searchTyped();
    expect(store.status).toEqual({ kind: 'failed', reason: 'rateLimited' });
  });
});

describe('the position of the shopper', () => {
  it('is sent with four decimals [C9.09]', () => {
    expect(rounded({ lat: 51.539_249_8, lon: -0.142_651_2 })).toEqual({ lat: 51.5392, lon: -0.1427 });
  });

  it.each(['denied', 'unavailable'] as const)('is %s: the place is typed instead', async (kind) => {
    const { store } = pickupStoreWith(londonStores, { locate: async () => ({ kind }) });
    const asking = store.searchHere();
    expect(store.position).toBe('asking');
    await asking;
    expect([store.position, store.status.kind]).toEqual([kind, 'idle']);
    await store.searchPlace(camdenTown);
    expect([store.position, store.status.kind]).toEqual(['unasked', 'found']);
  });

  it('may be wrong, where nothing is near it', async () => {
    const { store } = pickupStoreWith([]);
    await store.searchHere();
    expect([store.position, store.status.kind]).toEqual(['elsewhere', 'idle']);
  });

  it('picks the nearest store that has something', async () => {
    const { store } = pickupStoreWith([croydon, covent, camden]);
    await store.searchHere();
    store.pickNearest();
    expect(store.picked).toBe(covent);
  });
});

describe('choosing', () => {
  it('takes the picked point, and closes', async () => {
    const chosen: unknown[] = [];
    const { store } = pickupStoreWith(londonStores, {
      choose: async (point) => {
        chosen.push(point);
        return undefined;
      },
    });
    store.open();
    expect(await store.choosePicked()).toBe(false);
    await store.searchPlace(camdenTown);
    store.pick(pointKey(camden));
    expect(await store.choosePicked()).toBe(true);
    expect(chosen).toEqual([camden]);
    expect(store.isOpen).toBe(false);
  });

  it('shows that a point has filled up meanwhile, and lets another be chosen', async () => {
    const { store } = pickupStoreWith(londonStores, {
      choose: async () => ({ kind: 'refused', reason: 'full' }),
    });
    store.open();
    await store.searchPlace(camdenTown);
    store.pick(pointKey(camden));
    expect(await store.choosePicked()).toBe(false);
    expect(store.isOpen).toBe(true);
    expect(store.problem).toEqual({ kind: 'refused', reason: 'full' });
    expect(store.points[0]?.unavailable).toBe('full');
    expect(store.picked).toBeUndefined();
  });

  it('keeps the pick when the choice could not be saved', async () => {
    const { store } = pickupStoreWith(londonStores, {
      choose: async () => ({ kind: 'failed', reason: 'offline' }),
    });
    await store.searchPlace(camdenTown);
    store.pick(pointKey(camden));
    await store.choosePicked();
    expect([store.problem?.kind, store.picked]).toEqual(['failed', camden]);
  });

  it('says when no point takes a parcel', async () => {
    const { store } = pickupStoreWith([croydon]);
    await store.searchPlace(camdenTown);
    expect(store.isAllTaken).toBe(true);
  });

  it('asks for the number at the carrier, and shows what is wrong with it [C5.07, C5.08, C5.09]', async () => {
    const sent: unknown[] = [];
    const { store } = pickupStoreWith([locker], {
      needsConsumerId: ({ type }) => type === 'locker',
      choose: async (_, consumerId) => {
        sent.push(consumerId);
        return sent.length === 1 ? { kind: 'refused', reason: 'consumerId' } : undefined;
      },
    });
    await store.searchPlace(camdenTown);
    store.pick(pointKey(locker));
    expect(store.asksConsumerId).toBe(true);
    await store.choosePicked();
    expect(store.consumerIdError).toBe('missing');
    store.typeConsumerId('12');
    store.leaveConsumerId();
    expect(store.consumerIdError).toBe('invalid');
    store.typeConsumerId('123451');
    store.leaveConsumerId();
    expect(store.consumerIdError).toBe('invalid');
    store.typeConsumerId(' 123450 ');
    expect(await store.choosePicked()).toBe(false);
    expect([store.consumerIdError, store.problem, store.picked]).toEqual(['invalid', undefined, locker]);
    expect(await store.choosePicked()).toBe(true);
    expect(sent).toEqual(['0000123450', '0000123450']);
  });
});

it('carries what the server found to the browser', async () => {
  const { store } = pickupStoreWith();
  await store.searchPlace(camdenTown);
  const { store: copy } = pickupStoreWith([]);
  copy.fillFromSnapshot(JSON.parse(JSON.stringify(store.toSnapshot())));
  expect([copy.points, copy.text, copy.status]).toEqual([store.points, store.text, store.status]);
});
