import type { ColumnType } from 'kysely';
import type { BasketAddress, BasketContact, LineItem } from '@touchline/contract/basket/schema';
import type { CancelReason, Order } from '@touchline/contract/order/schema';
import type { InvoicingDetails } from '@touchline/contract/invoicing/schema';
import type { AcceptedConsent } from '@touchline/contract/permissions/schema';
import type { LegalScheduledDelivery } from '@touchline/contract/scheduling/schema';
import type { ShippingLine } from '../basket/basketView.ts';
import type { Migration } from '../../kernel/database/Migration.ts';
import { createOpenOrders } from './createOpenOrders.ts';
import { createPersonBought } from './createPersonBought.ts';
import type { OrderedDownload } from '../download/grantDownloads.ts';
import type { OrderedGiftCard } from '../giftCard/issueGiftCards.ts';
import type { StockLine } from '../stock/sweepHolds.ts';

/** The order's own copy of what was bought: names and prices at that time, amounts as in the API. */
export interface OrderData {
  readonly productLineItemList: readonly LineItem[];
  readonly shippingLineItemList: readonly ShippingLine[];
  /** Absent where nothing is sent. */
  readonly shippingAddress?: BasketAddress;
  readonly billingAddress?: BasketAddress;
  /** Who collects it or is written to; absent where everything goes to the shipping address. */
  readonly contact?: BasketContact;
  readonly pricing: Order['pricing'];
  readonly taxationPolicy: Order['taxationPolicy'];
  readonly payment: Pick<Order['payment'], 'paymentMethodId' | 'name' | 'isOnDelivery' | 'installments'>;
  /** The legal note about a scheduled delivery; absent where there is none. */
  readonly legalScheduledDeliveryData?: LegalScheduledDelivery;
  /** Whom the invoice is for; absent where none was asked for. */
  readonly invoicingDetails?: InvoicingDetails;
  /** Gets text messages about the order; absent without them. */
  readonly smsNumber?: string;
  /** What the shopper agreed to at the delivery; absent without any. */
  readonly acceptedConsents?: readonly AcceptedConsent[];
  /** Gift cards and files that it gives once it is paid; absent without any. */
  readonly giftCards?: readonly OrderedGiftCard[];
  readonly downloads?: readonly OrderedDownload[];
  /** Coupons that took something off, with the amounts; absent without any. */
  readonly coupons?: NonNullable<Order['coupons']>;
  /** What coupons, a voucher and the incentive to pay before took off each line, whole minor units by `itemId`: a refund of a line gives back so much less. */
  readonly lineReductions?: Readonly<Record<string, number>>;
  /** Tax on top of each line, whole minor units by `itemId`; absent where prices include tax. */
  readonly lineTaxes?: Readonly<Record<string, number>>;
  /** Gift cards that pay a part; absent without any. */
  readonly paidByGiftCards?: NonNullable<Order['giftCards']>;
  /** Properties of the basket: order source, store and employee of an associate. */
  readonly properties?: Readonly<Record<string, string>>;
  /** The segment of shoppers by whose prices it was sold; absent for everybody else. */
  readonly segmentationId?: string;
  /** Stock taken for the order, of the shop or of a store: see `storeStockKey`. */
  readonly stock: readonly StockLine[];
  /** Keys of the points where it is collected, each of which has one place less. */
  readonly points?: readonly string[];
  /** The shopper's numbers at carriers, by carrier. */
  readonly consumerIds?: Readonly<Record<string, string>>;
}

export interface OrderTables {
  orders: {
    /** Order number for people: `TL-2026-7K4F9Q`. Never sufficient to see an order. */
    id: string;
    basket_id: string;
    shopper_id: string;
    /** Account it belongs to, if any: then only that account can open it. */
    owner_id: string | null;
    /** Idempotency key: one key of a shopper creates one order. */
    intent_key: string;
    /** Hash of the request sent with the key. */
    intent_hash: string;
    market: string;
    language: string;
    site_path: string;
    status: Order['status'];
    payment_status: Order['paymentStatus'];
    customer_status: 1 | 2 | 3;
    email: string;
    currency: string;
    total_minor: number;
    data: ColumnType<OrderData, string, string>;
    created_at: Date;
    placed_at: Date | null;
    changed_at: Date;
    /** What is shown when it is collected; unique. */
    collection_code: string | null;
    /** When and why its shopper cancelled it. */
    cancelled_at: Date | null;
    cancel_reason: CancelReason | null;
    /** The order it takes the place of, and the one that was paid for both; null where it was paid itself. */
    replaces: string | null;
    paid_in: string | null;
    /** When its purchase was told to analytics; nothing of it is kept besides. */
    measured_at: Date | null;
  };
  /** What an order took of a product with a limit per person, for each digest of its person: see `personLimits.ts`. */
  limited_purchases: { order_id: string; product_id: string; person: string; quantity: number };
  /** The link that opens an order without its session; see `orderLinks.ts`. */
  order_links: { order_id: string; salt: string; key_hash: string; expires_at: Date };
}

export const orderMigrations: readonly Migration[] = [
  {
    name: 'order-001',
    statements: [
      `create table orders (
         id text primary key, basket_id text not null, shopper_id text not null,
         intent_key text not null, intent_hash text not null,
         market text not null, language text not null, site_path text not null,
         status text not null, payment_status text not null, customer_status int not null,
         email text not null, currency text not null, total_minor bigint not null check (total_minor >= 0),
         data jsonb not null, created_at timestamptz not null, placed_at timestamptz, changed_at timestamptz not null
       )`,
      // One key of one shopper is one order, even with concurrent calls.
      'create unique index orders_intent on orders (shopper_id, intent_key)',
      // A basket has at most one order that has not failed.
      `create unique index orders_one_per_basket on orders (basket_id) where status <> 'failed'`,
      `create index orders_email on orders (lower(email)) where status <> 'failed'`,
      `create table mails (
         id text primary key, kind text not null, recipient text not null, language text not null,
         data jsonb not null, created_at timestamptz not null, sent_at timestamptz
       )`,
      'create index mails_waiting on mails (created_at) where sent_at is null',
    ],
  },
  {
    name: 'order-owner-001',
    statements: [
      'alter table orders add column owner_id text references accounts (id) on delete set null',
      'create index orders_owner on orders (owner_id, created_at) where owner_id is not null',
    ],
  },
  {
    name: 'order-links-001',
    statements: [
      `create table order_links (
         order_id text primary key references orders (id), salt text not null,
         key_hash text not null unique, expires_at timestamptz not null
       )`,
      'create index order_links_expires_at on order_links (expires_at)',
    ],
  },
  {
    name: 'order-measured-001',
    statements: ['alter table orders add column measured_at timestamptz'],
  },
  {
    name: 'order-collection-001',
    statements: [
      'alter table orders add column collection_code text',
      'create unique index orders_collection_code on orders (collection_code) where collection_code is not null',
    ],
  },
  {
    name: 'order-limits-001',
    statements: [
      `create table limited_purchases (
         order_id text not null references orders (id) on delete cascade, product_id text not null,
         person text not null, quantity int not null check (quantity > 0), primary key (order_id, product_id, person)
       )`,
      'create index limited_purchases_person on limited_purchases (person, product_id)',
      createPersonBought,
    ],
  },
  {
    name: 'order-cancel-001',
    statements: ['alter table orders add column cancelled_at timestamptz, add column cancel_reason text'],
  },
  { name: 'order-open-limits-001', statements: [createOpenOrders] },
];
