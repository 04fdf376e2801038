import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ProviderPayment } from '../payment/PaymentProvider.ts';

export type SandboxState = ProviderPayment['state'];

/** A payment in the provider's books. */
export interface SandboxPayment {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly state: SandboxState;
  readonly amountMinor: number;
  readonly currency: string;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly captureNow: boolean;
  readonly declineCode: string | null;
  readonly cardBrand: string | null;
  readonly lastDigits: string | null;
  readonly returnUrl: string | null;
  readonly language: string;
  readonly brand: string;
  readonly processor: string;
}

export type NewSandboxPayment = Omit<SandboxPayment, 'refundedMinor'> & { readonly tokenId: string | null };

export interface StateChange {
  readonly state: SandboxState;
  readonly declineCode?: string | undefined;
  readonly cardBrand?: string | undefined;
  readonly lastDigits?: string | undefined;
}

const columns = sql`id, payment_id as "paymentId", order_id as "orderId", state, amount_minor::float8 as "amountMinor",
  currency, captured_minor::float8 as "capturedMinor", refunded_minor::float8 as "refundedMinor", capture_now as "captureNow", decline_code as "declineCode",
  card_brand as "cardBrand", last_digits as "lastDigits", return_url as "returnUrl", language, brand, processor`;

/**
 * The provider's own books. They are apart from the shop's tables on purpose: what the shop forgets in a crash is
 * still known here, as it is at a real provider.
 */
export class SandboxLedger {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Writes a payment once: asked again it gives the first; `undefined` when its token was used for another. */
  async open(payment: NewSandboxPayment): Promise<{ payment: SandboxPayment; isNew: boolean } | undefined> {
    const p = payment;
    const { rows } = await sql<SandboxPayment>`
      insert into sandbox_payment (id, payment_id, order_id, token_id, state, amount_minor, currency, captured_minor,
        capture_now, decline_code, card_brand, last_digits, return_url, language, brand, processor)
      values (${p.id}, ${p.paymentId}, ${p.orderId}, ${p.tokenId}, ${p.state}, ${p.amountMinor}, ${p.currency},
        ${p.capturedMinor}, ${p.captureNow}, ${p.declineCode}, ${p.cardBrand}, ${p.lastDigits}, ${p.returnUrl},
        ${p.language}, ${p.brand}, ${p.processor})
      on conflict do nothing returning ${columns}`.execute(this.#db);
    if (rows[0]) return { payment: rows[0], isNew: true };
    const first = await this.byPaymentId(p.paymentId);
    return first && { payment: first, isNew: false };
  }

  async byPaymentId(paymentId: string): Promise<SandboxPayment | undefined> {
    const { rows } = await sql<SandboxPayment>`
      select ${columns} from sandbox_payment where payment_id = ${paymentId}`.execute(this.#db);
    return rows[0];
  }

  async byId(id: string): Promise<SandboxPayment | undefined> {
    const { rows } = await sql<SandboxPayment>`
      select ${columns} from sandbox_payment where id = ${id}`.execute(this.#db);
    return rows[0];
  }

  /** Ends the waiting of a payment (challenge or page answered); `undefined` when it does not wait any more. */
  async settle(
    id: string,
    change: StateChange,
    tokenId: string | null = null,
  ): Promise<SandboxPayment | undefined> {
    const { rows } = await sql<SandboxPayment>`
      update sandbox_payment set state = ${change.state}, decline_code = ${change.declineCode ?? null},
        captured_minor = case when ${change.state} = 'captured' then amount_minor else 0 end,
        card_brand = coalesce(${change.cardBrand ?? null}, card_brand),
        last_digits = coalesce(${change.lastDigits ?? null}, last_digits),
        token_id = coalesce(${tokenId}, token_id)
      where id = ${id} and state = 'waiting' returning ${columns}`.execute(this.#db);
    return rows[0];
  }

  /** Gives a reservation back. An unknown payment is remembered as void, so that it can't be authorised later. */
  async void(paymentId: string, id: string): Promise<SandboxPayment | undefined> {
    const { rows } = await sql<SandboxPayment>`
      insert into sandbox_payment (id, payment_id, order_id, state, amount_minor, currency, captured_minor,
        capture_now, language, brand, processor)
      values (${id}, ${paymentId}, '', 'voided', 0, '', 0, false, 'en', '', '')
      on conflict (payment_id) do update set state = 'voided'
        where sandbox_payment.state in ('waiting', 'authorised', 'voided')
      returning ${columns}`.execute(this.#db);
    return rows[0];
  }

  /** Takes reserved money, once a key, never more than was authorised. */
  capture(id: string, minor: number, key: string): Promise<'done' | 'refused'> {
    return this.#move(
      id,
      'capture',
      minor,
      key,
      sql`state in ('authorised', 'captured') and captured_minor + ${minor}::bigint <= amount_minor`,
      sql`state = 'captured', captured_minor = captured_minor + ${minor}::bigint`,
    );
  }

  /** Gives taken money back, once a key, never more than was taken. */
  refund(id: string, minor: number, key: string): Promise<'done' | 'refused'> {
    return this.#move(
      id,
      'refund',
      minor,
      key,
      sql`state in ('captured', 'refunded') and refunded_minor + ${minor}::bigint <= captured_minor`,
      sql`state = 'refunded', refunded_minor = refunded_minor + ${minor}::bigint`,
    );
  }

  async #move(
    id: string,
    kind: string,
    minor: number,
    key: string,
    allowed: ReturnType<typeof sql>,
    change: ReturnType<typeof sql>,
  ): Promise<'done' | 'refused'> {
    const { rows } = await sql<{ done: boolean }>`
      with locked as (select id from sandbox_payment where id = ${id} and ${allowed} for update),
      written as (
        insert into sandbox_operation (key, sandbox_payment_id, kind, minor)
        select ${key}, id, ${kind}, ${minor}::bigint from locked on conflict do nothing returning key),
      changed as (
        update sandbox_payment set ${change} where id = ${id} and exists (select from written) returning id)
      select exists (select from changed)
        or exists (select from sandbox_operation where key = ${key} and kind = ${kind} and minor = ${minor}::bigint)
        as done`.execute(this.#db);
    return rows[0]?.done ? 'done' : 'refused';
  }

  /** Puts an event in the queue. */
  async queue(event: { id: string; body: string; dueAt: Date }): Promise<void> {
    await sql`insert into sandbox_event (id, body, due_at) values (${event.id}, ${event.body}, ${event.dueAt.toISOString()}::timestamptz)`.execute(
      this.#db,
    );
  }

  /** Takes up to 20 due events; they come again after a while unless `delivered` is told. */
  async takeDue(now: Date): Promise<{ id: string; body: string }[]> {
    const { rows } = await sql<{ id: string; body: string }>`
      with due as (
        select id from sandbox_event where delivered_at is null and attempts < 12 and due_at <= ${now.toISOString()}::timestamptz
        order by due_at, id limit 20 for update skip locked),
      taken as (
        update sandbox_event e set attempts = attempts + 1,
          due_at = ${now.toISOString()}::timestamptz + least(power(2, attempts), 1800) * interval '1 second'
        from due where e.id = due.id returning e.id, e.body, e.position)
      select id, body from taken order by position`.execute(this.#db);
    return rows;
  }

  async delivered(id: string, now: Date): Promise<void> {
    await sql`update sandbox_event set delivered_at = ${now.toISOString()}::timestamptz where id = ${id}`.execute(
      this.#db,
    );
  }
}
