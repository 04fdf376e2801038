import {
  getCncAvailability,
  getPickupPoint,
  getPickupPoints,
  searchPlaces,
} from '@touchline/contract/pickup/endpoints';
import type { PickupPointType } from '@touchline/contract/pickup/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { fillBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { foldText } from '../../catalogue/products/foldText.ts';
import { collectingMarket, sku, stockStore } from './testing/collecting.ts';
import { samplePoint } from './testing/samplePoint.ts';
import { writePlaces, writePoints } from './writePoints.ts';

const here = { lat: 53.48, lon: -2.24 };

describeOnDatabases('Pick-up points', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  let basketId: string;
  const start = async (products = [sampleProduct()]) => {
    checkout = await openCheckout(database, { market: collectingMarket(), products });
    guest = checkout.shopper();
    ({ basketId } = await fillBag(guest, 2));
  };
  beforeEach(async () => {
    database = await open();
    await writePoints(database.db, [
      samplePoint({ phone: '0161 496 0000', closed_days: ['2026-12-25'] }),
      samplePoint({ id: 'MAN-2', lat: 53.49 }),
      samplePoint({ id: 'MAN-3', lat: 53.5 }),
      samplePoint({ id: 'LON-1', lat: 51.5, lon: -0.1 }),
      samplePoint({ id: 'P1', type: 'parcelShop', carrier_code: 'BOX', carrier_name: 'Boxline' }),
      samplePoint({ id: 'P2', type: 'parcelShop', carrier_code: 'BOX', capacity: 0 }),
      samplePoint({ id: 'P3', type: 'parcelShop', carrier_code: 'BOX', is_closed: true }),
      samplePoint({ id: 'P4', type: 'parcelShop', carrier_code: 'OTHER' }),
    ]);
    await start();
  });
  afterEach(() => database.close());

  const near = (type: PickupPointType, more: { limit?: number } = {}) =>
    guest.call(getPickupPoints, { params: { basketId, type }, query: { ...here, ...more } });

  describe.each(['chk', 'bridge'] as const)('asked for on %s', (surface) => {
    it('are the stores near a place, with what they have of the basket [C7.29]', async () => {
      guest.use(surface);
      await stockStore(database.db, 'MAN-1', 2);
      await stockStore(database.db, 'MAN-2', 1);
      const stores = await near('cnc');
      expect(stores.map(({ id, stock, readyBy }) => [id, stock, readyBy])).toEqual([
        ['MAN-1', 'all', '2026-11-21T14:00:00.000Z'],
        ['MAN-2', 'later', '2026-11-26T10:00:00.000Z'],
        ['MAN-3', 'later', '2026-11-26T10:00:00.000Z'],
      ]);
      expect(stores[1]?.lines).toMatchObject([
        { productId: sku, productName: 'Tempo 4', quantity: 2, availableQuantity: 1 },
      ]);
      expect(await near('cnc', { limit: 1 })).toHaveLength(1);
    });

    it('are one point by id and type [C7.30]', async () => {
      guest.use(surface);
      const read = (id: string, type: PickupPointType) =>
        guest.call(getPickupPoint, { params: { id, type } });
      expect(await read('MAN-1', 'cnc')).toMatchObject({
        ...{ name: 'Market Street', phoneNumber: '0161 496 0000', timeZone: 'Europe/London' },
        ...{ closedDays: ['2026-12-25'], address: { line1: '14 Market Street', city: 'Manchester' } },
      });
      await expect(read('MAN-1', 'locker')).rejects.toMatchObject({ name: 'NotFound' });
    });
  });

  it('are those of the carriers that deliver, with the full and the closed ones marked', async () => {
    const found = await near('parcelShop');
    expect(found.map(({ id, unavailable }) => [id, unavailable])).toEqual([
      ['P1', undefined],
      ['P2', 'full'],
      ['P3', 'closed'],
    ]);
    expect(found[0]).toMatchObject({ carrierName: 'Boxline', readyBy: '2026-11-26T10:00:00.000Z' });
    expect(found[0]?.stock).toBeUndefined();
    expect(found[1]?.readyBy).toBeUndefined();
  });

  it('stand apart where they have one spot, with four decimals [C9.09]', async () => {
    const spots = (await near('parcelShop')).map(({ lat, lon }) => `${lat} ${lon}`);
    expect(spots).toEqual(['53.4822 -2.2426', '53.4822 -2.2425', '53.4822 -2.2424']);
  });

  it('have some of the lines, or none and nothing can be sent', async () => {
    const [size] = sampleProduct().variants;
    if (!size) throw new Error('The sample has no size.');
    await start([sampleProduct(), sampleProduct({ id: 'SOCKS', variants: [{ ...size, sku: 'SOCKS_1' }] })]);
    await guest.raw('POST', `/baskets/${basketId}/items`, [{ productId: 'SOCKS_1', quantity: 1 }]);
    await stockStore(database.db, 'MAN-2', 1, 'SOCKS_1');
    const stocks = async () => (await near('cnc')).map(({ stock }) => stock);
    expect(await stocks()).toEqual(['later', 'some', 'later']);
    await database.db.updateTable('stock').set({ on_hand: 0 }).where('sku', '=', sku).execute();
    expect(await stocks()).toEqual(['none', 'none', 'none']);
    expect((await near('cnc'))[0]?.readyBy).toBeUndefined();
  });

  it('are not found from coordinates that are none, or in another basket', async () => {
    const status = async (path: string) => (await guest.raw('GET', path)).status;
    expect(await status(`/baskets/${basketId}/pickup_points/cnc?lat=91&lon=0`)).toBe(422);
    expect(await status(`/baskets/${basketId}/pickup_points/tent?lat=51&lon=0`)).toBe(404);
    expect(await status('/baskets/another/pickup_points/cnc?lat=51&lon=0')).toBe(404);
  });

  it('tell what stores have of one size, of one or of those near a place [C7.37]', async () => {
    await stockStore(database.db, 'MAN-1', 3);
    const ask = (query: { storeId?: string; lat?: number; lon?: number; productId?: string }) =>
      guest.call(getCncAvailability, { query: { productId: sku, ...query } });
    expect(await ask({ storeId: 'MAN-1' })).toMatchObject([
      { store: { id: 'MAN-1' }, productId: sku, availableQuantity: 3, readyBy: '2026-11-21T14:00:00.000Z' },
    ]);
    expect((await ask(here)).map(({ store, availableQuantity }) => [store.id, availableQuantity])).toEqual([
      ['MAN-1', 3],
      ['MAN-2', 0],
      ['MAN-3', 0],
    ]);
    await expect(ask({ storeId: 'none' })).rejects.toMatchObject({ name: 'NotFound' });
    await expect(ask({ ...here, productId: 'none' })).rejects.toMatchObject({ name: 'NotFound' });
    expect((await guest.raw('GET', `/cnc_availability?productId=${sku}`)).status).toBe(422);
  });

  it('are searched near a place by postal code, town or district', async () => {
    const place = (name: string, postal_code: string, country = 'GB') => ({
      ...{ name, postal_code, country, folded: foldText(name), lat: 53.48224, lon: -2.24262 },
    });
    await writePlaces(database.db, [
      ...[place('Ancoats, Manchester', 'M4'), place('Manchester', 'M1'), place('Salford', 'M5')],
      ...[place('Mânes', ''), place('Camden, London', 'NW1'), place('Manchester', '03101', 'US')],
    ]);
    const find = async (text: string) =>
      (await guest.call(searchPlaces, { query: { text } })).map(({ name }) => name);
    // What was found is found again by its name as it is shown.
    expect((await find('Ancoats, Manchester M4'))[0]).toBe('Ancoats, Manchester M4');
    expect((await find('m1 manchester'))[0]).toBe('Manchester M1');
    expect(await find('m4 3aq')).toEqual(['Ancoats, Manchester M4']);
    expect(await find('M4')).toEqual(['Ancoats, Manchester M4']);
    expect(await find('manch')).toEqual(['Manchester M1', 'Ancoats, Manchester M4']);
    expect(await find('man')).toEqual(['Mânes', 'Manchester M1', 'Ancoats, Manchester M4']);
    expect(await find('london')).toEqual(['Camden, London NW1']);
    expect(await find('%')).toEqual([]);
    expect(await find('nowhere')).toEqual([]);
  });
});
