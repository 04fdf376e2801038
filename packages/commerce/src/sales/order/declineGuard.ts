import type { CardTries } from '../../kernel/limits/cardTries.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Checkout } from './Checkout.ts';

/** Whether a caller may pay: not at all, or while fewer cards than these were tried. */
export type Allowance = 'blocked' | { readonly below: CardTries };

/**
 * Limits card attempts: first a bot check is required (428), then a block that looks like any decline. Counts by
 * shopper and by source, so that a new basket does not reset the count. `use` decides whether a proof is used up.
 */
export async function guardAgainstDeclines(
  { limits, bots, shop }: Checkout,
  { byShopper, bySource }: CardTries,
  request: Request,
  use: 'check' | 'use',
): Promise<Allowance> {
  const block = { byShopper: limits.declinesUntilBlock, bySource: limits.sourceDeclinesUntilBlock };
  const check = {
    byShopper: Math.min(limits.declinesUntilCheck, block.byShopper),
    bySource: Math.min(limits.sourceDeclinesUntilCheck, block.bySource),
  };
  if (byShopper >= block.byShopper || bySource >= block.bySource) {
    shop.log.warn('payments blocked after declines', { byShopper, bySource });
    return 'blocked';
  }
  if (byShopper < check.byShopper && bySource < check.bySource) return { below: check };
  if (await bots.passed(request, use)) return { below: block };
  shop.log.warn('bot check asked for after declines', { byShopper, bySource });
  throw botCheckNeeded(bots.challenge !== undefined);
}

/** A 428; `details.canProve` is whether the caller can get a challenge now (`getBotChallenge`). */
export function botCheckNeeded(canProve: boolean): Failure {
  return new Failure(428, 'user_is_blocked_by_recaptcha', 'Show that you are a person first.', {
    details: { canProve },
  });
}
