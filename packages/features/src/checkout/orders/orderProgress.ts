import type { ParcelState } from '@touchline/contract/order/parcelStates';

/** Where the parcels of an order are, taken together. */
export type OrderProgress =
  | 'preparing'
  | 'partlySent'
  | 'sent'
  | 'outForDelivery'
  | 'partlyReady'
  | 'ready'
  | 'partlyDelivered'
  | 'delivered'
  | 'collected';

const isThere = (state: ParcelState): boolean => state === 'delivered' || state === 'collected';
const isInHouse = (state: ParcelState): boolean => state === 'waiting' || state === 'packed';

/** Says of several parcels what is true of all, or that it is true of a part: nothing is called there that is not. */
export function orderProgress(states: readonly ParcelState[]): OrderProgress {
  const [first = 'waiting'] = states;
  if (states.every((state) => state === first) && !isInHouse(first)) return first as OrderProgress;
  if (states.every(isInHouse)) return 'preparing';
  if (states.every(isThere)) return 'delivered';
  if (states.some(isThere)) return 'partlyDelivered';
  if (states.includes('ready')) return 'partlyReady';
  return states.some(isInHouse) ? 'partlySent' : 'sent';
}
