import { couponRefusals, type CouponRefusal } from '@touchline/contract/coupon/constants';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { codesMessages } from './codesMessages.ts';
import type { CodeProblem } from './CodesStore.ts';

const isRefusal = (kind: string): kind is CouponRefusal => couponRefusals.some((known) => known === kind);

/** Says why a code was not taken, or why a coupon of the basket takes nothing off. */
export function useCodeProblem(): (problem: CodeProblem | { kind: string }) => string {
  const t = useMessages(codesMessages);
  const site = useSite();
  return (problem) => {
    if ('seconds' in problem) return t('problem.rateLimited', { count: Math.ceil(problem.seconds / 60) });
    if ('minimum' in problem && problem.minimum !== undefined)
      return t('problem.BELOW_MINIMUM.from', { sum: site.money(problem.minimum, 'short') });
    switch (problem.kind) {
      case 'giftCardRefused':
        return t('giftcard.error.default');
      case 'required':
      case 'tooManyGiftCards':
        return t(`problem.${problem.kind}`);
      default:
        return t(isRefusal(problem.kind) ? `problem.${problem.kind}` : 'problem.failed');
    }
  };
}
