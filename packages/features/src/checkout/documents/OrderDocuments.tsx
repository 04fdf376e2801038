import type { OrderDocument } from '@touchline/contract/order/documentSchema';
import type { Order } from '@touchline/contract/order/schema';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { documentsMessages } from './documentsMessages.ts';

const Files = styled.ul`
  display: grid;
  gap: ${token('space.12')};
  justify-items: start;
`;

export interface OrderDocumentsProps {
  order: Pick<Order, 'documents'>;
  /** Address of the page of a credit note; without it its PDF is linked. */
  creditNoteHref?: ((number: string) => string) | undefined;
}

/** Links to the documents of an order; nothing without one. The label of a return stands with the return. */
export function OrderDocuments({ order, creditNoteHref }: OrderDocumentsProps) {
  const t = useMessages(documentsMessages);
  const site = useSite();
  const documents = (order.documents ?? []).filter(({ kind }) => kind !== 'returnLabel');
  if (documents.length === 0) return null;
  const link = ({ kind, number = '', amount = 0, href }: OrderDocument) => {
    if (kind === 'creditNote' && creditNoteHref)
      return (
        <Link href={creditNoteHref(number)}>
          {t('documents.creditNote', { number, sum: site.money(amount) })}
        </Link>
      );
    return (
      <Link href={href}>
        {kind === 'creditNote'
          ? t('documents.creditNote.file', { number })
          : t(kind === 'invoice' ? 'documents.invoice' : 'documents.receipt', { number })}
      </Link>
    );
  };
  return (
    <Stack gap={12} data-no-print="">
      <Heading level={2} variant="head">
        {t('documents.title')}
      </Heading>
      <Files role="list">
        {documents.map((document) => (
          <li key={document.number ?? document.kind}>{link(document)}</li>
        ))}
      </Files>
    </Stack>
  );
}
