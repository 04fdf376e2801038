import type { Generated } from 'kysely';
import type {
  ExchangeState,
  ReturnMethod,
  ReturnReason,
  ReturnState,
} from '@touchline/contract/order/returnReasons';
import type { Migration } from '../../kernel/database/Migration.ts';
import { triggerOf } from '../life/triggerOf.ts';

/**
 * - `owed`: the money is to be given back.
 * - `refused`: the provider refused it; it is still owed, and asked for again.
 * - `done`: the provider has confirmed it; should it fail after all, it is `refused`.
 */
export const refundStates = ['owed', 'refused', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

export interface ReturnTables {
  /** What a shopper sends back of an order. Amounts in whole minor units of the order's currency. */
  returns: {
    /** `R-7K4F9Q2M` */
    id: string;
    order_id: string;
    /** One key of an order makes one return. */
    request_key: string;
    state: ReturnState;
    method: ReturnMethod;
    /** Delivery that comes back, because all of it goes back. */
    shipping_minor: number;
    /** What sending it back costs the shopper. */
    cost_minor: number;
    announced_at: Date;
    received_at: Date | null;
    refunded_at: Date | null;
    /** The order that takes the place of what was exchanged. */
    replacement_id: string | null;
  };
  return_lines: {
    return_id: string;
    item_id: string;
    quantity: number;
    reason: ReturnReason;
    /** What these pieces were paid with: after sale and voucher, with tax. */
    paid_minor: number;
    /** Delivery of its parcel, which comes back or goes on with this line; at most one line of a parcel has it. */
    delivery_minor: Generated<number>;
    /** Its condition is not taken, other than that of the rest: it goes back to the shopper, without money or another size. */
    is_refused: Generated<boolean>;
  };
  /** The other size that comes instead of the money of a line. Its pieces are out of the stock while it is `kept`. */
  exchanges: {
    return_id: string;
    item_id: string;
    sku: string;
    /** As the shopper saw it. */
    size: string;
    quantity: number;
    /** Delivery of what goes back, which the order in the other size is worth as well. */
    shipping_minor: number;
    state: ExchangeState;
    kept_until: Date;
  };
  /** Money that is owed for a return; at most one for each. */
  refunds: {
    return_id: string;
    /** The order whose payment gives it back: of goods that came in exchange, the one that was paid. */
    order_id: string;
    minor: number;
    state: RefundState;
    /** How often it could not be given back. */
    refusals: number;
    /** What the order's method gives back; the rest has gone to gift cards. Null until that is decided. */
    provider_minor: number | null;
    /** By which a refund is found that a person made. */
    reference: string | null;
    changed_at: Date;
  };
}

const returnSteps = ['announced>received', 'received>refunded'];
const refundSteps = ['owed>refused', 'owed>done', 'refused>done'];

export const returnMigrations: readonly Migration[] = [
  {
    name: 'returns-001',
    statements: [
      `create table returns (
         id text primary key, order_id text not null references orders (id) on delete cascade,
         request_key text not null, state text not null, method text not null,
         shipping_minor bigint not null check (shipping_minor >= 0), cost_minor bigint not null check (cost_minor >= 0),
         credit_number text unique, announced_at timestamptz not null, received_at timestamptz,
         refunded_at timestamptz, unique (order_id, request_key)
       )`,
      `create table return_lines (
         return_id text not null references returns (id) on delete cascade, item_id text not null,
         quantity int not null check (quantity > 0), reason text not null,
         paid_minor bigint not null check (paid_minor >= 0), primary key (return_id, item_id)
       )`,
      `create table refunds (
         return_id text primary key references returns (id) on delete cascade,
         order_id text not null references orders (id) on delete cascade,
         minor bigint not null check (minor >= 0), state text not null, refusals int not null,
         provider_minor bigint check (provider_minor between 0 and minor), reference text,
         changed_at timestamptz not null
       )`,
      `create index refunds_open on refunds (changed_at) where state <> 'done'`,
      `create table document_numbers (
         kind text not null, market text not null, year int not null, last int not null check (last > 0),
         primary key (kind, market, year)
       )`,
      triggerOf('returns', 'state', returnSteps),
      triggerOf('refunds', 'state', refundSteps),
    ],
  },
  {
    name: 'returns-exchange-001',
    statements: [
      `alter table orders add column replaces text references orders (id) on delete set null,
         add column paid_in text references orders (id) on delete set null`,
      'create index orders_replaces on orders (replaces) where replaces is not null',
      'create index orders_paid_in on orders (paid_in) where paid_in is not null',
      'alter table returns add column replacement_id text references orders (id) on delete set null',
      `create table exchanges (
         return_id text not null, item_id text not null, sku text not null, size text not null,
         quantity int not null check (quantity > 0), shipping_minor bigint not null check (shipping_minor >= 0),
         state text not null, kept_until timestamptz not null, primary key (return_id, item_id),
         foreign key (return_id, item_id) references return_lines (return_id, item_id) on delete cascade
       )`,
      "create index exchanges_kept on exchanges (kept_until) where state = 'kept'",
      'drop trigger returns_steps on returns',
      triggerOf('returns', 'state', [...returnSteps, 'announced>refused']),
      triggerOf('exchanges', 'state', ['kept>sent', 'kept>lapsed', 'kept>refused']),
    ],
  },
  {
    name: 'returns-undone-001',
    statements: [
      'drop trigger returns_steps on returns',
      'drop trigger refunds_steps on refunds',
      triggerOf('returns', 'state', [...returnSteps, 'announced>refused', 'refunded>received']),
      triggerOf('refunds', 'state', [...refundSteps, 'done>refused']),
    ],
  },
  {
    name: 'returns-lines-001',
    statements: [
      `alter table return_lines add column delivery_minor bigint not null default 0 check (delivery_minor >= 0),
         add column is_refused boolean not null default false`,
    ],
  },
];
