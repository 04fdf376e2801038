import { useMessages } from '../../platform/i18n/index.ts';
import { PartMissing as Missing, type MissingPartProps } from '../../platform/lazyPart/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** In place of a part of the checkout whose code could not be loaded. */
export function PartMissing({ onRetry }: MissingPartProps) {
  const t = useMessages(checkoutMessages);
  return (
    <Missing retryLabel={t('checkout.retry')} onRetry={onRetry}>
      {t('checkout.partMissing')}
    </Missing>
  );
}
