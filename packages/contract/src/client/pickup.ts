import { RateLimited } from '../errors.ts';
import type { PickupPoint, PickupPointType, Place, StoreAvailability } from '../pickup/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../pickup/endpoints.ts'));

/** Where pick-up points are searched, in degrees. */
export interface Coordinates {
  lat: number;
  lon: number;
}

/** Places that match what was typed, or why none are told. */
export type PlacesOutcome = { kind: 'found'; places: Place[] } | { kind: 'rateLimited'; retryAfter: number };

/** Returns the places of the market that match a postal code, town or district, best match first. */
export async function searchPlaces(
  call: Transport,
  text: string,
  signal?: AbortSignal,
): Promise<PlacesOutcome> {
  try {
    const places = await call((await calls()).searchPlaces, {
      query: { text },
      ...(signal ? { signal } : {}),
    });
    return { kind: 'found', places };
  } catch (error) {
    if (error instanceof RateLimited) return { kind: 'rateLimited', retryAfter: error.retryAfter };
    throw error;
  }
}

/** Returns the pick-up points of one type near a place, nearest first; stores with what they have of the basket. */
export async function getPickupPoints(
  call: Transport,
  basketId: string,
  type: PickupPointType,
  { lat, lon, limit }: Coordinates & { limit?: number },
): Promise<PickupPoint[]> {
  return call((await calls()).getPickupPoints, {
    params: { basketId, type },
    query: { lat: String(lat), lon: String(lon), ...(limit === undefined ? {} : { limit: String(limit) }) },
  });
}

/** Returns one pick-up point; `undefined` when there is none (any more). */
export async function getPickupPoint(
  call: Transport,
  { id, type }: { id: string; type: PickupPointType },
): Promise<PickupPoint | undefined> {
  return orUndefined(call((await calls()).getPickupPoint, { params: { id, type } }));
}

/** What of one size is asked for: in one store, or in those near a place. */
export type StoreQuery = { storeId: string } | (Coordinates & { limit?: number });

/** Returns what stores have of one size; `undefined` when the shop knows neither the product nor the store. */
export async function getCncAvailability(
  call: Transport,
  productId: string,
  where: StoreQuery,
): Promise<StoreAvailability[] | undefined> {
  const query = Object.fromEntries(Object.entries(where).map(([name, value]) => [name, String(value)]));
  return orUndefined(call((await calls()).getCncAvailability, { query: { productId, ...query } }));
}
