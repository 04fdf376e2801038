import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { capturePayment } from '../order/paymentOperations.ts';
import type { PaymentProviders } from '../payment/PaymentProviders.ts';

/** After a refusal it is asked for again then. */
const retryMinutes = 30;

interface OwedParcel {
  readonly id: string;
  readonly orderId: string;
  readonly minor: number;
  readonly refusals: number;
  /** The provider has taken all of the order already, as at a bank or a counter. */
  readonly isTaken: boolean;
}

/**
 * Takes the money of parcels that are sent or laid ready, each its share of what the method pays. An answer that was lost is asked for again with
 * the same key; what the provider refuses stays owed, is tried again, and raises an alert. Returns how many were paid.
 */
export async function captureParcels(shop: CommerceContext, providers: PaymentProviders): Promise<number> {
  const now = shop.clock.now();
  const before = new Date(now.getTime() - retryMinutes * 60_000);
  const { rows } = await sql<OwedParcel>`
    select c.id, c.order_id as "orderId", c.capture_minor::float8 as minor,
      p.captured_minor >= p.amount_minor and not exists (
        select from payment_operations x where x.payment_id = p.id and x.kind = 'capture' and x.state = 'asked') as "isTaken", (
      select count(*)::int from payment_operations x where x.payment_id = p.id and x.state = 'refused'
        and x.key like 'parcel:' || c.id || ':%') as refusals
    from parcels c join payments p on p.order_id = c.order_id
    where c.captured_at is null and c.state not in ('waiting', 'packed')
      and p.state in ('authorised', 'captured', 'refunded') and p.give_back_since is null
      and not exists (select from payment_operations x where x.payment_id = p.id and x.state = 'refused'
        and x.key like 'parcel:' || c.id || ':%' and x.created_at > ${before}::timestamptz)
    order by c.changed_at limit 100`.execute(shop.db);
  let paid = 0;
  for (const { id, orderId, minor, refusals, isTaken } of rows) {
    const outcome =
      minor === 0 || isTaken
        ? { kind: 'done' as const }
        : await capturePayment(shop, providers, { orderId, minor, key: `parcel:${id}:${refusals}` });
    if (outcome.kind === 'done') {
      await shop.db.updateTable('parcels').set({ captured_at: now }).where('id', '=', id).execute();
      paid += 1;
    } else if (outcome.kind === 'refused') {
      shop.counters.add('captures_refused');
      shop.log.error('ALERT: the money of a parcel was refused', new Error(outcome.reason), { parcelId: id });
    }
  }
  return paid;
}
