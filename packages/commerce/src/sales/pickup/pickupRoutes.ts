import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { pickupPointLimits } from '@touchline/contract/pickup/constants';
import * as calls from '@touchline/contract/pickup/endpoints';
import type { PickupPoint, PickupPointType, StoreAvailability } from '@touchline/contract/pickup/schema';
import { notFound, unreadable } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { openBasket } from '../basket/editBasket.ts';
import { loadBasket } from '../basket/loadBasket.ts';
import { linesAtStore } from './linesAtStore.ts';
import { nearValues, searchNear, type NearPoint } from './nearPoints.ts';
import { searchPlaces } from './places.ts';
import { pointTypesOf } from './pointFault.ts';
import { pointKey, type PointRecord } from './PointRecord.ts';
import { pointView } from './pointView.ts';
import { readyAt } from './readyAt.ts';
import { separatePoints } from './separatePoints.ts';
import { storeStockOf } from './storeAvailability.ts';

/** Searches of one source: a person types some letters, and moves a map. */
const searches: Limit = { what: 'pickup-search', max: 240, seconds: 600 };

/** Where orders are collected: points near a place, one point, places, and what stores have of a size. */
export function pickupRoutes(router: Router, shop: CommerceContext): void {
  const nearIn = async (
    { country, deliveryMethods }: Market,
    type: PickupPointType,
    { lat, lon, limit = pickupPointLimits.default }: { lat: number; lon: number; limit?: number | undefined },
  ): Promise<NearPoint[]> => {
    const carriers = deliveryMethods
      .filter((method) => pointTypesOf(method).includes(type))
      .map(({ carrierCode }) => carrierCode);
    if (carriers.length === 0) return [];
    const { rows } = await searchNear(shop.db, nearValues({ country, type, carriers, lat, lon, limit }));
    return separatePoints(rows);
  };

  router.route(calls.getPickupPoints, async (call) => {
    const { params, query, site, now } = call;
    await shop.limits.take(searches, call.source);
    const { type } = params;
    const { basket, loaded } = await openBasket(shop, call, params.basketId);
    if (basket.state === 'closed') throw notFound('basket');
    const found = await nearIn(site.market, type, query);
    if (type !== 'cnc') return found.map((point) => nearView(point, site.market, now));
    const skus = [...new Set(basket.data.lines.map(({ sku }) => sku))];
    const stores = found.map(({ id }) => id);
    const stockOf = await storeStockOf(shop.db, stores, skus, { basketId: basket.id, now });
    return found.map((point): PickupPoint => {
      const { stock, lines, readyFrom } = linesAtStore(basket.data.lines, loaded, point, stockOf, site, now);
      const ready = { isInStore: stock === 'all', readyFrom };
      const { readyBy, ...view } = nearView(point, site.market, now, ready);
      return { ...view, stock, lines, ...(readyBy && stock !== 'none' ? { readyBy } : {}) };
    });
  });

  router.route(calls.getPickupPoint, async ({ params, query }) => {
    const { market } = shop.markets.site(query.sitePath);
    const point = await shop.db
      .selectFrom('pickup_points')
      .selectAll()
      .where('key', '=', pointKey(params))
      .where('country', '=', market.country)
      .executeTakeFirst();
    if (!point) throw notFound('pick-up point');
    return pointView(point);
  });

  router.route(calls.searchPlaces, async ({ query, source }) => {
    await shop.limits.take(searches, source);
    return searchPlaces(shop.db, shop.markets.site(query.sitePath).market, query.text);
  });

  router.route(calls.getCncAvailability, async ({ query, source }) => {
    await shop.limits.take(searches, source);
    const now = shop.clock.now();
    const site = shop.markets.site(query.sitePath);
    const { market } = site;
    const { productId: sku, storeId, lat, lon, limit } = query;
    const key = storeId === undefined ? undefined : pointKey({ type: 'cnc', id: storeId });
    if (key === undefined && (lat === undefined || lon === undefined))
      throw unreadable('Name a store, or a place by lat and lon.');
    const loaded = await loadBasket(shop.db, {
      ...{ basketId: undefined, owner: undefined, market, language: site.language.code, now },
      ...{ skus: [sku], points: key === undefined ? [] : [key] },
    });
    if (!loaded.facts.has(sku)) throw notFound('product');
    const named = key === undefined ? undefined : loaded.points.get(key);
    if (key !== undefined && named?.country !== market.country) throw notFound('store');
    const stores = named ? [named] : await nearIn(market, 'cnc', { lat: lat ?? 0, lon: lon ?? 0, limit });
    const ids = stores.map(({ id }) => id);
    const stockOf = await storeStockOf(shop.db, ids, [sku], { now });
    const line = { id: '', sku, quantity: 1, seen: { market: market.code, price: 0 } };
    return stores.map((point): StoreAvailability => {
      const { stock, lines, readyFrom } = linesAtStore([line], loaded, point, stockOf, site, now);
      const ready = { isInStore: stock === 'all', readyFrom };
      const { readyBy, ...store } = nearView(point, market, now, ready);
      return {
        ...{ store, productId: sku, availableQuantity: lines[0]?.availableQuantity ?? 0 },
        ...(readyBy && stock !== 'none' ? { readyBy } : {}),
      };
    });
  });
}

const notInStore = { isInStore: false, readyFrom: undefined };

/** A point of a search: its distance, and from when on an order placed now can be collected there. */
function nearView(
  point: PointRecord & { readonly distance?: number },
  market: Market,
  now: Date,
  ready: Parameters<typeof readyAt>[2] = notInStore,
): PickupPoint {
  const method = market.deliveryMethods.find((each) => isOf(each, point));
  const view = pointView(point);
  return {
    ...view,
    ...(point.distance === undefined ? {} : { distance: point.distance }),
    ...(method && !view.unavailable
      ? { readyBy: readyAt(method, point, ready, market, now).toISOString() }
      : {}),
  };
}

const isOf = (method: DeliveryMethod, { type, carrier_code: carrier }: PointRecord): boolean =>
  pointTypesOf(method).includes(type) && (carrier === null || carrier === method.carrierCode);
