import type { ColumnType, Generated } from 'kysely';
import type { OpeningHours, PickupPointType } from '@touchline/contract/pickup/schema';
import type { Migration } from '../../kernel/database/Migration.ts';

export interface PickupTables {
  /** Stores, parcel shops and lockers at which an order is collected. */
  pickup_points: {
    /** Type and id, `cnc/LDN-1`: carriers number their points by themselves. */
    key: string;
    type: PickupPointType;
    id: string;
    name: string;
    carrier_code: string | null;
    carrier_name: string | null;
    street: string;
    postal_code: string;
    city: string;
    region: string;
    country: string;
    phone: string | null;
    lat: number;
    lon: number;
    time_zone: string;
    /** None are known where the list is empty. */
    opening_hours: ColumnType<OpeningHours[], string, string>;
    /** `YYYY-MM-DD`. */
    closed_days: string[];
    /** Parcels it still takes; `null` where nobody counts them. */
    capacity: number | null;
    /** It takes no parcels until further notice. */
    is_closed: Generated<boolean>;
    /** Whether it is offered: `false` once a file no longer contains it, or says that nothing is collected there. */
    active: Generated<boolean>;
  };
  /** Places of a market, near to which points are searched. */
  pickup_places: {
    country: string;
    postal_code: string;
    name: string;
    /** Name without accents and case, for the search. */
    folded: string;
    lat: number;
    lon: number;
  };
}

export const pickupMigrations: readonly Migration[] = [
  {
    name: 'pickup-001',
    statements: [
      `create table pickup_points (
         key text primary key, type text not null, id text not null, name text not null,
         carrier_code text, carrier_name text, street text not null, postal_code text not null, city text not null,
         region text not null, country text not null, phone text,
         lat double precision not null, lon double precision not null, time_zone text not null,
         opening_hours jsonb not null, closed_days text[] not null, capacity int check (capacity >= 0),
         is_closed boolean not null default false, active boolean not null default true
       )`,
      'create index pickup_points_near on pickup_points using gist (point(lon, lat)) where active',
      `create table pickup_places (
         country text not null, postal_code text not null, name text not null, folded text not null,
         lat double precision not null, lon double precision not null, primary key (country, postal_code, name)
       )`,
      'create index pickup_places_folded on pickup_places (country, folded text_pattern_ops)',
    ],
  },
];
