import type { Migration } from '../../kernel/database/Migration.ts';

export interface SchedulingTables {
  /**
   * Who has a place in a delivery slot: a basket while its stock is held (`baskets.reserved_until`), or an order. What
   * lapsed is counted by nobody, and is deleted by whoever books the slot next.
   */
  slot_bookings: {
    basket_id: string;
    /** Kind of the shipment. */
    kind: string;
    market: string;
    method_id: string;
    /** Id of the slot: `2026-12-01T18:00-22:00`. */
    slot: string;
    ends_at: Date;
    order_id: string | null;
  };
}

/** A booking that others have to leave alone: an order's, or of a basket that holds its stock. */
const isKept = `(b.order_id is not null or exists (
  select from baskets k where k.id = b.basket_id and k.reserved_until > at))`;

/**
 * Books slots for the shipments of a basket at the version that was read: all or none. It is a function because its
 * queries see what was committed while it waited for the locks, so the last place is booked once. The basket is locked
 * first, then the slots in the order of their names, and only then bookings. A place that the basket has stays its own.
 */
export const createBookSlots = `
  create function book_slots(
    this_basket text, at_version int, wanted jsonb, at timestamptz, out outcome text, out full_kinds text[]
  ) language plpgsql volatile as $$
  declare wish record; taken int;
  begin
    full_kinds := array[]::text[];
    perform from baskets where id = this_basket and version = at_version and state = 'open' for update;
    if not found then outcome := 'changed'; return; end if;
    for wish in select distinct market, method, slot
      from jsonb_to_recordset(wanted) as w (market text, method text, slot text) order by 1, 2, 3
    loop
      perform pg_advisory_xact_lock(746030, hashtext(wish.market || ' ' || wish.method || ' ' || wish.slot));
    end loop;
    for wish in select * from jsonb_to_recordset(wanted)
      as w (kind text, market text, method text, slot text, capacity int) order by kind
    loop
      continue when exists (select from slot_bookings b where b.basket_id = this_basket and b.kind = wish.kind
        and b.market = wish.market and b.method_id = wish.method and b.slot = wish.slot);
      delete from slot_bookings b where b.market = wish.market and b.method_id = wish.method and b.slot = wish.slot
        and b.basket_id <> this_basket and not ${isKept};
      select count(*) into taken from slot_bookings b
        where b.market = wish.market and b.method_id = wish.method and b.slot = wish.slot and b.basket_id <> this_basket;
      -- Shipments of one basket may want the same slot: those before this one, and those that have it.
      taken := taken + (select count(*) from jsonb_to_recordset(wanted) as w (kind text, market text, method text, slot text)
        where w.kind <> wish.kind and w.market = wish.market and w.method = wish.method and w.slot = wish.slot
          and (w.kind < wish.kind or exists (select from slot_bookings b where b.basket_id = this_basket
            and b.kind = w.kind and b.market = w.market and b.method_id = w.method and b.slot = w.slot)));
      if taken >= wish.capacity then full_kinds := full_kinds || wish.kind; end if;
    end loop;
    if cardinality(full_kinds) > 0 then outcome := 'full'; return; end if;
    delete from slot_bookings b where b.basket_id = this_basket
      and b.kind not in (select kind from jsonb_to_recordset(wanted) as w (kind text));
    insert into slot_bookings (basket_id, kind, market, method_id, slot, ends_at)
      select this_basket, kind, market, method, slot, ends
      from jsonb_to_recordset(wanted) as w (kind text, market text, method text, slot text, ends timestamptz)
      on conflict (basket_id, kind) do update set market = excluded.market, method_id = excluded.method_id,
        slot = excluded.slot, ends_at = excluded.ends_at;
    outcome := 'booked';
  end $$`;

export const schedulingMigrations: readonly Migration[] = [
  {
    name: 'scheduling-001',
    statements: [
      `create table slot_bookings (
         basket_id text not null, kind text not null, market text not null, method_id text not null,
         slot text not null, ends_at timestamptz not null, order_id text, primary key (basket_id, kind)
       )`,
      'create index slot_bookings_slot on slot_bookings (market, method_id, slot)',
      'create index slot_bookings_order on slot_bookings (order_id) where order_id is not null',
      'create index slot_bookings_ends on slot_bookings (ends_at)',
      createBookSlots,
    ],
  },
];
