import { Button, ButtonLink } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import type { FailureReason } from '../basket/index.ts';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { cartWords, type CartKey } from './cartWords.ts';

const messages: Readonly<Record<FailureReason, { title: CartKey; text: CartKey }>> = {
  offline: { title: 'cart.offline.title', text: 'cart.offline.text' },
  unavailable: { title: 'cart.failed.title', text: 'cart.failed.text' },
  rateLimited: { title: 'cart.failed.title', text: 'cart.rateLimited.text' },
  signIn: { title: 'cart.signIn.title', text: 'cart.signIn.text' },
};

/** Why the bag can't be shown, and what helps. */
export function CartMessage({ reason, onRetry }: { reason: FailureReason; onRetry: () => void }) {
  const site = useSite();
  const say = useWords(cartWords);
  const { title, text } = messages[reason];
  return (
    <EmptyState
      level={1}
      title={say(title)}
      actions={
        reason === 'signIn' ? (
          <ButtonLink href={site.href('/login')}>{say('cart.signIn.action')}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{say('cart.retry')}</Button>
        )
      }
    >
      {say(text)}
    </EmptyState>
  );
}
