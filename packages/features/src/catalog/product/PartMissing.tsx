import { useMessages } from '../../platform/i18n/index.ts';
import { PartMissing as Missing, type MissingPartProps } from '../../platform/lazyPart/index.ts';
import { productMessages } from './productMessages.ts';

/** In place of a part of the product page whose code could not be loaded. */
export function PartMissing({ onRetry }: MissingPartProps) {
  const t = useMessages(productMessages);
  return (
    <Missing retryLabel={t('failed.retry')} onRetry={onRetry}>
      {t('failed.part')}
    </Missing>
  );
}
