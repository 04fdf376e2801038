import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** Money that goes back for an order: all of one that was cancelled, or that of a return. */
export interface RefundNews {
  readonly orderId: string;
  readonly returnId?: string | undefined;
  /** In whole minor units of the order's currency. */
  readonly minor: number;
}

/** The shopper is told once that the provider refused to give the money back; part of a transaction. */
export const tellRefundDelayed = (trx: Kysely<Database>, news: RefundNews, now: Date): Promise<void> =>
  write(trx, 'refund-delayed', news, now);

/** The shopper is told once that it went back after all; part of a transaction. */
export const tellRefundMade = (trx: Kysely<Database>, news: RefundNews, now: Date): Promise<void> =>
  write(trx, 'refund-made', news, now);

async function write(
  trx: Kysely<Database>,
  kind: 'refund-delayed' | 'refund-made',
  { orderId, returnId, minor }: RefundNews,
  now: Date,
): Promise<void> {
  const data = JSON.stringify({ orderId, minor, ...(returnId === undefined ? {} : { returnId }) });
  await sql`
    insert into mails (id, kind, recipient, language, data, created_at)
    select ${`${kind}:${returnId ?? orderId}`}, ${kind}, email, language,
      ${data}::jsonb || jsonb_build_object('sitePath', site_path), ${now}::timestamptz
    from orders where id = ${orderId} and email <> '' on conflict do nothing`.execute(trx);
}
