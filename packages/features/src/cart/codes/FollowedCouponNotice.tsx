import { Callout } from '@touchline/design-system/Callout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { codesMessages } from './codesMessages.ts';
import type { CodesStore } from './CodesStore.ts';
import { useCodeProblem } from './useCodeProblem.ts';

/** What became of the coupon that a link brought. */
export const FollowedCouponNotice = observer(function FollowedCouponNotice({ store }: { store: CodesStore }) {
  const site = useSite();
  const t = useMessages(codesMessages);
  const problemText = useCodeProblem();
  const { followed } = store;
  if (!followed) return null;
  const { code, problem, isWaiting } = followed;
  // Back by the same link: it uses the coupon then, and the bag tells so.
  const signIn = site.signInHref(`/${store.context}?${new URLSearchParams({ coupon: code }).toString()}`);
  if (isWaiting) return <Callout tone="info">{t('link.empty', { code })}</Callout>;
  if (!problem) return <Callout tone="success" title={t('link.done', { code })} />;
  return (
    <Callout
      tone="warning"
      title={t('link.refused', { code })}
      actions={
        signIn && problem.kind === 'MEMBERS_ONLY' ? <Link href={signIn}>{t('signIn')}</Link> : undefined
      }
    >
      {problemText(problem)}
    </Callout>
  );
});
