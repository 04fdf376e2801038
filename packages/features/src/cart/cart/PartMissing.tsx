import { useMessages } from '../../platform/i18n/index.ts';
import { PartMissing as Missing, type MissingPartProps } from '../../platform/lazyPart/index.ts';
import { cartMessages } from './cartMessages.ts';

/** In place of a part of the bag whose code could not be loaded. */
export function PartMissing({ onRetry }: MissingPartProps) {
  const t = useMessages(cartMessages);
  return (
    <Missing retryLabel={t('cart.retry')} onRetry={onRetry}>
      {t('cart.partMissing')}
    </Missing>
  );
}
