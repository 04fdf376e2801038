import type { membershipNotificationTypes } from '@touchline/contract/loyalty/constants';
import type { Generated } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

/**
 * The accounts of the points ledger, of each member. `issued` is where points come from; its sum is the negative of all
 * others together.
 */
export type PointsAccount =
  'issued' | 'pending' | 'available' | 'redeemed' | 'expired' | 'refunded' | 'forfeited';

/** Why points moved. `offset` moves points of one order to another whose points were taken back after their use. */
export type TransferKind =
  'pending' | 'earned' | 'refunded' | 'redeemed' | 'returned' | 'expired' | 'forfeited' | 'offset';

export interface LoyaltyTables {
  /** Accounts that joined, also those that left. */
  loyalty_members: {
    account_id: string;
    /** Number for people; never sufficient to see anything. */
    membership_id: string;
    /** Market whose programme it is. */
    market: string;
    terms_version: string;
    joined_at: Date;
    left_at: Date | null;
    tier: number;
    /** Sums of the ledger, written together with its entries. */
    available: number;
    pending: number;
    /** Until when changes of orders have been booked. */
    settled_at: Date;
    /** When something happens by time alone: points become available or expire, the tier changes. */
    next_due_at: Date | null;
  };
  /** Double entry: each transfer is two rows whose points sum to zero. Rows are only added. */
  loyalty_entries: {
    transfer_id: string;
    account_id: string;
    /** The order that the points are from. */
    order_id: string;
    ledger: PointsAccount;
    points: number;
    kind: TransferKind;
    at: Date;
  };
  loyalty_vouchers: {
    code: string;
    account_id: string;
    market: string;
    currency: string;
    value_minor: number;
    minimum_minor: number;
    /** The tier that brought it; null for one that points bought. */
    tier: number | null;
    /** The points that bought it; null for one that a tier brought. */
    points: number | null;
    /** Key of the request that bought it. */
    request_key: string | null;
    issued_at: Date;
    expires_at: Date;
    voided_at: Date | null;
    /** The last order that uses it; it is free again when that order failed or was cancelled. */
    order_id: string | null;
    /** How often an order has taken it: of two orders that saw the same number only one gets it. */
    uses: Generated<number>;
  };
  loyalty_notifications: {
    id: string;
    account_id: string;
    /** Names the occasion, of which a member is told once. */
    occasion: string;
    type: (typeof membershipNotificationTypes)[number];
    points: number | null;
    tier: number | null;
    on_day: Date | null;
    created_at: Date;
    seen_at: Date | null;
  };
}

export const loyaltyMigrations: readonly Migration[] = [
  {
    name: 'loyalty-001',
    statements: [
      `create table loyalty_members (
         account_id text primary key references accounts (id) on delete cascade,
         membership_id text not null unique, market text not null, terms_version text not null,
         joined_at timestamptz not null, left_at timestamptz, tier int not null check (tier between 0 and 4),
         available int not null, pending int not null check (pending >= 0),
         settled_at timestamptz not null, next_due_at timestamptz
       )`,
      'create index loyalty_members_due on loyalty_members (next_due_at) where next_due_at is not null',
      `create table loyalty_entries (
         transfer_id text not null, account_id text not null references accounts (id) on delete cascade,
         order_id text not null, ledger text not null, points int not null check (points <> 0),
         kind text not null, at timestamptz not null, primary key (transfer_id, points)
       )`,
      'create index loyalty_entries_account on loyalty_entries (account_id, order_id, ledger)',
      `create table loyalty_vouchers (
         code text primary key, account_id text not null references accounts (id) on delete cascade,
         market text not null, currency text not null, value_minor bigint not null check (value_minor > 0),
         minimum_minor bigint not null check (minimum_minor > value_minor),
         tier int, points int, request_key text, issued_at timestamptz not null, expires_at timestamptz not null,
         voided_at timestamptz, order_id text, uses int not null default 0,
         check ((tier is null) <> (points is null))
       )`,
      // A tier brings its voucher once, also to whoever falls and climbs again, or leaves and comes back.
      'create unique index loyalty_vouchers_tier on loyalty_vouchers (account_id, tier) where tier is not null',
      `create unique index loyalty_vouchers_request on loyalty_vouchers (account_id, request_key)
         where request_key is not null`,
      'create index loyalty_vouchers_account on loyalty_vouchers (account_id)',
      `create table loyalty_notifications (
         id text primary key, account_id text not null references accounts (id) on delete cascade,
         occasion text not null, type text not null, points int, tier int, on_day timestamptz,
         created_at timestamptz not null, seen_at timestamptz, unique (account_id, occasion)
       )`,
      'create index orders_changed on orders (changed_at) where owner_id is not null',
      'create index payments_changed on payments (changed_at)',
    ],
  },
];
