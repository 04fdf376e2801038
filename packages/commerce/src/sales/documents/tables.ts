import type { Migration } from '../../kernel/database/Migration.ts';

/** Documents that have a number. */
export const numberedKinds = ['invoice', 'creditNote'] as const;
export type NumberedKind = (typeof numberedKinds)[number];

export interface DocumentTables {
  /**
   * Every invoice and credit note. Written by triggers at the end of the transaction that makes them due, see
   * `makeDueDocuments`: no statement of the shop inserts, changes or deletes one.
   */
  documents: {
    /** `GB-2026-I000001`, `GB-2026-C000001`: without gaps in a market and a year (UTC). */
    number: string;
    kind: NumberedKind;
    order_id: string;
    /** The return that a credit note is for; null where an order was cancelled, or money given back without goods. */
    return_id: string | null;
    /** What it is about in all, in whole minor units: the total of the order, or what comes back. */
    minor: number;
    made_at: Date;
  };
  /** The last number given of a kind of document, of a market and a year. */
  document_numbers: { kind: string; market: string; year: number; last: number };
}

/**
 * Gives a document its number. Called last in a transaction, so that whoever waits for the number waits for nothing else;
 * a transaction that fails gives it back, because the next one waits for its end.
 */
const addDocument = `
  create function add_document(of_kind text, ordered orders, of_return text, amount bigint, made timestamptz)
  returns void language plpgsql as $$
  declare
    letter text := case of_kind when 'invoice' then 'I' else 'C' end;
    in_year int := extract(year from made at time zone 'UTC')::int;
    given int;
  begin
    insert into document_numbers (kind, market, year, last) values (letter, ordered.market, in_year, 1)
      on conflict (kind, market, year) do update set last = document_numbers.last + 1 returning last into given;
    insert into documents (number, kind, order_id, return_id, minor, made_at) values (
      upper(ordered.market) || '-' || in_year || '-' || letter || lpad(given::text, 6, '0'),
      of_kind, ordered.id, of_return, amount, made);
  end $$`;

/** As it was at first; `documents-002` replaces it. */
const makeDocuments = `
  create function make_documents(of_order text, made timestamptz) returns void language plpgsql as $$
  declare
    ordered orders;
    paid payments;
    has_invoice boolean;
    back refunds;
    credited bigint;
    given bigint;
  begin
    select * into ordered from orders where id = of_order;
    select * into paid from payments where order_id = of_order;
    if ordered.id is null or ordered.total_minor = 0 or ordered.status in ('created', 'failed') then return; end if;
    -- Another size in exchange was paid for with the order that it replaces, and is credited there.
    if ordered.replaces is not null or ordered.paid_in is not null then return; end if;
    has_invoice := exists (select from documents where order_id = of_order and kind = 'invoice');
    if not has_invoice and (ordered.status = 'cancelled' or not (
      coalesce(paid.state in ('captured', 'refunded'), false)
      or exists (select from parcels where order_id = of_order and state not in ('waiting', 'packed'))))
    then return; end if;
    -- One transaction of a market at a time: two that make the same due do not both make it.
    perform pg_advisory_xact_lock(hashtext('documents ' || ordered.market));
    if not exists (select from documents where order_id = of_order and kind = 'invoice') then
      perform add_document('invoice', ordered, null, ordered.total_minor, made);
    end if;
    select coalesce(sum(minor), 0) into credited from documents where order_id = of_order and kind = 'creditNote';
    for back in select r.* from refunds r where r.order_id = of_order
      and not exists (select from documents d where d.return_id = r.return_id) order by r.return_id
    loop
      back.minor := least(back.minor, ordered.total_minor - credited);
      if back.minor > 0 then
        perform add_document('creditNote', ordered, back.return_id, back.minor, made);
        credited := credited + back.minor;
      end if;
    end loop;
    -- What a provider has only been asked for may be refused.
    select paid.refunded_minor + paid.gift_returned_minor - coalesce(sum(minor), 0) into given
      from payment_operations where payment_id = paid.id and kind = 'refund' and state = 'asked';
    if ordered.status = 'cancelled' then given := ordered.total_minor; end if;
    if least(given, ordered.total_minor) > credited then
      perform add_document('creditNote', ordered, null, least(given, ordered.total_minor) - credited, made);
    end if;
  end $$`;

/**
 * What is due for an order and not made yet, in the order in which it is made:
 * - its invoice, once money is taken or something has left or lies ready;
 * - a credit note for each return that has arrived;
 * - one for the rest of an order that is cancelled, and one for what was given back besides.
 * Together the credit notes are never more than the invoice.
 */
const dueDocuments = `
  create function due_documents(ordered orders, paid payments)
  returns table (of_kind text, of_return text, amount bigint) language plpgsql as $$
  declare
    has_invoice boolean := exists (select from documents d where d.order_id = ordered.id and d.kind = 'invoice');
    back refunds;
    credited bigint;
    given bigint;
  begin
    if not has_invoice and (ordered.status = 'cancelled' or not (
      coalesce(paid.state in ('captured', 'refunded'), false)
      or exists (select from parcels c where c.order_id = ordered.id and c.state not in ('waiting', 'packed'))))
    then return; end if;
    if not has_invoice then
      of_kind := 'invoice'; of_return := null; amount := ordered.total_minor;
      return next;
    end if;
    of_kind := 'creditNote';
    select coalesce(sum(d.minor), 0) into credited
      from documents d where d.order_id = ordered.id and d.kind = 'creditNote';
    for back in select r.* from refunds r where r.order_id = ordered.id
      and not exists (select from documents d where d.return_id = r.return_id) order by r.return_id
    loop
      amount := least(back.minor, ordered.total_minor - credited);
      if amount > 0 then
        of_return := back.return_id;
        return next;
        credited := credited + amount;
      end if;
    end loop;
    -- What a provider has only been asked for may be refused.
    select paid.refunded_minor + paid.gift_returned_minor - coalesce(sum(o.minor), 0) into given
      from payment_operations o where o.payment_id = paid.id and o.kind = 'refund' and o.state = 'asked';
    if ordered.status = 'cancelled' then given := ordered.total_minor; end if;
    amount := least(given, ordered.total_minor) - credited;
    if amount > 0 then
      of_return := null;
      return next;
    end if;
  end $$`;

/**
 * Makes what is due for an order. Of transactions that make something, one of a market comes after the other: two that make
 * the same due do not both make it. The many that change an order's money without making anything wait for nobody.
 */
const makeDueDocuments = `
  create or replace function make_documents(of_order text, made timestamptz) returns void language plpgsql as $$
  declare
    ordered orders;
    paid payments;
    due record;
  begin
    select * into ordered from orders where id = of_order;
    select * into paid from payments where order_id = of_order;
    if ordered.id is null or ordered.total_minor = 0 or ordered.status in ('created', 'failed') then return; end if;
    -- Another size in exchange was paid for with the order that it replaces, and is credited there.
    if ordered.replaces is not null or ordered.paid_in is not null then return; end if;
    if not exists (select from due_documents(ordered, paid)) then return; end if;
    perform pg_advisory_xact_lock(hashtext('documents ' || ordered.market));
    for due in select * from due_documents(ordered, paid) loop
      perform add_document(due.of_kind, ordered, due.of_return, due.amount, made);
    end loop;
  end $$`;

/** At the end of a transaction that changed something a document may be due for; \`tg_argv\` names the order's column. */
const documentsDue = `
  create function documents_due() returns trigger language plpgsql as $$
  begin
    perform make_documents(to_jsonb(new) ->> tg_argv[0], new.changed_at);
    return null;
  end $$`;

const triggerOn = (table: string, event: string, when: string, column = 'order_id') =>
  `create constraint trigger ${table}_documents after ${event} on ${table} deferrable initially deferred
   for each row when (${when}) execute function documents_due('${column}')`;

export const documentMigrations: readonly Migration[] = [
  {
    name: 'documents-001',
    statements: [
      `create table documents (
         number text primary key, kind text not null check (kind in ('invoice', 'creditNote')),
         order_id text not null references orders (id) on delete cascade,
         return_id text unique references returns (id) on delete cascade,
         minor bigint not null check (minor > 0), made_at timestamptz not null
       )`,
      'create index documents_order on documents (order_id)',
      `create unique index documents_invoice on documents (order_id) where kind = 'invoice'`,
      addDocument,
      makeDocuments,
      documentsDue,
      // Credit notes that have a number already keep it; then everything else that is due, in the order of its orders.
      `insert into documents (number, kind, order_id, return_id, minor, made_at)
       select b.credit_number, 'creditNote', b.order_id, b.id, r.minor, b.received_at
       from returns b join refunds r on r.return_id = b.id where b.credit_number is not null and r.minor > 0`,
      `do $$ declare old orders; begin
         for old in select o.* from orders o where o.placed_at is not null order by o.placed_at, o.id loop
           perform make_documents(old.id, old.placed_at);
         end loop;
       end $$`,
      'alter table returns drop column credit_number',
      triggerOn('payments', 'update', `new.state in ('captured', 'refunded')`),
      triggerOn(
        'parcels',
        'update of state',
        `old.state is distinct from new.state and new.state not in ('waiting', 'packed')`,
      ),
      triggerOn('orders', 'update of status', `old.status is distinct from new.status`, 'id'),
      triggerOn('refunds', 'insert', 'true'),
    ],
  },
  { name: 'documents-002', statements: [dueDocuments, makeDueDocuments] },
];
