import * as z from 'zod/mini';
import { basketErrors, Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pickupPointLimits } from './constants.ts';
import { PickupPoint, PickupPointType, Place, StoreAvailability } from './schema.ts';

const latitude = z.coerce.number().check(z.gte(-90), z.lte(90));
const longitude = z.coerce.number().check(z.gte(-180), z.lte(180));
const id = z.string().check(z.minLength(1), z.maxLength(80));
const limit = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(pickupPointLimits.max)));

export const getPickupPoints = defineEndpoint({
  id: 'getPickupPoints',
  summary:
    'Stores, parcel shops or lockers near a place, nearest first, with what stores have of the basket.',
  method: 'GET',
  base: 'checkout',
  path: '/baskets/{basketId}/pickup_points/{type}',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  params: z.object({ basketId: z.string(), type: PickupPointType }),
  query: z.extend(Site, { lat: latitude, lon: longitude, limit }),
  response: z.array(PickupPoint),
  errors: { ...basketErrors, 422: 'InvalidParameters: the coordinates are none.' },
});

export const getPickupPoint = defineEndpoint({
  id: 'getPickupPoint',
  summary:
    'One pick-up point; the last segment is its type, because carriers number their points by themselves.',
  method: 'GET',
  base: 'checkout',
  path: '/pickuppoint/{id}/{type}',
  access: { caller: 'anyone' },
  params: z.object({ id, type: PickupPointType }),
  query: Site,
  response: PickupPoint,
  errors: { 404: 'No such point.' },
});

export const searchPlaces = defineEndpoint({
  id: 'searchPlaces',
  summary: 'Places of the market by postal code, town or district, best match first; at most 8.',
  method: 'GET',
  base: 'checkout',
  path: '/places',
  access: { caller: 'anyone' },
  query: z.extend(Site, { text: z.string().check(z.minLength(1), z.maxLength(100)) }),
  cache: 'cache-first',
  freshSeconds: 300,
  response: z.array(Place),
  errors: { 429: 'Too many; see Retry-After.' },
});

export const getCncAvailability = defineEndpoint({
  id: 'getCncAvailability',
  summary: 'What stores have of one size: of one store, or of those near a place.',
  method: 'GET',
  base: 'checkout',
  path: '/cnc_availability',
  access: { caller: 'anyone' },
  query: z.extend(Site, {
    productId: z.string().check(z.minLength(1), z.maxLength(80)),
    storeId: z.optional(id),
    lat: z.optional(latitude),
    lon: z.optional(longitude),
    limit,
  }),
  cache: 'network-only',
  response: z.array(StoreAvailability),
  errors: { 404: 'No such product or store.', 422: 'InvalidParameters: neither a store nor a place.' },
});
