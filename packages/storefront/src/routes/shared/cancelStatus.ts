import type { CancelStatus } from '@touchline/features/checkout/orders';
import type { ActionResult } from '../page.ts';

/** The HTTP answer to a form that should have cancelled an order and did not. */
export function cancelStatus(status: CancelStatus): ActionResult {
  if (status.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
  return { status: status.kind === 'failed' ? 503 : 409 };
}
