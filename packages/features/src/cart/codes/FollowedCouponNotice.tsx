import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { codesMessages } from './codesMessages.ts';
import type { CodesStore } from './CodesStore.ts';
import { useCodeProblem } from './useCodeProblem.ts';

/** What became of the coupon that a link brought. */
export const FollowedCouponNotice = observer(function FollowedCouponNotice({ store }: { store: CodesStore }) {
  const t = useMessages(codesMessages);
  const problemText = useCodeProblem();
  const { followed } = store;
  if (!followed) return null;
  const { code, problem, isWaiting } = followed;
  if (isWaiting) return <Callout tone="info">{t('link.empty', { code })}</Callout>;
  if (!problem) return <Callout tone="success" title={t('link.done', { code })} />;
  return (
    <Callout tone="warning" title={t('link.refused', { code })}>
      {problemText(problem)}
    </Callout>
  );
});
