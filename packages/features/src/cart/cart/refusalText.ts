import type { LineRefusal } from '../basket/index.ts';
import type { Translate } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** The message why a change of a line failed. */
export function refusalText({ outcome }: LineRefusal, t: Translate<typeof en>): string {
  if (outcome.kind === 'gone') return t('refused.gone');
  if (outcome.kind === 'failed') {
    if (outcome.reason === 'offline') return t('refused.offline');
    return t(outcome.reason === 'rateLimited' ? 'refused.rateLimited' : 'refused.UNKNOWN');
  }
  const { reason, left, max } = outcome;
  if (reason === 'QUANTITY_EXCEEDED' && max !== undefined) return t('refused.QUANTITY_EXCEEDED', { max });
  if (reason === 'QUANTITY_UNAVAILABLE' && left !== undefined)
    return t('refused.QUANTITY_UNAVAILABLE', { left });
  if (reason === 'BasketQuotaExceededException') return t('refused.BasketQuotaExceededException');
  if (reason === 'GIFT_REFUSED') return t('refused.GIFT_REFUSED');
  return t(reason === 'SIZE_OUT_OF_STOCK' ? 'refused.SIZE_OUT_OF_STOCK' : 'refused.UNKNOWN');
}
