import type { Say } from '../i18n/index.ts';
import type { BagError } from './BagStore.ts';
import type en from './messages/en.ts';

/** What a refusal is told as, with the numbers it came with. */
export function bagErrorText({ kind, left, max, failure }: BagError, say: Say<typeof en>): string {
  if (kind === 'QUANTITY_EXCEEDED' && max !== undefined) return say('error.QUANTITY_EXCEEDED.max', { max });
  if (kind === 'BasketQuotaExceededException' && max !== undefined)
    return say('error.BasketQuotaExceededException.max', { max });
  if (kind === 'QUANTITY_UNAVAILABLE' && left !== undefined && left > 0)
    return say('error.QUANTITY_UNAVAILABLE.left', { count: left });
  if (kind === 'UNKNOWN' && (failure === 'offline' || failure === 'rateLimited'))
    return say(`error.${failure}`);
  return say(`error.${kind}`);
}
