import { Button } from '@touchline/design-system/Button';
import { Callout, type CalloutProps } from '@touchline/design-system/Callout';
import { focusOnLoad } from '@touchline/design-system/foundations';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages, type CheckoutKey } from './checkoutMessages.ts';
import type { PlacingNotice } from './placing/PlacingNotice.ts';

type Spoken = { title: CheckoutKey; text: CheckoutKey; tone: CalloutProps['tone'] };

function spoken(notice: PlacingNotice): Spoken {
  if (notice.kind === 'personLimit')
    return {
      title: 'pay.personLimit.title',
      text: notice.left === 0 ? 'pay.personLimit.none' : 'pay.personLimit.text',
      tone: 'warning',
    };
  if (notice.kind !== 'failed') {
    const isWarning =
      notice.kind === 'totalChanged' ||
      notice.kind === 'dueChanged' ||
      notice.kind === 'couponUsed' ||
      notice.kind === 'changedElsewhere' ||
      notice.kind === 'unknown';
    return {
      title: `pay.${notice.kind}.title`,
      text: `pay.${notice.kind}.text`,
      tone: isWarning ? 'warning' : 'urgent',
    };
  }
  const { reason } = notice;
  return { title: `pay.${reason}.title`, text: `pay.${reason}.text`, tone: 'urgent' };
}

/** The result of the last attempt to continue, next to the button. */
export const CheckoutNotice = observer(function CheckoutNotice({
  store,
  onSignInAgain,
}: {
  store: CheckoutStore;
  /** Asks for the password above the page. @default a link to the sign-in page */
  onSignInAgain?: (() => void) | undefined;
}) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { status, notice } = store.placing;
  if (status.kind === 'checking')
    return (
      <Callout isAnnounced title={t('pay.checking.title')}>
        {t('pay.checking.text')}
      </Callout>
    );
  if (status.kind === 'leaving') return <Callout isAnnounced title={t('pay.leaving.title')} />;
  if (!notice) return null;
  const { title, text, tone } = spoken(notice);
  const values =
    notice.kind === 'totalChanged' || notice.kind === 'dueChanged'
      ? { from: site.money(notice.from), to: site.money(notice.to) }
      : notice.kind === 'couponUsed'
        ? { code: notice.couponCode }
        : notice.kind === 'personLimit'
          ? { product: notice.productName, max: notice.max, count: notice.left }
          : { count: notice.kind === 'failed' ? (notice.seconds ?? 1) : 1 };
  const isOver = notice.kind === 'failed' && notice.reason === 'signIn';
  return (
    <Callout
      tone={tone}
      isAnnounced
      tabIndex={-1}
      {...focusOnLoad}
      title={t(title, values)}
      actions={
        notice.kind === 'signInAgain' ? (
          <SignInAgain onSignInAgain={onSignInAgain} />
        ) : isOver || notice.kind === 'personLimit' ? (
          <Link href={site.href('/cart')}>{t('checkout.backToBag')}</Link>
        ) : null
      }
    >
      {t(text, values)}
    </Callout>
  );
});

function SignInAgain({ onSignInAgain }: { onSignInAgain: (() => void) | undefined }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const label = t('pay.signInAgain.action');
  if (onSignInAgain)
    return (
      <Button variant="secondary" size="small" onClick={onSignInAgain}>
        {label}
      </Button>
    );
  return <Link href={site.href('/account')}>{label}</Link>;
}
