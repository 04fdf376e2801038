import type { PickupPointType } from '@touchline/contract/pickup/schema';
import { foldText } from '@touchline/commerce/catalogue/foldText';
import { pointKey, type PointRecord } from '@touchline/commerce/pickup/PointRecord';
import { readOpeningHours } from '@touchline/commerce/pickup/readOpeningHours';
import type { PlaceRecord } from '@touchline/commerce/pickup/writePoints';
import { places } from '../pickup/places.ts';
import { storeHolidays, stores } from '../pickup/stores.ts';

/** Points of the carrier in each of its countries. */
const pointsOfCarrier = 30;
const carrier = { carrier_code: 'BOXLINE', carrier_name: 'Boxline' };

const rowsOf = (table: string): string[][] =>
  table
    .split(/[\n;](?!\s*(?:Su|Sa) )/)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => row.split('|'));

/** The places of the demo's markets. */
export const demoPlaces = (): PlaceRecord[] =>
  Object.entries(places).flatMap(([country, table]) =>
    rowsOf(table).map(([name = '', postal_code = '', lat, lon]) => ({
      ...{ country, postal_code, name, folded: foldText(name), lat: Number(lat), lon: Number(lon) },
    })),
  );

/** The stores of the demo. */
export const demoStores = (): PointRecord[] =>
  Object.entries(stores).flatMap(([country, table]) =>
    rowsOf(table).map(
      ([
        id = '',
        name = '',
        street = '',
        code = '',
        city = '',
        region = '',
        lat,
        lon,
        zone = '',
        hours = '',
      ]) =>
        point('cnc', id, {
          ...{ name, street, postal_code: code, city, region, country, time_zone: zone },
          ...{ lat: Number(lat), lon: Number(lon), closed_days: [...(storeHolidays[country] ?? [])] },
          opening_hours: readOpeningHours(hours) ?? [],
        }),
    ),
  );

const words: Readonly<Record<string, { zone: string; shops: string[]; streets: string[]; locker: string }>> =
  {
    GB: {
      ...{ zone: 'Europe/London', locker: 'Locker', shops: ['Corner Shop', 'News & Post', 'Garden Stores'] },
      streets: ['Elm Road', 'Station Parade', 'Chapel Street', 'Mill Lane', 'Bridge Street'],
    },
    DE: {
      ...{ zone: 'Europe/Berlin', locker: 'Paketfach', shops: ['Kiosk', 'Schreibwaren', 'Blumenladen'] },
      streets: ['Lindenweg', 'Bahnhofsallee', 'Gartenstraße', 'Mühlenweg', 'Brückenstraße'],
    },
  };

/** Parcel shops and lockers of the demo's carrier: near every second place, some of them full or closed. */
export const demoCarrierPoints = (): PointRecord[] =>
  Object.entries(words).flatMap(([country, { zone, shops, streets, locker }]) =>
    rowsOf(places[country] ?? '')
      .slice(0, pointsOfCarrier)
      .map(([place = '', code = '', lat, lon], at) => {
        const isLocker = at % 2 === 1;
        const street = streets[at % streets.length] ?? '';
        const house = 3 + ((at * 17) % 90);
        const shop = shops[at % shops.length] ?? '';
        return point(isLocker ? 'locker' : 'parcelShop', `${country}-${101 + at}`, {
          ...carrier,
          name: isLocker ? `${locker} ${street}` : `${shop} ${street}`,
          street: country === 'DE' ? `${street} ${house}` : `${house} ${street}`,
          ...{
            postal_code: code,
            city: place.split(', ').at(-1) ?? place,
            region: '',
            country,
            time_zone: zone,
          },
          ...{ lat: Number(lat) + ((at % 5) - 2) * 0.0021, lon: Number(lon) + ((at % 3) - 1) * 0.0034 },
          opening_hours: readOpeningHours(isLocker ? '24/7' : hoursOfShop(at)) ?? [],
          ...{ closed_days: [], capacity: at % 11 === 5 ? 0 : null, is_closed: at % 13 === 8 },
        });
      }),
  );

/** Every other shop closes at noon. */
const hoursOfShop = (at: number): string =>
  at % 4 === 0 ? 'Mo-Fr 09:00-12:30,14:00-18:00; Sa 09:00-13:00' : 'Mo-Fr 08:00-19:00; Sa 08:00-18:00';

type Given = Omit<
  PointRecord,
  'key' | 'type' | 'id' | 'phone' | 'active' | 'carrier_code' | 'carrier_name' | 'capacity' | 'is_closed'
> &
  Partial<PointRecord>;

const point = (type: PickupPointType, id: string, given: Given): PointRecord => ({
  ...{ key: pointKey({ type, id }), type, id, phone: null, carrier_code: null, carrier_name: null },
  ...{ capacity: null, is_closed: false, active: true },
  ...given,
});
