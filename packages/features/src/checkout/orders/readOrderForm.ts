import { cancelReasons, type CancelReason } from '@touchline/contract/order/schema';

export type OrderChange =
  { action: 'ask' } | { action: 'cancel'; reason: CancelReason | undefined } | { action: 'reorder' };

/** Parses a posted form of an order's page; `undefined` for anything else. */
export function readOrderForm(form: FormData): OrderChange | undefined {
  const action = form.get('action');
  if (action === 'ask' || action === 'reorder') return { action };
  if (action !== 'cancel') return undefined;
  return { action, reason: cancelReasons.find((reason) => reason === form.get('reason')) };
}
