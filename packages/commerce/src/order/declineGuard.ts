import type { LoadedBasket } from '../basket/loadBasket.ts';
import { Failure } from '../routing/Failure.ts';
import type { Checkout } from './Checkout.ts';

/**
 * What repeated declines lead to: first a bot check (428), then a block that looks like any decline. Counted by
 * shopper and by source, so that a new basket does not start anew.
 */
export async function guardAgainstDeclines(
  { limits, bots, shop }: Checkout,
  { byShopper, bySource }: LoadedBasket['declines'],
  request: Request,
): Promise<'open' | 'blocked'> {
  if (byShopper >= limits.declinesUntilBlock || bySource >= limits.sourceDeclinesUntilBlock) {
    shop.log.warn('payments blocked after declines', { byShopper, bySource });
    return 'blocked';
  }
  const isSuspicious =
    byShopper >= limits.declinesUntilCheck || bySource >= limits.sourceDeclinesUntilBlock / 2;
  if (isSuspicious && !(await bots.passed(request))) {
    throw new Failure(428, 'user_is_blocked_by_recaptcha', 'Show that you are a person first.');
  }
  return 'open';
}
