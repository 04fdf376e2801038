import { sql, type RawBuilder } from 'kysely';
import type { StoredOrder } from './loadOrder.ts';

/*
 * Until when a shopper may cancel: before anything is sent. An order is `new` until its packing has begun, and money
 * that was not taken at once is taken when a parcel is sent. What is sent by email is sent as soon as it is paid, and whoever
 * has a gift card's code can spend it: such an order is not cancelled. Nor is one that
 * came in exchange: nothing was paid for it that could come back. The rule is here twice, for the page and for the
 * statement.
 */

/** Whether the shopper may still cancel an order. */
export const isCancellable = ({
  status,
  state,
  captureNow,
  capturedMinor,
  amountMinor,
  data,
  replaces,
}: Pick<
  StoredOrder,
  'status' | 'state' | 'captureNow' | 'capturedMinor' | 'amountMinor' | 'data' | 'replaces'
>): boolean =>
  status === 'new' &&
  replaces === null &&
  !data.giftCards &&
  !data.downloads &&
  (state === 'authorised' ||
    state === 'onDelivery' ||
    (state === 'captured' && (captureNow || capturedMinor >= amountMinor)));

/** The same for rows of orders and payments named `o` and `p`. */
export const cancellable: RawBuilder<boolean> = sql<boolean>`(o.status = 'new' and o.replaces is null
  and o.data -> 'giftCards' is null and o.data -> 'downloads' is null
  and (p.state in ('authorised', 'onDelivery') or (p.state = 'captured' and (p.capture_now or p.captured_minor >= p.amount_minor))))`;
