import type { InvoicingDetails } from '@touchline/contract/invoicing/schema';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { useMessages } from '../../platform/i18n/index.ts';
import { invoicingMessages } from './invoicingMessages.ts';

/** Whom the invoice of an order is for, on its page and its printed receipt. */
export function OrderInvoicing({ details }: { details: InvoicingDetails }) {
  const t = useMessages(invoicingMessages);
  const { number, company, taxNumber, recipientCode, certifiedEmail } = details;
  if (!number) return null;
  const lines = [
    { term: t(`number.${number}`), value: taxNumber },
    ...(recipientCode ? [{ term: t('recipientCode'), value: recipientCode }] : []),
    ...(certifiedEmail ? [{ term: t('certifiedEmail'), value: certifiedEmail }] : []),
  ];
  return (
    <Stack gap={4}>
      <Heading level={2} variant="label">
        {t(number === 'cashReceiptPhone' || number === 'businessNumber' ? 'title.cashReceipt' : 'title')}
      </Heading>
      {company ? (
        <p>
          <bdi>{company}</bdi>
        </p>
      ) : null}
      {lines.map(({ term, value }) => (
        <p key={term}>
          {term}: <bdi dir="ltr">{value}</bdi>
        </p>
      ))}
    </Stack>
  );
}
