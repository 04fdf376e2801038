import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { PaymentProvider } from '../payment/PaymentProvider.ts';
import type { PaymentProviders } from '../payment/PaymentProviders.ts';
import { applyProviderState } from './applyProviderState.ts';

/** Milliseconds after which the provider is asked whether an event was lost. */
const askAgainAfter = 15 * 60_000;

interface LaterPayment {
  readonly id: string;
  readonly processor: string;
  readonly dueAt: Date;
}

/**
 * Settles orders that are paid later: asks the provider now and then for money whose event was lost, and ends those
 * that were not paid in time. Part of `reconcile`.
 */
export async function reconcileLater(
  shop: CommerceContext,
  providers: PaymentProviders,
): Promise<{ looked: number; placed: number; failed: number }> {
  const now = shop.clock.now();
  const askedBefore = new Date(now.getTime() - askAgainAfter);
  const { rows } = await sql<LaterPayment>`
    select id, processor, due_at as "dueAt" from payments
    where state = 'waiting' and instructions is not null
      and (due_at <= ${now}::timestamptz or changed_at <= ${askedBefore}::timestamptz)
    order by changed_at limit 100`.execute(shop.db);
  const done = { looked: rows.length, placed: 0, failed: 0 };
  for (const payment of rows) {
    try {
      const provider = providers.of(payment.processor);
      const result = await settleOne(shop, provider, payment, payment.dueAt <= now);
      if (result) done[result] += 1;
    } catch (error) {
      // Asked for again in the next run.
      shop.log.warn('payment not reconciled', { paymentId: payment.id, why: String(error).slice(0, 200) });
    }
    // Asked for after all others next time.
    await sql`update payments set changed_at = ${now}::timestamptz
      where id = ${payment.id} and state = 'waiting'`.execute(shop.db);
  }
  return done;
}

async function settleOne(
  shop: CommerceContext,
  provider: PaymentProvider,
  { id }: LaterPayment,
  isDue: boolean,
): Promise<'placed' | 'failed' | undefined> {
  // Closed at the provider first: what is paid from then on is late, and what was paid before is known.
  const isClosed = isDue && (await provider.void(id)).kind === 'done';
  const known = await provider.find(id);
  if (!known) return undefined;
  const isOver = isClosed && (known.state === 'voided' || known.state === 'waiting');
  const { kind } = await applyProviderState(
    shop,
    provider,
    isOver ? { ...known, state: 'voided', declineCode: 'PaymentExpired' } : known,
  );
  return kind === 'placed' || kind === 'failed' ? kind : undefined;
}
