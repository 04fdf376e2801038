import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { PaymentProvider } from '../payment/PaymentProvider.ts';
import { noProcessor, type PaymentProviders } from '../payment/PaymentProviders.ts';
import { applyProviderState } from './applyProviderState.ts';
import { returnToGiftCards } from '../giftCard/returnToGiftCards.ts';
import { anyOrder, type StoredOrder } from './loadOrder.ts';
import { refundPayment } from './paymentOperations.ts';
import { tellRefundDelayed, tellRefundMade } from './refundNews.ts';
import { settleVoided } from './settlePlaced.ts';

/**
 * Gives back the money of an order that its shopper cancelled: voids what is only authorised, refunds what was captured.
 * Repeated until the provider has confirmed it; each repetition asks for the same, so that nothing is refunded twice.
 * Returns whether nothing is owed any more.
 */
export async function giveBack(
  shop: CommerceContext,
  providers: PaymentProviders,
  orderId: string,
): Promise<boolean> {
  const order = await anyOrder(shop.db, orderId);
  if (order?.status !== 'cancelled') return false;
  if (order.processor === noProcessor) await settleVoided(shop.db, order.paymentId, shop.clock.now());
  const isBack =
    // Nothing was paid of an order that is paid at the door.
    order.processor === noProcessor ||
    (await voidAuthorised(shop, providers.of(order.processor), order)) ||
    (await refundCaptured(shop, providers, orderId));
  if (!isBack) return false;
  if (order.giftMinor > order.giftReturnedMinor) {
    const back = { orderId, minor: order.giftMinor - order.giftReturnedMinor, key: `cancel.${orderId}` };
    await returnToGiftCards(shop.db, back, shop.clock.now());
  }
  await shop.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('payments')
      .select(['refund_refused_at as refusedAt', 'captured_minor as minor'])
      .where('id', '=', order.paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('payments')
      .set({ give_back_since: null, refund_refused_at: null })
      .where('id', '=', order.paymentId)
      .execute();
    if (before.refusedAt) await tellRefundMade(trx, { orderId, minor: before.minor }, shop.clock.now());
  });
  return true;
}

/** Voids an authorisation. A capture that was under way wins: then there is something to refund. */
async function voidAuthorised(
  shop: CommerceContext,
  provider: PaymentProvider,
  { paymentId, state }: StoredOrder,
): Promise<boolean> {
  if (state === 'voided') return true;
  if (state !== 'authorised') return false;
  const closed = await provider.void(paymentId);
  const known = await provider.find(paymentId);
  if (known && known.capturedMinor > 0) {
    await applyProviderState(shop, provider, known);
    return false;
  }
  if (closed.kind !== 'done') return false;
  await settleVoided(shop.db, paymentId, shop.clock.now());
  return true;
}

/** Refunds what was captured and not refunded yet; a refund whose answer was lost is asked for again with its own key. */
async function refundCaptured(
  shop: CommerceContext,
  providers: PaymentProviders,
  orderId: string,
): Promise<boolean> {
  const order = await anyOrder(shop.db, orderId);
  if (order?.state !== 'captured' && order?.state !== 'refunded') return false;
  const asked = await shop.db
    .selectFrom('payment_operations')
    .select(['key', 'minor'])
    .where('payment_id', '=', order.paymentId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'asked')
    .execute();
  const rest = order.capturedMinor - order.refundedMinor;
  // Nothing can come of a key that the provider has refused.
  const refused = await shop.db
    .selectFrom('payment_operations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('payment_id', '=', order.paymentId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow();
  const tries = Number(refused.count) === 0 ? '' : `:${refused.count}`;
  const next = rest > 0 ? [{ key: `cancel:${orderId}:${order.refundedMinor}${tries}`, minor: rest }] : [];
  for (const operation of [...asked, ...next]) {
    const outcome = await refundPayment(shop, providers, { orderId, ...operation });
    if (outcome.kind === 'refused') await refuse(shop, order, outcome.reason);
    if (outcome.kind !== 'done') return false;
  }
  return true;
}

/** Says that the provider refused: in the log, by a counter, and to the shopper. It is asked for again after a while. */
async function refuse(
  shop: CommerceContext,
  { id: orderId, paymentId }: StoredOrder,
  reason: string,
): Promise<void> {
  const now = shop.clock.now();
  await shop.db.transaction().execute(async (trx) => {
    const late = await trx
      .updateTable('payments')
      .set({ refund_refused_at: now, changed_at: now })
      .where('id', '=', paymentId)
      .where('give_back_since', 'is not', null)
      .returning(['captured_minor as captured', 'refunded_minor as refunded'])
      .executeTakeFirst();
    if (late) await tellRefundDelayed(trx, { orderId, minor: late.captured - late.refunded }, now);
  });
  shop.counters.add('refunds_refused');
  shop.log.error('ALERT: a refund was refused', new Error(reason), { orderId });
}
