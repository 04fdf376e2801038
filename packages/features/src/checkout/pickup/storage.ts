import type { Coordinates } from '@touchline/contract/client/pickup';
import type { PickupPoint } from '@touchline/contract/pickup/schema';
import { defineStored, json } from '../../platform/storage/index.ts';

/** The store of the shop that the shopper chose last: the documents' slice of click and collect. */
export interface ChosenStore {
  id: string;
  name: string;
  /** The country of its market: another shop of ours does not know it. */
  country: string;
  /** Where it is; absent in a browser that stored it before this field. */
  coordinates?: Coordinates;
}

/** Checks a stored store. */
export function readChosenStore(stored: unknown): ChosenStore | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, name, country, coordinates } = stored as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof country !== 'string') return undefined;
  const place = readCoordinates(coordinates);
  return { id, name, country, ...(place ? { coordinates: place } : {}) };
}

function readCoordinates(stored: unknown): Coordinates | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { lat, lon } = stored as Record<string, unknown>;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}

/** What is kept of a store that is chosen. */
export const chosenStoreOf = (
  { id, name, lat, lon }: Pick<PickupPoint, 'id' | 'name' | 'lat' | 'lon'>,
  country: string,
): ChosenStore => ({ id, name, country, coordinates: { lat, lon } });

/** The store that was chosen last, so that pages of products say what it has; nothing of the shopper. */
export const chosenStore = defineStored({
  key: 'chosenStore',
  where: 'cookie',
  maxAge: 31_536_000,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: json(readChosenStore),
});

/** Everything that picking up stores. */
export const pickupStorage = [chosenStore];
