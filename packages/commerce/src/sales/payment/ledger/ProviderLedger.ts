import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { AuthoriseRequest, ProviderPayment } from '../PaymentProvider.ts';
import type { RealProvider } from '../ProviderSettings.ts';

export type LedgerEntry = Selectable<Database['provider_payments']>;
type Entered = Pick<AuthoriseRequest, 'paymentId' | 'processor' | 'amount' | 'captureNow'>;
type Told = Partial<
  Pick<LedgerEntry, 'state' | 'decline_code' | 'card_brand' | 'last_digits'> & {
    registration: NonNullable<ProviderPayment['registration']>;
  }
>;

/** An operation that a provider reports. */
export interface Reported {
  readonly id: string;
  readonly kind: 'capture' | 'refund';
  readonly minor: number;
  readonly state: 'asked' | 'done' | 'failed';
}

/**
 * Which of our payments a provider knows by which name. Without it, a payment whose answer was lost could only be searched
 * for, and a search at a provider lags behind.
 */
export class ProviderLedger {
  readonly #db: Kysely<Database>;
  readonly #provider: RealProvider;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, provider: RealProvider, now: () => Date) {
    this.#db = db;
    this.#provider = provider;
    this.#now = now;
  }

  /** The entry of a payment, made where there is none. */
  async enter(payment: Entered): Promise<LedgerEntry> {
    await this.#insert(payment)
      .onConflict((conflict) => conflict.column('payment_id').doNothing())
      .execute();
    const entry = await this.of(payment.paymentId);
    if (!entry) throw new Error('The payment is not in the ledger.');
    return entry;
  }

  of(paymentId: string): Promise<LedgerEntry | undefined> {
    return this.#entries().where('payment_id', '=', paymentId).executeTakeFirst();
  }

  /** The entry of a payment, or of a page, by the provider's name of it. */
  byTheirs(name: string): Promise<LedgerEntry | undefined> {
    return this.#entries()
      .where((eb) => eb.or([eb('provider_payment_id', '=', name), eb('page_id', '=', name)]))
      .executeTakeFirst();
  }

  /** Writes the provider's name of a payment or of its page. Returns false when the payment was given up meanwhile. */
  async name(
    paymentId: string,
    names: Partial<Pick<LedgerEntry, 'provider_payment_id' | 'page_id'>>,
  ): Promise<boolean> {
    const row = await this.#db
      .updateTable('provider_payments')
      .set(names)
      .where('payment_id', '=', paymentId)
      .returning('is_closed')
      .executeTakeFirst();
    return row?.is_closed === false;
  }

  /** Writes what the provider has told. */
  async tell(paymentId: string, { registration, ...told }: Told): Promise<void> {
    const kept = registration ? { registration: JSON.stringify(registration) } : {};
    await this.#db
      .updateTable('provider_payments')
      .set({ ...told, ...kept })
      .where('payment_id', '=', paymentId)
      .execute();
  }

  /** Gives a payment up, also one that was not entered yet: nothing is authorised for it from now on. */
  async close(paymentId: string): Promise<LedgerEntry> {
    const unknown = { minor: 0, currency: '' };
    return this.#insert({ paymentId, processor: '', amount: unknown, captureNow: false }, true)
      .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ is_closed: true }))
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Writes a capture or a refund by the provider's name of it; what has failed stays failed. */
  async report(paymentId: string, { id, kind, minor, state }: Reported): Promise<void> {
    await this.#db
      .insertInto('provider_operations')
      .values({ id, payment_id: paymentId, kind, minor, state })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ state })
          .where('provider_operations.state', '<>', 'failed')
          .where(sql<boolean>`${state} <> 'asked'`),
      )
      .execute();
  }

  /** Forgets a means of payment that the provider keeps no more. */
  async forget(registration: string): Promise<void> {
    await this.#db
      .updateTable('provider_payments')
      .set({ registration: null })
      .where('provider', '=', this.#provider)
      .where(sql<string>`registration ->> 'id'`, '=', registration)
      .execute();
  }

  /** What was captured and refunded: also what the provider has accepted and not confirmed yet. */
  async totals(paymentId: string): Promise<{ captured: number; refunded: number }> {
    const rows = await this.#db
      .selectFrom('provider_operations')
      .select(({ fn }) => ['kind', fn.sum<number>('minor').as('minor')])
      .where('payment_id', '=', paymentId)
      .where('state', '<>', 'failed')
      .groupBy('kind')
      .execute();
    const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.minor ?? 0);
    return { captured: of('capture'), refunded: of('refund') };
  }

  #entries() {
    return this.#db.selectFrom('provider_payments').selectAll().where('provider', '=', this.#provider);
  }

  #insert({ paymentId, processor, amount, captureNow }: Entered, isClosed = false) {
    return this.#db.insertInto('provider_payments').values({
      ...{ payment_id: paymentId, provider: this.#provider, processor, state: 'waiting' },
      ...{ amount_minor: amount.minor, currency: amount.currency, capture_now: captureNow },
      ...{ is_closed: isClosed, created_at: this.#now() },
    });
  }
}
