import type { Translate } from '../../platform/i18n/index.ts';
import type { BagError } from './BagStore.ts';
import type en from './messages/en.ts';

/** The message of a refusal, with its numbers. */
export function bagErrorText({ kind, left, max, tier, failure }: BagError, t: Translate<typeof en>): string {
  if (kind === 'QUANTITY_EXCEEDED' && max !== undefined) return t('error.QUANTITY_EXCEEDED.max', { max });
  if (kind === 'BasketQuotaExceededException' && max !== undefined)
    return t('error.BasketQuotaExceededException.max', { max });
  if (kind === 'QUANTITY_UNAVAILABLE' && left !== undefined && left > 0)
    return t('error.QUANTITY_UNAVAILABLE.left', { count: left });
  if (kind === 'LAUNCH_MEMBERS_ONLY') return t('error.LAUNCH_MEMBERS_ONLY', { tier: tier ?? 1 });
  if (kind === 'UNKNOWN' && (failure === 'offline' || failure === 'rateLimited'))
    return t(`error.${failure}`);
  return t(`error.${kind}`);
}
