import * as calls from '@touchline/contract/pickup/endpoints';
import type { PickupPoint, Place } from '@touchline/contract/pickup/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { PickupStore, type PickupSource } from './PickupStore.ts';

const everyDay = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));

const line = (productName: string, availableQuantity: number) => ({
  ...{ productId: productName, productName, quantity: 1, availableQuantity },
});

/** Everything is there. */
export const camden: PickupPoint = {
  id: 'camden',
  type: 'cnc',
  name: 'Touchline Camden',
  address: {
    ...{ line1: '184 Camden High Street', postalCode: 'NW1 8QP', city: 'London', region: '', country: 'GB' },
  },
  phoneNumber: '+44 20 7946 0184',
  ...{ lat: 51.5398, lon: -0.1426, timeZone: 'Europe/London', distance: 640 },
  openingHours: [...everyDay('10:00', '20:00').slice(1), { weekday: 0, opens: '11:00', closes: '17:00' }],
  closedDays: ['2026-12-25'],
  stock: 'all',
  lines: [line('Tempo 4', 3), line('Strike', 2), line('Tee', 9)],
  readyBy: '2026-11-21T12:00:00Z',
};

/** Two of three lines are there. */
export const covent: PickupPoint = {
  ...camden,
  id: 'covent',
  name: 'Touchline Covent Garden',
  address: { ...camden.address, line1: '7 Long Acre', postalCode: 'WC2E 9LH' },
  ...{ lat: 51.5126, lon: -0.1252, distance: 3250, stock: 'some', readyBy: '2026-11-26T11:00:00Z' },
  lines: [line('Tempo 4', 0), line('Strike', 2), line('Tee', 9)],
};

/** Nothing is there, but all of it is sent there. */
export const stratford: PickupPoint = {
  ...camden,
  id: 'stratford',
  name: 'Touchline Stratford',
  address: { ...camden.address, line1: '2 Olympic Walk', postalCode: 'E20 1EJ' },
  ...{ lat: 51.5432, lon: -0.0077, distance: 9400, stock: 'later', readyBy: '2026-11-26T11:00:00Z' },
  lines: [line('Tempo 4', 0), line('Strike', 0), line('Tee', 0)],
};

/** A store that takes nothing at the moment. */
export const croydon: PickupPoint = {
  ...camden,
  id: 'croydon',
  name: 'Touchline Croydon',
  address: { ...camden.address, line1: '30 North End', postalCode: 'CR0 1TY' },
  ...{ lat: 51.3762, lon: -0.0982, distance: 18_300, unavailable: 'full', stock: 'none' },
};

export const londonStores: readonly PickupPoint[] = [camden, covent, stratford, croydon];

export const locker: PickupPoint = {
  id: '145',
  type: 'locker',
  name: 'Packstation 145',
  ...{ carrierCode: 'DHL', carrierName: 'DHL' },
  address: {
    ...{ line1: 'Rosenthaler Straße 8', postalCode: '10119', city: 'Berlin', region: '', country: 'DE' },
  },
  ...{ lat: 52.5293, lon: 13.4014, timeZone: 'Europe/Berlin', distance: 320 },
  openingHours: everyDay('00:00', '24:00'),
  closedDays: [],
  readyBy: '2026-11-25T15:00:00Z',
};

export const parcelShop: PickupPoint = {
  ...locker,
  id: '4711',
  type: 'parcelShop',
  name: 'Späti am Hackeschen Markt',
  address: { ...locker.address, line1: 'Oranienburger Straße 2', postalCode: '10178' },
  ...{ lat: 52.5236, lon: 13.4021, distance: 780 },
  openingHours: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, opens: '09:00', closes: '13:00' },
    { weekday, opens: '14:30', closes: '20:00' },
  ]),
};

export const berlinPoints: readonly PickupPoint[] = [locker, parcelShop];

export const camdenTown: Place = { name: 'Camden Town, London NW1', lat: 51.539, lon: -0.1426 };

/** Two hundred stores around London. */
export const manyStores: readonly PickupPoint[] = Array.from({ length: 200 }, (_, at) => ({
  ...camden,
  id: `store-${at}`,
  name: `Touchline ${at + 1}`,
  lat: Number((51.5 + Math.sin(at) * 0.002 * at).toFixed(4)),
  lon: Number((-0.14 + Math.cos(at) * 0.003 * at).toFixed(4)),
  distance: 300 + at * 220,
}));

/** A chooser with a scripted back end, at which a search finds `points`; for tests and stories. */
export function pickupStoreWith(
  points: readonly PickupPoint[] = londonStores,
  source: Partial<PickupSource> = {},
): { store: PickupStore; ports: TestPorts } {
  const ports = testPorts();
  ports.server.on(calls.searchPlaces, { answer: [camdenTown] });
  const store = new PickupStore(ports, {
    find: async () => points,
    choose: async () => undefined,
    locate: async () => ({ kind: 'known', at: { lat: 51.539, lon: -0.1426 } }),
    ...source,
  });
  return { store, ports };
}
