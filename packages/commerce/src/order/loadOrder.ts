import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Order } from '@touchline/contract/order/schema';
import type { Database } from '../database/schema.ts';
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
  readonly paymentId: string;
  readonly methodId: string;
  readonly state: PaymentState;
  readonly providerPaymentId: string | null;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly refundedAt: Date | null;
  readonly voidedAt: Date | null;
  readonly cardBrand: string | null;
  readonly lastDigits: string | null;
  readonly errorCode: string | null;
  readonly stepUrl: string | null;
  readonly stepOrigin: string | null;
  readonly paymentCreatedAt: Date;
}

async function load(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.basket_id as "basketId", o.shopper_id as "shopperId", o.intent_key as "intentKey",
      o.intent_hash as "intentHash", o.status, o.payment_status as "paymentStatus",
      o.customer_status as "customerStatus", o.email,
      o.site_path as "sitePath", o.currency, o.total_minor as "totalMinor", o.data,
      o.created_at as "createdAt", o.placed_at as "placedAt", p.id as "paymentId", p.method_id as "methodId", p.state,
      p.provider_payment_id as "providerPaymentId", p.captured_minor as "capturedMinor",
      p.refunded_minor as "refundedMinor", p.refunded_at as "refundedAt", p.voided_at as "voidedAt", p.card_brand as "cardBrand", p.last_digits as "lastDigits",
      p.error_code as "errorCode", p.step_url as "stepUrl", p.step_origin as "stepOrigin",
      p.created_at as "paymentCreatedAt"
    from orders o join payments p on p.order_id = o.id where ${where}
    order by o.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** An order of this shopper by its number. */
export const orderOf = (db: Kysely<Database>, shopperId: string, orderId: string) =>
  load(db, sql`o.id = ${orderId} and o.shopper_id = ${shopperId}`);

/** The order an intent of this shopper made. */
export const orderOfIntent = (db: Kysely<Database>, shopperId: string, key: string) =>
  load(db, sql`o.shopper_id = ${shopperId} and o.intent_key = ${key}`);

/** The newest order that was made of a basket of this shopper. */
export const orderOfBasket = (db: Kysely<Database>, shopperId: string, basketId: string) =>
  load(db, sql`o.basket_id = ${basketId} and o.shopper_id = ${shopperId}`);

/** The order of a payment, for jobs and staff: nobody is asked whose it is. */
export const orderOfPayment = (db: Kysely<Database>, paymentId: string) => load(db, sql`p.id = ${paymentId}`);

/** Any order by its number, for jobs, staff, and links that were checked. */
export const anyOrder = (db: Kysely<Database>, orderId: string) => load(db, sql`o.id = ${orderId}`);
