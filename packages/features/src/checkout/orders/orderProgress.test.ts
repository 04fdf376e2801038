import type { ParcelState } from '@touchline/contract/order/parcelStates';
import { expect, it } from 'vitest';
import { orderProgress, type OrderProgress } from './orderProgress.ts';

it.each<[readonly ParcelState[], OrderProgress]>([
  [[], 'preparing'],
  [['waiting'], 'preparing'],
  [['packed'], 'preparing'],
  [['packed', 'waiting'], 'preparing'],
  [['sent'], 'sent'],
  [['packed', 'sent'], 'partlySent'],
  [['sent', 'outForDelivery'], 'sent'],
  [['outForDelivery'], 'outForDelivery'],
  [['sent', 'delivered'], 'partlyDelivered'],
  [['ready', 'delivered'], 'partlyDelivered'],
  [['delivered', 'delivered'], 'delivered'],
  [['delivered', 'collected'], 'delivered'],
  [['ready'], 'ready'],
  [['ready', 'packed'], 'partlyReady'],
  [['collected'], 'collected'],
])('calls parcels that are %j %s', (states, progress) => {
  expect(orderProgress(states)).toBe(progress);
});
