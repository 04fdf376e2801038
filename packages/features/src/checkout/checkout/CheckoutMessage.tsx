import { Button, ButtonLink } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { useRetryWhenOnline, type FailureReason } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { checkoutMessages, type CheckoutKey } from './checkoutMessages.ts';

type Reason = FailureReason | 'members';

const messages: Readonly<Record<Reason, { title: CheckoutKey; text: CheckoutKey }>> = {
  offline: { title: 'checkout.offline.title', text: 'checkout.offline.text' },
  unavailable: { title: 'checkout.failed.title', text: 'checkout.failed.text' },
  rateLimited: { title: 'checkout.failed.title', text: 'checkout.rateLimited.text' },
  signIn: { title: 'pay.signIn.title', text: 'pay.signIn.text' },
  members: { title: 'checkout.members.title', text: 'checkout.members.text' },
};

/** Why the checkout is not available, and what the shopper can do. */
export function CheckoutMessage({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  useRetryWhenOnline(onRetry);
  // Signing in is offered where there is a page for it.
  const signInPath = reason === 'members' ? site.signInPath : undefined;
  const { title, text } =
    signInPath === undefined
      ? messages[reason]
      : ({ title: 'checkout.signIn.title', text: 'checkout.signIn.text' } as const);
  return (
    <EmptyState
      level={1}
      title={t(title)}
      actions={
        <>
          {signInPath === undefined ? null : (
            <ButtonLink href={site.href(signInPath)}>{t('checkout.signIn.action')}</ButtonLink>
          )}
          {reason === 'members' ? null : <Button onClick={onRetry}>{t('checkout.retry')}</Button>}
          <ButtonLink variant="secondary" href={site.href('/cart')}>
            {t('checkout.backToBag')}
          </ButtonLink>
        </>
      }
    >
      {t(text)}
    </EmptyState>
  );
}
