import { sql, type Kysely } from 'kysely';
import type { Order } from '@touchline/contract/order/schema';
import { fixedStatement } from '../../kernel/database/fixedStatement.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { isOwnedBy, type Owner } from '../../kernel/identity/Owner.ts';
import type { ProviderInstructions } from '../payment/PaymentProvider.ts';
import type { PaymentState } from '../payment/paymentStates.ts';
import type { OrderData } from './tables.ts';

/** An order with its payment. */
export interface StoredOrder {
  readonly id: string;
  readonly basketId: string;
  readonly shopperId: string;
  readonly intentKey: string;
  readonly intentHash: string;
  readonly status: Order['status'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly customerStatus: 1 | 2 | 3;
  readonly email: string;
  /** Site it was placed on. */
  readonly sitePath: string;
  readonly currency: string;
  readonly totalMinor: number;
  readonly data: OrderData;
  readonly createdAt: Date;
  readonly placedAt: Date | null;
  /** When its shopper cancelled it. */
  readonly cancelledAt: Date | null;
  /** The order it takes the place of, and the one that was paid for both; `null` where it was paid itself. */
  readonly replaces: string | null;
  readonly paidIn: string | null;
  readonly paymentId: string;
  readonly methodId: string;
  readonly processor: string;
  readonly state: PaymentState;
  readonly providerPaymentId: string | null;
  /** The money was taken with the order, not when a parcel is sent. */
  readonly captureNow: boolean;
  /** What the method pays: the total less what gift cards pay. */
  readonly amountMinor: number;
  /** What gift cards paid, and what has come back to them. */
  readonly giftMinor: number;
  readonly giftReturnedMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly refundedAt: Date | null;
  /** Since when the provider refuses to give the money of a cancelled order back. */
  readonly refundRefusedAt: Date | null;
  readonly voidedAt: Date | null;
  readonly cardBrand: string | null;
  readonly lastDigits: string | null;
  readonly errorCode: string | null;
  readonly stepUrl: string | null;
  readonly stepOrigin: string | null;
  /** How it is paid, where that is done later. */
  readonly instructions: ProviderInstructions | null;
  readonly paymentCreatedAt: Date;
}

/** Columns of a stored order: `o` is the order, `p` its payment. */
const columns = [
  'o.id',
  'p.processor',
  'o.basket_id as basketId',
  'o.shopper_id as shopperId',
  'o.intent_key as intentKey',
  'o.intent_hash as intentHash',
  'o.status',
  'o.payment_status as paymentStatus',
  'o.customer_status as customerStatus',
  'o.email',
  'o.site_path as sitePath',
  'o.currency',
  'o.total_minor as totalMinor',
  'o.data',
  'o.created_at as createdAt',
  'o.placed_at as placedAt',
  'o.cancelled_at as cancelledAt',
  'o.replaces',
  'o.paid_in as paidIn',
  'p.id as paymentId',
  'p.method_id as methodId',
  'p.state',
  'p.provider_payment_id as providerPaymentId',
  'p.capture_now as captureNow',
  'p.amount_minor as amountMinor',
  'p.gift_minor as giftMinor',
  'p.gift_returned_minor as giftReturnedMinor',
  'p.captured_minor as capturedMinor',
  'p.refunded_minor as refundedMinor',
  'p.refunded_at as refundedAt',
  'p.refund_refused_at as refundRefusedAt',
  'p.voided_at as voidedAt',
  'p.card_brand as cardBrand',
  'p.last_digits as lastDigits',
  'p.error_code as errorCode',
  'p.step_url as stepUrl',
  'p.step_origin as stepOrigin',
  'p.instructions',
  'p.created_at as paymentCreatedAt',
] as const;

/** The same for a statement that is written as text, and has rows of orders and payments named `o` and `p`. */
export const storedOrderColumns = sql.join(
  columns.map((column) => {
    const [of = '', name] = column.split(' as ');
    return name === undefined ? sql.ref(of) : sql`${sql.ref(of)} as ${sql.ref(name)}`;
  }),
);

/** The newest order with its payment; the callers say of what. */
const newestOrder = (db: Kysely<Database>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(columns)
    .orderBy('o.created_at', 'desc')
    .limit(1);

type MaybeOrder = Promise<StoredOrder | undefined>;

/** An order of this owner by its number. */
export const orderOf = async (db: Kysely<Database>, owner: Owner, orderId: string): MaybeOrder =>
  (await loadOrderOf(db, { ...owner, orderId })).rows[0];

const loadOrderOf = fixedStatement<Owner & { readonly orderId: string }, StoredOrder>((db, value) =>
  newestOrder(db)
    .where('o.id', '=', value('orderId'))
    .where(isOwnedBy('o', { shopperId: value('shopperId'), accountId: value('accountId') })),
);

/** The order an intent of this owner made. */
export const orderOfIntent = (db: Kysely<Database>, owner: Owner, key: string): MaybeOrder =>
  newestOrder(db)
    .where('o.shopper_id', '=', owner.shopperId)
    .where('o.intent_key', '=', key)
    .where(isOwnedBy('o', owner))
    .executeTakeFirst();

/** The newest order that was made of a basket of this owner. */
export const orderOfBasket = (db: Kysely<Database>, owner: Owner, basketId: string): MaybeOrder =>
  newestOrder(db).where('o.basket_id', '=', basketId).where(isOwnedBy('o', owner)).executeTakeFirst();

/** Any order by its number, for jobs, staff, and links that were checked. */
export const anyOrder = (db: Kysely<Database>, orderId: string): MaybeOrder =>
  newestOrder(db).where('o.id', '=', orderId).executeTakeFirst();
