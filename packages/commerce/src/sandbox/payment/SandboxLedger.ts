import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fixedStatement } from '../../kernel/database/fixedStatement.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { ProviderPayment, ProviderRegistration } from '../../sales/payment/PaymentProvider.ts';
import { code, scenarioOfCode } from './cardToken.ts';
import type { Scenario } from './scenarios.ts';

export type SandboxState = ProviderPayment['state'];

/** A payment in the provider's ledger. */
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
  readonly keepsFor: string | null;
  readonly methodId: string | null;
  readonly registration: ProviderRegistration | null;
  /** When a bank that takes its time decides, and what it decides. */
  readonly processingUntil: Date | null;
  readonly processingEnd: SandboxState | null;
  readonly payBy: Date | null;
  readonly payKind: 'voucher' | 'qr' | null;
}

/** What is kept for a customer, and how it behaves. */
export interface SandboxCard extends ProviderRegistration {
  readonly customer: string;
  readonly brand: string;
  readonly scenario: Scenario;
}

export type NewSandboxPayment = Omit<
  SandboxPayment,
  'refundedMinor' | 'registration' | 'processingUntil' | 'processingEnd'
> & {
  readonly tokenId: string | null;
  readonly registration: string | null;
};

export interface StateChange {
  readonly state: SandboxState;
  readonly declineCode?: string | undefined;
  readonly cardBrand?: string | undefined;
  readonly lastDigits?: string | undefined;
}

const columns = [
  'id',
  'payment_id as paymentId',
  'order_id as orderId',
  'state',
  'amount_minor as amountMinor',
  'currency',
  'captured_minor as capturedMinor',
  'refunded_minor as refundedMinor',
  'capture_now as captureNow',
  'decline_code as declineCode',
  'card_brand as cardBrand',
  'last_digits as lastDigits',
  'return_url as returnUrl',
  'language',
  'brand',
  'processor',
  'keeps_for as keepsFor',
  'method_id as methodId',
  'registration',
  'processing_until as processingUntil',
  'processing_end as processingEnd',
  'pay_by as payBy',
  'pay_kind as payKind',
] as const;

const insertPayment = fixedStatement<NewSandboxPayment, SandboxPayment>((db, value) =>
  db
    .insertInto('sandbox_payment')
    .values({
      id: value('id'),
      payment_id: value('paymentId'),
      order_id: value('orderId'),
      token_id: value('tokenId'),
      state: value('state'),
      amount_minor: value('amountMinor'),
      currency: value('currency'),
      captured_minor: value('capturedMinor'),
      capture_now: value('captureNow'),
      decline_code: value('declineCode'),
      card_brand: value('cardBrand'),
      last_digits: value('lastDigits'),
      return_url: value('returnUrl'),
      language: value('language'),
      brand: value('brand'),
      processor: value('processor'),
      keeps_for: value('keepsFor'),
      method_id: value('methodId'),
      registration: sql`${value('registration')}::jsonb`,
      pay_by: value('payBy'),
      pay_kind: value('payKind'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns),
);

/**
 * The provider's own ledger. Deliberately separate from the shop's tables: what the shop loses in a crash is still
 * known here, as at a real provider.
 */
export class SandboxLedger {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Records a payment once; a repeated call returns the first. `undefined` when its token was used for another payment. */
  async open(payment: NewSandboxPayment): Promise<{ payment: SandboxPayment; isNew: boolean } | undefined> {
    const [written] = (await insertPayment(this.#db, payment)).rows;
    if (written) return { payment: written, isNew: true };
    const first = await this.byPaymentId(payment.paymentId);
    return first && { payment: first, isNew: false };
  }

  /** Keeps a means of payment; the same one again only renews its data. */
  async keep({ id, customer, scenario, brand, lastDigits, expiry }: SandboxCard): Promise<void> {
    const about = {
      brand,
      last_digits: lastDigits ?? null,
      expiry: expiry ?? null,
      scenario: code(scenario),
    };
    await this.#db
      .insertInto('sandbox_registration')
      .values({ id, customer, ...about })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
      .execute();
  }

  /** Notes what a payment that is still waiting will have kept. */
  async noteKept(id: string, registration: ProviderRegistration): Promise<void> {
    await this.#db
      .updateTable('sandbox_payment')
      .set({ registration: sql`${JSON.stringify(registration)}::jsonb` })
      .where('id', '=', id)
      .execute();
  }

  /** A kept means of payment of this customer. */
  async kept(id: string, customer: string): Promise<SandboxCard | undefined> {
    const row = await this.#db
      .selectFrom('sandbox_registration')
      .selectAll()
      .where('id', '=', id)
      .where('customer', '=', customer)
      .executeTakeFirst();
    if (!row) return undefined;
    const { brand, last_digits, expiry, scenario } = row;
    const about = { lastDigits: last_digits ?? undefined, expiry: expiry ?? undefined };
    return { id, customer, brand, ...about, scenario: scenarioOfCode(scenario) };
  }

  async forget(id: string): Promise<void> {
    await this.#db.deleteFrom('sandbox_registration').where('id', '=', id).execute();
  }

  async byPaymentId(paymentId: string): Promise<SandboxPayment | undefined> {
    return this.#db
      .selectFrom('sandbox_payment')
      .select(columns)
      .where('payment_id', '=', paymentId)
      .executeTakeFirst();
  }

  async byId(id: string): Promise<SandboxPayment | undefined> {
    return this.#db.selectFrom('sandbox_payment').select(columns).where('id', '=', id).executeTakeFirst();
  }

  /** Ends the waiting state of a payment (challenge or page completed); `undefined` when it is no longer waiting. */
  async settle(
    id: string,
    change: StateChange,
    tokenId: string | null = null,
  ): Promise<SandboxPayment | undefined> {
    return this.#db
      .updateTable('sandbox_payment')
      .set((eb) => ({
        state: change.state,
        decline_code: change.declineCode ?? null,
        captured_minor: change.state === 'captured' ? eb.ref('amount_minor') : 0,
        card_brand: eb.fn.coalesce(eb.val(change.cardBrand ?? null), 'card_brand'),
        last_digits: eb.fn.coalesce(eb.val(change.lastDigits ?? null), 'last_digits'),
        token_id: eb.fn.coalesce(eb.val(tokenId), 'token_id'),
      }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning(columns)
      .executeTakeFirst();
  }

  /** Notes that the shopper has done their part: the bank decides later. */
  async process(id: string, until: Date, end: SandboxState): Promise<void> {
    await this.#db
      .updateTable('sandbox_payment')
      .set({ processing_until: until, processing_end: end })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }

  /** The decision of a bank whose time has come; `undefined` where there is none, or it was known before. */
  async decide(paymentId: string, now: Date): Promise<SandboxPayment | undefined> {
    const payment = await this.byPaymentId(paymentId);
    if (!payment?.processingUntil || !payment.processingEnd || payment.processingUntil > now)
      return undefined;
    const { processingEnd: state } = payment;
    return this.settle(payment.id, {
      state,
      ...(state === 'declined' ? { declineCode: 'BankDeclinedError' } : {}),
    });
  }

  /**
   * Takes money for a voucher, as a till does: also after it has expired, or a second time. Less than the amount leaves
   * it open.
   */
  async payLater(id: string, minor: number): Promise<SandboxPayment | undefined> {
    return this.#db
      .updateTable('sandbox_payment')
      .set({
        captured_minor: sql`captured_minor + ${minor}::bigint`,
        state: sql`case when captured_minor + ${minor}::bigint - refunded_minor >= amount_minor then 'captured'
          when state = 'waiting' then 'waiting' else 'voided' end`,
      })
      .where('id', '=', id)
      .where('pay_kind', 'is not', null)
      .returning(columns)
      .executeTakeFirst();
  }

  /** The time to pay a voucher is over. */
  async expire(id: string): Promise<SandboxPayment | undefined> {
    return this.#db
      .updateTable('sandbox_payment')
      .set({ state: 'voided', decline_code: 'PaymentExpired' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning(columns)
      .executeTakeFirst();
  }

  /** Voids an authorisation. An unknown payment is recorded as void, so that it can't be authorised later. */
  async void(paymentId: string, id: string): Promise<SandboxPayment | undefined> {
    return this.#db
      .insertInto('sandbox_payment')
      .values({
        id,
        payment_id: paymentId,
        order_id: '',
        state: 'voided',
        amount_minor: 0,
        currency: '',
        captured_minor: 0,
        capture_now: false,
        language: 'en',
        brand: '',
        processor: '',
      })
      .onConflict((conflict) =>
        conflict
          .column('payment_id')
          .doUpdateSet({ state: 'voided' })
          .where('sandbox_payment.state', 'in', ['waiting', 'authorised', 'voided']),
      )
      .returning(columns)
      .executeTakeFirst();
  }

  /** Captures authorised money, once per key, never more than was authorised. */
  capture(id: string, minor: number, key: string): Promise<'done' | 'refused'> {
    return this.#move(
      id,
      'capture',
      minor,
      key,
      sql`state in ('authorised', 'captured', 'refunded') and captured_minor + ${minor}::bigint <= amount_minor`,
      sql`state = case when state = 'refunded' then state else 'captured' end, captured_minor = captured_minor + ${minor}::bigint`,
    );
  }

  /** Refunds what came in, once per key, never more than that. */
  refund(id: string, minor: number, key: string): Promise<'done' | 'refused'> {
    return this.#move(
      id,
      'refund',
      minor,
      key,
      sql`state in ('captured', 'refunded', 'voided') and refunded_minor + ${minor}::bigint <= captured_minor`,
      sql`state = 'refunded', refunded_minor = refunded_minor + ${minor}::bigint`,
    );
  }

  async #move(
    id: string,
    kind: 'capture' | 'refund',
    minor: number,
    key: string,
    allowed: RawBuilder<unknown>,
    change: RawBuilder<unknown>,
  ): Promise<'done' | 'refused'> {
    const { rows } = await sql<{ done: boolean }>`
      with locked as (select id from sandbox_payment where id = ${id} and ${allowed} for update),
      written as (
        insert into sandbox_operation (key, sandbox_payment_id, kind, minor)
        select ${key}, id, ${kind}, ${minor}::bigint from locked on conflict do nothing returning key),
      changed as (
        update sandbox_payment set ${change} where id = ${id} and exists (select from written) returning id)
      select exists (select from changed) as done`.execute(this.#db);
    if (rows[0]?.done) return 'done';
    // A statement of its own, because the first does not see what the same call did while it waited for the lock.
    const before = await this.#db
      .selectFrom('sandbox_operation')
      .select('key')
      .where('key', '=', key)
      .where('kind', '=', kind)
      .where('minor', '=', minor)
      .executeTakeFirst();
    return before ? 'done' : 'refused';
  }

  /** Adds an event to the queue. */
  async queue(event: { id: string; body: string; dueAt: Date }): Promise<void> {
    await this.#db
      .insertInto('sandbox_event')
      .values({ id: event.id, body: event.body, due_at: event.dueAt })
      .execute();
  }

  /** Returns up to 20 due events; they become due again unless `delivered` is called. */
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
    await this.#db.updateTable('sandbox_event').set({ delivered_at: now }).where('id', '=', id).execute();
  }
}
