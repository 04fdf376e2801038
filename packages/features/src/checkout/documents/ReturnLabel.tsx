import type { Order } from '@touchline/contract/order/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { useMessages } from '../../platform/i18n/index.ts';
import { documentsMessages } from './documentsMessages.ts';

/** The label of a return, to print; nothing once it has arrived. */
export function ReturnLabel({ order, returnId }: { order: Pick<Order, 'documents'>; returnId: string }) {
  const t = useMessages(documentsMessages);
  const label = order.documents?.find(
    (document) => document.kind === 'returnLabel' && document.returnId === returnId,
  );
  if (!label) return null;
  return (
    <ButtonLink variant="secondary" href={label.href}>
      {t('documents.label')}
    </ButtonLink>
  );
}
