import { Button, ButtonLink } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { useRetryWhenOnline, type FailureReason } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { cartMessages, type CartKey } from './cartMessages.ts';

const messages: Readonly<Record<FailureReason, { title: CartKey; text: CartKey }>> = {
  offline: { title: 'cart.offline.title', text: 'cart.offline.text' },
  unavailable: { title: 'cart.failed.title', text: 'cart.failed.text' },
  rateLimited: { title: 'cart.failed.title', text: 'cart.rateLimited.text' },
  signIn: { title: 'cart.signIn.title', text: 'cart.signIn.text' },
};

/** Why the bag can't be shown, and what the shopper can do. */
export function CartMessage({ reason, onRetry }: { reason: FailureReason; onRetry: () => void }) {
  const site = useSite();
  const t = useMessages(cartMessages);
  useRetryWhenOnline(onRetry);
  const { title, text } = messages[reason];
  // Only where the shop has a sign-in page.
  const signInPath = reason === 'signIn' ? site.signInPath : undefined;
  return (
    <EmptyState
      level={1}
      title={t(title)}
      actions={
        signInPath === undefined ? (
          <Button onClick={onRetry}>{t('cart.retry')}</Button>
        ) : (
          <ButtonLink href={site.href(signInPath)}>{t('cart.signIn.action')}</ButtonLink>
        )
      }
    >
      {t(reason === 'signIn' && signInPath === undefined ? 'cart.over.text' : text)}
    </EmptyState>
  );
}
