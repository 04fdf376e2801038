import type { LineRefusal } from '../basket/index.ts';
import type { Say } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Why a change of a line did not come about, in words. */
export function refusalText({ outcome }: LineRefusal, say: Say<typeof en>): string {
  if (outcome.kind === 'gone') return say('refused.gone');
  if (outcome.kind === 'failed') {
    if (outcome.reason === 'offline') return say('refused.offline');
    return say(outcome.reason === 'rateLimited' ? 'refused.rateLimited' : 'refused.UNKNOWN');
  }
  const { reason, left, max } = outcome;
  if (reason === 'QUANTITY_EXCEEDED' && max !== undefined) return say('refused.QUANTITY_EXCEEDED', { max });
  if (reason === 'QUANTITY_UNAVAILABLE' && left !== undefined)
    return say('refused.QUANTITY_UNAVAILABLE', { left });
  if (reason === 'BasketQuotaExceededException') return say('refused.BasketQuotaExceededException');
  return say(reason === 'SIZE_OUT_OF_STOCK' ? 'refused.SIZE_OUT_OF_STOCK' : 'refused.UNKNOWN');
}
