import { readReturnForm, type ReturnStore } from '@touchline/features/checkout/returns';
import type { ActionResult } from '../page.ts';

/** Handles the posted form of a return; `done` once it is announced. */
export async function submitReturn(
  store: ReturnStore,
  form: FormData,
  done: ActionResult,
): Promise<ActionResult> {
  if (!store.order) return { status: store.status.kind === 'failed' ? 503 : 404 };
  const key = form.get('requestKey');
  // The page of the form made it: posting it twice is one return.
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) store.requestKey = key;
  await store.submit(
    readReturnForm(
      form,
      (store.order.returnable ?? []).map(({ itemId }) => itemId),
    ),
  );
  store.keepAnswer();
  const { status } = store;
  if (status.kind === 'announced') return done;
  if (status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
  const isConflict = status.kind === 'notReturnable' || status.kind === 'exchangeUnavailable';
  return { status: status.kind === 'notSent' ? 503 : isConflict ? 409 : 422 };
}
