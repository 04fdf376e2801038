import type { Generated } from 'kysely';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
import type { Migration } from '../../kernel/database/Migration.ts';

export interface FulfilmentTables {
  /** What is packed and sent, or laid ready, together: one for each delivery of an order that is not by email. */
  parcels: {
    /** `TL-2026-7K4F9Q.1` */
    id: string;
    order_id: string;
    /** Which delivery of the order it is, from 0. */
    delivery: number;
    /** It is fetched at a counter, not brought to a door. */
    is_collected: boolean;
    state: ParcelState;
    carrier: string | null;
    tracking_number: string | null;
    tracking_url: string | null;
    /** What its goods and its delivery cost, whoever pays it; of an order without anything by email, together its total. */
    due_minor: number;
    /** What its provider takes for it: its share of what gift cards leave; nothing of an order that is paid in cash. */
    capture_minor: number;
    /** When its share was taken, for money that was not taken with the order. */
    captured_at: Date | null;
    /** When the warehouse took it over. */
    handed_over_at: Date | null;
    created_at: Date;
    changed_at: Date;
  };
  /** When a parcel reached a state; of news that came twice, what the first said. */
  parcel_steps: { parcel_id: string; state: ParcelState; at: Date; heard_at: Generated<Date> };
  /** News that took effect. */
  fulfilment_events: { source: string; id: string; parcel_id: string; received_at: Date };
}

export const fulfilmentMigrations: readonly Migration[] = [
  {
    name: 'fulfilment-001',
    statements: [
      `create table parcels (
         id text primary key, order_id text not null references orders (id) on delete cascade,
         delivery int not null check (delivery >= 0), is_collected boolean not null, state text not null,
         carrier text, tracking_number text, tracking_url text,
         due_minor bigint not null check (due_minor >= 0),
         capture_minor bigint not null check (capture_minor between 0 and due_minor), captured_at timestamptz, handed_over_at timestamptz,
         created_at timestamptz not null, changed_at timestamptz not null,
         unique (order_id, delivery)
       )`,
      `create index parcels_under_way on parcels (changed_at) where state not in ('delivered', 'collected')`,
      `create index parcels_owed on parcels (changed_at) where captured_at is null`,
      `create table parcel_steps (
         parcel_id text not null references parcels (id) on delete cascade, state text not null,
         at timestamptz not null, heard_at timestamptz not null default now(), primary key (parcel_id, state)
       )`,
      `create table fulfilment_events (
         source text not null, id text not null, parcel_id text not null references parcels (id) on delete cascade,
         received_at timestamptz not null, primary key (source, id)
       )`,
      // Orders that wait for their parcels.
      `create index orders_to_pack on orders (placed_at) where status = 'new'`,
    ],
  },
];
